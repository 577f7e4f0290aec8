/** The service as one object. */
import { ServiceError } from '../lib/failure.ts';
import type { Log } from '../lib/log.ts';
import type { Secret } from '../lib/secret.ts';
import { sharedAbort } from '../lib/shared-abort.ts';
import { serviceAddress } from './address.ts';
import { createAuth, type Auth } from './auth.ts';
import { createChat, type Chat } from './chat.ts';
import { createCompose, type Compose } from './compose.ts';
import { createConnections, type Connections } from './transport.ts';
import { createEngage, type Engage } from './engage.ts';
import { createSend } from './http.ts';
import { createStream, type Stream } from './stream.ts';

/** Every call throws a ServiceError, and nothing else, when it fails. */
export interface Service {
  readonly auth: Auth;
  readonly compose: Compose;
  readonly chat: Chat;
  readonly engage: Engage;
  readonly stream: Stream;
  /** Whether anything answers HTTP at the base address within three seconds. */
  readonly reachable: () => Promise<boolean>;
  /** Ends the calls under way, as `cancelled`, and closes every connection; later calls fail the same way. */
  readonly close: () => void;
}

interface ServiceOptions {
  readonly authUrl: string;
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: Secret;
  /** Milliseconds for one whole call. */
  readonly timeout: number;
  /** Plain http beyond this machine. */
  readonly allowHttp: boolean;
  readonly log: Log;
}

const reachableWithin = 3_000;

/** @throws Error with a plain message for an address that cannot be used. */
export const createService = (options: ServiceOptions): Service => {
  const { clientId, clientSecret, timeout, allowHttp, log } = options;
  const closing = sharedAbort();
  const opened: Connections[] = [];
  const sendTo = (name: string, url: string) => {
    const address = serviceAddress({ name, url, allowHttp });
    const connections = createConnections(address);
    opened.push(connections);
    return createSend({ address, timeout, connections, closing: closing.signal, log });
  };
  // One way to each address, so that no password can go to the one and no token to the other.
  const toAuth = sendTo('the address of the token endpoint', options.authUrl);
  const toBase = sendTo('the base address of the service', options.baseUrl);
  return {
    auth: createAuth({ send: toAuth, clientId, clientSecret }),
    compose: createCompose(toBase),
    chat: createChat(toBase),
    engage: createEngage(toBase),
    stream: createStream(toBase),
    reachable: async () => {
      try {
        await toBase({ method: 'GET', path: '/', timeout: reachableWithin, ignoreBody: true });
        return true;
      } catch (error) {
        if (error instanceof ServiceError) return false;
        throw error;
      }
    },
    close: () => {
      // In this order, so that a call under way ends as given up and not as lost.
      closing.abort();
      for (const connections of opened) connections.close();
    },
  };
};
