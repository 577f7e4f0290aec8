import { DefaultRestOptions, REST, type RawFile, type RequestMethod, type RESTOptions } from 'discord.js';
import { DiscordError } from '../../lib/failure.ts';
import { GivenUp, unlessGivenUp } from '../../lib/given-up.ts';
import type { Secret } from '../../lib/secret.ts';
import { sharedAbort } from '../../lib/shared-abort.ts';
import { discordError } from './rest-failure.ts';

export interface RestRequest {
  readonly method: `${RequestMethod}`;
  readonly route: `/${string}`;
  readonly body?: object;
  readonly files?: readonly RawFile[];
  readonly query?: URLSearchParams;
  readonly signal?: AbortSignal;
}

/** Requests to Discord. Every failure is a DiscordError; 429 is waited out by discord.js. */
export interface DiscordRest {
  send(request: RestRequest): Promise<unknown>;
  /** Gives up what is under way, as `unreachable`; later requests fail the same way and are not sent. */
  close(): void;
}

interface RestAccess {
  /** The root including `/api`, without the version; Discord's own unless given. */
  readonly apiUrl?: string | undefined;
  readonly token: Secret;
  /** Discord answered 401: the token is no good any more. Told once. */
  readonly onUnauthorized: () => void;
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * discord.js takes a redirect for a success and does not try again after an orderly close without an answer
 * (UND_ERR_SOCKET), which is what an idle connection closed in the moment of sending looks like.
 */
const makeRequest: RESTOptions['makeRequest'] = async (url, init) => {
  try {
    const response = await DefaultRestOptions.makeRequest(url, init);
    if (response.status >= 300 && response.status < 400)
      throw new DiscordError({ kind: 'refused', status: response.status, code: 0 });
    return response;
  } catch (error) {
    if (isCode(error, 'UND_ERR_SOCKET'))
      throw Object.assign(new Error('connection closed'), { code: 'ECONNRESET' });
    throw error;
  }
};

/** The `rest` options of every discord.js client of ours. */
export const restOptions = (apiUrl: string | undefined): Partial<RESTOptions> => ({
  ...(apiUrl === undefined ? {} : { api: apiUrl.replace(/\/+$/, '') }),
  makeRequest,
});

interface Sending {
  readonly rest: REST;
  readonly auth: boolean;
  readonly signal: AbortSignal;
}

const sendBy = ({ rest, auth, signal }: Sending, request: RestRequest): Promise<unknown> => {
  const { method, route, body, files, query } = request;
  return rest.request({
    method: method as RequestMethod, // the enum's values are these very strings
    fullRoute: route,
    auth,
    signal,
    ...(body === undefined ? {} : { body }),
    ...(files === undefined || files.length === 0 ? {} : { files: [...files] }),
    ...(query === undefined ? {} : { query }),
  });
};

/**
 * Gives a request up when one of these signals comes. discord.js alone would sit out a 429 first, and it leaves its
 * listener on the signal that it is given: so each request has a signal of its own.
 */
const givingUpWith = async (
  signals: readonly AbortSignal[],
  send: (signal: AbortSignal) => Promise<unknown>,
): Promise<unknown> => {
  const own = new AbortController();
  const giveUp = (): void => own.abort();
  for (const signal of signals) signal.addEventListener('abort', giveUp, { once: true });
  try {
    for (const signal of signals) if (signal.aborted) throw new GivenUp('given up before it was sent');
    return await unlessGivenUp(own.signal, send(own.signal));
  } catch (error) {
    throw discordError(error);
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', giveUp);
  }
};

/** Milliseconds for one attempt with files: 10 MiB take 84 seconds at 1 Mbit/s. */
const uploadTimeout = 120_000;

/** discord.js knows one time-out a client, so files have a client of their own. */
export const createSender = (options: Partial<RESTOptions>, token?: Secret): DiscordRest => {
  const ordinary = new REST(options);
  // Not repeated in here: by then Discord may have forgotten the nonce, and whoever sends looks at the thread first.
  const uploading = new REST({ ...options, timeout: uploadTimeout, retries: 0 });
  const both = [ordinary, uploading];
  const closed = sharedAbort();
  if (token !== undefined) for (const rest of both) rest.setToken(token.reveal());
  return {
    send: (request) => {
      const rest = (request.files ?? []).length > 0 ? uploading : ordinary;
      const { signal: asked } = request;
      return givingUpWith([closed.signal, ...(asked === undefined ? [] : [asked])], (signal) =>
        sendBy({ rest, auth: token !== undefined, signal }, request),
      );
    },
    close: () => {
      closed.abort();
      for (const rest of both) {
        rest.clearHashSweeper();
        rest.clearHandlerSweeper();
      }
    },
  };
};

/** Requests in the bot's own name. */
export const createRest = ({ apiUrl, token, onUnauthorized }: RestAccess): DiscordRest => {
  const sender = createSender({ ...restOptions(apiUrl), timeout: 15_000 }, token);
  let refused = false;
  return {
    send: async (request) => {
      // discord.js forgets the token after a 401 and then throws an error without a code.
      if (refused) throw new DiscordError({ kind: 'unauthorized' });
      try {
        return await sender.send(request);
      } catch (error) {
        if (error instanceof DiscordError && error.failure.kind === 'unauthorized' && !refused) {
          refused = true;
          onUnauthorized();
        }
        throw error;
      }
    },
    close: () => sender.close(),
  };
};
