import { DefaultRestOptions, REST } from 'discord.js';
import type { RawFile, RequestMethod, RESTOptions } from 'discord.js';
import { DiscordError, mayHaveArrived } from '../../lib/failure.ts';
import { GivenUp, pause, unlessGivenUp } from '../../lib/waiting.ts';
import type { Secret } from '../../lib/secret.ts';
import { discordError } from './discord-error.ts';

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

/** Every attempt, those that are repeated included. */
export type ObserveRequest = (request: {
  readonly method: string;
  /** Without ids and tokens, so there are few of them. */
  readonly route: string;
  /** As HTTP has it; undefined if no answer came. */
  readonly status: number | undefined;
  /** Whom a 429 concerns. */
  readonly scope: 'user' | 'global' | 'shared' | undefined;
  /** Milliseconds that Discord asks to wait, 0 if it does not. */
  readonly wait: number;
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

export interface Tries {
  /** Milliseconds for one. */
  readonly timeout: number;
  /** Milliseconds before each repeat. */
  readonly pauses: readonly number[];
  /** What is repeated: by default, whatever may not have arrived, although it may have. */
  readonly repeats?: (error: DiscordError) => boolean;
}

type TriesOf = (request: {
  readonly method: string;
  readonly route: string;
  readonly hasFiles: boolean;
}) => Tries;

interface SenderOptions extends Pick<RestAccess, 'apiUrl' | 'closing' | 'observe'> {
  readonly token?: Secret;
  readonly triesOf: TriesOf;
  /** What a failure means to whoever has sent the request. */
  readonly meaningOf: (error: DiscordError, request: RestRequest) => DiscordError;
  readonly limits?: Pick<Partial<RESTOptions>, 'globalRequestsPerSecond' | 'handlerSweepInterval'>;
}

/**
 * Seconds before what was sent away with 429 is repeated, at least, and where the header names no number of them, which
 * may also be a date: discord.js (`SequentialHandler`) would repeat it at once, until Discord bans the address.
 */
const waits = { least: 0.35, unsaid: 5 };

/** Makes one try, from the connection to the last byte of the answer, within its time. */
const createTry =
  ({ triesOf, observe }: SenderOptions): RESTOptions['makeRequest'] =>
  async (url, init) => {
    const { method = 'GET' } = init;
    const tell = (status: number | undefined, headers?: { get(name: string): string | null }): void => {
      const scope = scopes.find((each) => each === headers?.get('x-ratelimit-scope'));
      const wait = Number(headers?.get('retry-after') ?? 0) * 1_000 || 0;
      observe?.({ method, route: routeOf(url), status, scope, wait });
    };
    const hasFiles = init.body instanceof FormData;
    const over = new AbortController();
    const end = (): void => over.abort();
    const timer = setTimeout(end, triesOf({ method, route: new URL(url).pathname, hasFiles }).timeout);
    init.signal?.addEventListener('abort', end, { once: true });
    try {
      const response = await DefaultRestOptions.makeRequest(url, { ...init, signal: over.signal });
      const { status } = response;
      tell(status, response.headers);
      // discord.js takes a redirect for a success.
      if (status >= 300 && status < 400) throw new DiscordError({ kind: 'refused', status, code: 0 });
      const body = await response.arrayBuffer();
      const headers = new Headers([...response.headers]);
      const said = Number.parseFloat(headers.get('retry-after') ?? '');
      const wait = Number.isNaN(said) ? waits.unsaid : Math.max(said, waits.least);
      if (status === 429) headers.set('retry-after', String(wait));
      return new globalThis.Response(body.byteLength === 0 ? null : body, { status, headers });
    } catch (error) {
      if (!(error instanceof DiscordError)) tell(undefined);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

/** Never reached: each try has a time of its own. */
const longestTry = 30 * 60_000;

/** The only way to Discord. */
export const createSender = (options: SenderOptions): DiscordRest => {
  const { apiUrl, closing, token, triesOf, meaningOf, limits } = options;
  const rest = new REST({
    ...(apiUrl === undefined ? {} : { api: apiUrl.replace(/\/+$/, '') }),
    ...limits,
    makeRequest: createTry(options),
    timeout: longestTry,
    retries: 0,
  });
  if (token !== undefined) rest.setToken(token.reveal());
  const sendOnce = ({ method, route, ...data }: RestRequest): Promise<unknown> =>
    rest.request({
      ...data,
      method: method as RequestMethod, // the enum's values are exactly these strings
      fullRoute: route,
      auth: token !== undefined,
    });

  return {
    send: async ({ signal: asked, ...request }) => {
      const { method, route, files = [] } = request;
      // discord.js alone would wait out a 429 before it gives up.
      const tries = triesOf({ method, route, hasFiles: files.length > 0 });
      const { pauses, repeats = ({ failure }) => mayHaveArrived(failure) } = tries;
      const unlessOver = <Result>(task: (signal: AbortSignal) => Promise<Result>): Promise<Result> =>
        unlessGivenUp([closing, asked], task);
      for (let tried = 0; ; tried += 1) {
        try {
          return (await unlessOver((signal) => sendOnce({ ...request, signal }))) ?? {};
        } catch (error) {
          const failed = discordError(error, route);
          // An earlier try had arrived.
          if (tried > 0 && failed.failure.kind === 'already_acknowledged') return {};
          const wait = pauses[tried];
          if (wait === undefined || error instanceof GivenUp || !repeats(failed))
            throw meaningOf(failed, request);
          // Where nobody waits any longer, the next try fails at once.
          await unlessOver((signal) => pause(wait, signal)).catch(() => undefined);
        }
      }
    },
  };
};

const ordinary: Tries = { timeout: 15_000, pauses: [0, 0, 0] };
/** 10 MiB take 84 seconds at 1 Mbit/s. By then Discord may have forgotten the nonce, so whoever posts looks first. */
const upload: Tries = { timeout: 120_000, pauses: [] };

/** Requests in the bot's own name. */
export const createRest = ({ onUnauthorized, ...access }: RestAccess): DiscordRest => {
  const triesOf: TriesOf = ({ method, hasFiles }) =>
    hasFiles && method === 'POST'
      ? upload
      : { ...ordinary, ...(hasFiles ? { timeout: upload.timeout } : {}) };
  let refused = false;
  const { send } = createSender({
    ...access,
    triesOf,
    meaningOf: (error) => {
      if (error.failure.kind === 'unauthorized' && !refused) {
        refused = true;
        onUnauthorized();
      }
      return error;
    },
  });
  return {
    send: async (request) => {
      // discord.js forgets the token after a 401 (`handleErrors`) and then throws an error without a code.
      if (refused) throw new DiscordError({ kind: 'unauthorized' });
      return send(request);
    },
  };
};
