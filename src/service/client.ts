/** The service as one object. */
import { ServiceError } from '../lib/failure.ts';
import { isLoopback } from '../lib/loopback.ts';
import { sharedAbort } from '../lib/waiting.ts';
import { createAuth, type AuthOptions } from './auth.ts';
import { createSend, type ObserveCall } from './http.ts';

/**
 * Checks an address from the settings; a path prefix is fine, with or without a trailing slash.
 * @throws Error with a plain message for anything but https, or http where it is allowed or loopback.
 */
const serviceAddress = ({
  name,
  url,
  allowHttp,
}: {
  readonly name: string;
  readonly url: string;
  readonly allowHttp: boolean;
}): string => {
  if (!URL.canParse(url)) throw new Error(`${name} is not a web address`);
  const address = new URL(url);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') {
    throw new Error(`${name} must begin with https://`);
  }
  if (address.username !== '' || address.password !== '' || address.search !== '' || address.hash !== '') {
    throw new Error(`${name} must not contain credentials, "?" or "#"`);
  }
  if (address.protocol === 'http:' && !allowHttp && !isLoopback(address.hostname)) {
    throw new Error(`${name} must begin with https://: plain http sends passwords and tokens unencrypted`);
  }
  return address.href.replace(/\/+$/, '');
};

interface ServiceOptions extends Omit<AuthOptions, 'send'> {
  readonly authUrl: string;
  readonly baseUrl: string;
  /** Milliseconds for one whole call. */
  readonly timeout: number;
  /** Allow plain http to other machines. */
  readonly allowHttp: boolean;
  readonly observe?: ObserveCall | undefined;
}

const reachableWithin = 3_000;

/**
 * Every call throws a ServiceError, and nothing else, when it fails.
 * @throws Error with a plain message for an address that cannot be used.
 */
export const createService = (options: ServiceOptions) => {
  const { timeout, allowHttp, log, observe } = options;
  const closing = sharedAbort();
  const sendTo = (name: string, url: string) => {
    const address = serviceAddress({ name, url, allowHttp });
    return createSend({ address, timeout, closing: closing.signal, log, observe });
  };
  // A sender for each address, so that no password can go to the one and no token to the other.
  const toAuth = sendTo('the address of the token endpoint', options.authUrl);
  const toBase = sendTo('the base address of the service', options.baseUrl);
  return {
    auth: createAuth({ ...options, send: toAuth }),
    /** To the base address: what everything but signing in goes through. */
    send: toBase,
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
