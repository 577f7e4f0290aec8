/** The service as one object. */
import { ServiceError } from '../lib/failure.ts';
import { sharedAbort } from '../lib/waiting.ts';
import { createAuth, type AuthOptions } from './auth.ts';
import { createSend, type ObserveCall } from './http.ts';

interface ServiceOptions extends Omit<AuthOptions, 'send'> {
  readonly authUrl: string;
  readonly baseUrl: string;
  /** Milliseconds for one whole call. */
  readonly timeout: number;
  readonly observe?: ObserveCall | undefined;
}

const reachableWithin = 3_000;

/** Every call throws a ServiceError, and nothing else, when it fails. The settings say which addresses are safe. */
export const createService = (options: ServiceOptions) => {
  const { timeout, log, observe } = options;
  const closing = sharedAbort();
  const sendTo = (address: string) => createSend({ address, timeout, closing: closing.signal, log, observe });
  // A sender for each address, so that no password can go to the one and no token to the other.
  const toAuth = sendTo(options.authUrl);
  const toBase = sendTo(options.baseUrl);
  return {
    auth: createAuth({ ...options, send: toAuth }),
    /** To the base address: what everything but signing in goes through. */
    send: toBase,
    address: options.baseUrl,
    /** Milliseconds for one whole call. */
    timeout,
    /** Whether anything answers HTTP at the base address within three seconds. */
    reachable: async (): Promise<boolean> => {
      try {
        await toBase({ method: 'GET', path: '/', timeout: reachableWithin, ignoreBody: true });
        return true;
      } catch (error) {
        if (error instanceof ServiceError) return false;
        throw error;
      }
    },
    /** Aborts the calls in progress, as `cancelled`, and closes every connection; later calls fail the same way. */
    close: () => closing.abort(),
  };
};

export type Service = ReturnType<typeof createService>;
