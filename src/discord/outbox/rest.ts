import { DefaultRestOptions, REST } from 'discord.js';
import type { RawFile, RequestMethod, RESTOptions } from 'discord.js';
import { DiscordError } from '../../lib/failure.ts';
import { GivenUp, unlessGivenUp } from '../../lib/given-up.ts';
import type { Secret } from '../../lib/secret.ts';
import { discordError } from './discord-error.ts';
import { SentAway } from './sent-away.ts';

export interface RestRequest {
  readonly method: `${RequestMethod}`;
  readonly route: `/${string}`;
  readonly body?: object;
  readonly files?: RawFile[];
  readonly query?: URLSearchParams;
  readonly signal?: AbortSignal | undefined;
}

/** Requests to Discord. Every failure is a DiscordError; 429 is waited out by discord.js. */
export interface DiscordRest {
  /** Resolves with what Discord documents, unchecked, but never with nothing. */
  send(request: RestRequest): Promise<unknown>;
}

export interface RestAccess {
  /** The root including `/api`, without the version; Discord's own unless given. */
  readonly apiUrl?: string | undefined;
  readonly token: Secret;
  /** Aborts what is in progress, as `unreachable`; later requests fail the same way and are not sent. */
  readonly closing: AbortSignal;
  /** Discord answered 401: the token is no longer valid. Called once. */
  readonly onUnauthorized: () => void;
  readonly observe?: ObserveRequest | undefined;
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Every attempt, those that are repeated included. */
export type ObserveRequest = (request: {
  readonly method: string;
  /** Without ids and tokens, so there are few of them. */
  readonly route: string;
  /** As HTTP has it; undefined if no answer came. */
  readonly status: number | undefined;
  /** Whom a 429 concerns. */
  readonly scope: 'user' | 'global' | 'shared' | undefined;
}) => void;

/** What follows it in a path is a secret, or as good as a text that somebody wrote. */
const beforeUnknown: ReadonlySet<string> = new Set(['interactions', 'webhooks']);

/** `/channels/123/messages` becomes `/channels/:id/messages`. */
export const routeOf = (url: string): string => {
  const path = new URL(url).pathname.replace(/^.*?\/v\d+\//, '');
  const parts = path.split('/');
  const kept = parts.map((part, place) => {
    if (beforeUnknown.has(parts[place - 2] ?? '')) return ':token';
    return /^[a-z-]+$|^@me$|^@original$/.test(part) ? part : ':id';
  });
  return `/${kept.join('/')}`;
};

const scopes = ['user', 'global', 'shared'] as const;

/** The `rest` options of every discord.js client of ours. */
export const restOptions = (apiUrl: string | undefined, observe?: ObserveRequest): Partial<RESTOptions> => {
  const sentAway = new SentAway();
  const makeRequest: RESTOptions['makeRequest'] = async (url, init) => {
    const method = init.method ?? 'GET';
    const request = { method, route: routeOf(url) };
    try {
      const response = await DefaultRestOptions.makeRequest(url, init);
      const { status, headers } = response;
      const scope = scopes.find((each) => each === headers.get('x-ratelimit-scope'));
      observe?.({ ...request, status, scope });
      // discord.js takes a redirect for a success.
      if (status >= 300 && status < 400) throw new DiscordError({ kind: 'refused', status, code: 0 });
      return await sentAway.withWait(`${method} ${url}`, response);
    } catch (error) {
      if (error instanceof DiscordError) throw error;
      observe?.({ ...request, status: undefined, scope: undefined });
      // An idle connection that is closed at the moment of sending: discord.js retries for ECONNRESET alone
      // (`shouldRetry` in its utilities).
      if (isCode(error, 'UND_ERR_SOCKET'))
        throw Object.assign(new Error('connection closed'), { code: 'ECONNRESET' });
      throw error;
    }
  };
  return { ...(apiUrl === undefined ? {} : { api: apiUrl.replace(/\/+$/, '') }), makeRequest };
};

/**
 * Aborts a request when one of these signals fires. discord.js alone would wait out a 429 first, and it leaves its
 * listener on the signal it is given (both in `RequestManager`), so each request has a signal of its own.
 */
const givingUpWith = async (
  signals: readonly (AbortSignal | undefined)[],
  send: (signal: AbortSignal) => Promise<unknown>,
): Promise<unknown> => {
  const own = new AbortController();
  const giveUp = (): void => own.abort();
  for (const signal of signals) signal?.addEventListener('abort', giveUp, { once: true });
  try {
    if (signals.some((signal) => signal?.aborted === true)) throw new GivenUp('given up before it was sent');
    return (await unlessGivenUp(own.signal, send(own.signal))) ?? {};
  } finally {
    for (const signal of signals) signal?.removeEventListener('abort', giveUp);
  }
};

/** Milliseconds for one attempt with files: 10 MiB take 84 seconds at 1 Mbit/s. */
const uploadTimeout = 120_000;

interface Sender {
  readonly options: Partial<RESTOptions>;
  /** Aborts what is in progress, as `unreachable`; later requests fail the same way and are not sent. */
  readonly closing: AbortSignal;
  readonly token?: Secret;
}

/** discord.js has one time-out per client, so files have a client of their own. */
export const createSender = ({ options, closing, token }: Sender): DiscordRest => {
  const ordinary = new REST(options);
  // Not retried here: by then Discord may have forgotten the nonce, so the sender looks at the thread first.
  const uploading = new REST({ ...options, timeout: uploadTimeout, retries: 0 });
  if (token !== undefined) for (const rest of [ordinary, uploading]) rest.setToken(token.reveal());
  return {
    send: async ({ method, route, signal: asked, ...data }) => {
      const rest = data.files === undefined || data.files.length === 0 ? ordinary : uploading;
      try {
        return await givingUpWith([closing, asked], (signal) =>
          rest.request({
            ...data,
            method: method as RequestMethod, // the enum's values are exactly these strings
            fullRoute: route,
            auth: token !== undefined,
            signal,
          }),
        );
      } catch (error) {
        throw discordError(error, route);
      }
    },
  };
};

/** Requests in the bot's own name. */
export const createRest = ({ apiUrl, token, closing, onUnauthorized, observe }: RestAccess): DiscordRest => {
  const options = { ...restOptions(apiUrl, observe), timeout: 15_000 };
  const { send } = createSender({ options, closing, token });
  let refused = false;
  return {
    send: async (request) => {
      // discord.js forgets the token after a 401 (`handleErrors`) and then throws an error without a code.
      if (refused) throw new DiscordError({ kind: 'unauthorized' });
      try {
        return await send(request);
      } catch (error) {
        if (error instanceof DiscordError && error.failure.kind === 'unauthorized' && !refused) {
          refused = true;
          onUnauthorized();
        }
        throw error;
      }
    },
  };
};
