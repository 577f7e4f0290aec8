import axios from 'axios';
import http from 'node:http';
import https from 'node:https';
import { clock } from '../lib/clock.ts';
import { ServiceError } from '../lib/failure.ts';
import type { Log } from '../lib/log.ts';
import type { Secret } from '../lib/secret.ts';
import type { HttpResponse } from './body.ts';
import { callFailure, connectionFailure, retryAfter } from './failure.ts';

/** The only way to the service: sends a call and returns its answer or a classified failure. */

interface Call {
  readonly method: 'GET' | 'POST';
  /** Starts with a slash; `service-api.md` section 4 says which ones also end with one. */
  readonly path: string;
  readonly body?: { readonly type: string; readonly text: string };
  readonly bearer?: Secret;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for this call instead of the default. */
  readonly timeout?: number;
  /** The body of a success does not matter and cannot fail the call, which may be repeated. A refusal's is read. */
  readonly ignoreBody?: true;
}

/** @throws ServiceError if no complete answer arrived; the body of a refusal may be missing. */
export type Send = (call: Call) => Promise<HttpResponse>;

/** `endpoint`: the path, of which there are few. `status`: as HTTP has it, or the kind of failure if none came. */
export type ObserveCall = (call: {
  readonly endpoint: string;
  readonly status: string;
  readonly seconds: number;
}) => void;

/** Larger answers are abandoned: 8 MiB, counted after decompression. */
const maxBodyBytes = 8 * 1024 * 1024;

/**
 * Milliseconds that a connection may be idle: less than any usual server allows, so that we close it, not the server. If
 * a server announces less (`Keep-Alive: timeout=`), Node respects that.
 */
const idleLimit = 1_000;

const isFine = (status: number): boolean => status >= 200 && status < 300;

/** Why we ended a call ourselves, if we did. */
type Ending = 'timeout' | 'cancelled' | undefined;

/**
 * One signal for all that may end a call. axios's `timeout` starts anew with each byte, and AbortSignal.any over a timeout
 * signal can lose its timer (nodejs/node#57736, open on Node 20).
 */
const startDeadline = (timeout: number, signals: readonly (AbortSignal | undefined)[]) => {
  const over = new AbortController();
  let reason: Ending;
  const end = (why: Ending): void => {
    reason ??= why;
    over.abort();
  };
  const timer = setTimeout(end, timeout, 'timeout');
  for (const signal of signals) {
    if (signal?.aborted === true) end('cancelled');
    else signal?.addEventListener('abort', () => end('cancelled'), { signal: over.signal });
  }
  return {
    signal: over.signal,
    reason: (): Ending => reason,
    /** To be called when the call is over, so that no timer and no listener stays. */
    clear: (): void => {
      clearTimeout(timer);
      over.abort();
    },
  };
};

/** What axios does not tell of a call that failed. */
interface Seen {
  /** The connection was established (including TLS): before that, Node sends no part of the request. */
  sent: boolean;
  /** The connection had been kept from an earlier call. */
  reused: boolean;
  /** What arrived of the answer, even if its body did not. */
  status?: number | undefined;
  retryAfter?: string | undefined;
}

/** The transport that axios asks to open the request, and what it saw. */
const watch = ({ ignoreBody }: Call) => {
  const seen: Seen = { sent: false, reused: false };
  const request = (
    options: https.RequestOptions,
    onResponse: (response: http.IncomingMessage) => void,
  ): http.ClientRequest => {
    const secure = options.protocol === 'https:';
    const opened = (secure ? https : http).request(options, (response) => {
      seen.status = response.statusCode ?? 0;
      seen.retryAfter = response.headers['retry-after'];
      onResponse(response);
      if (ignoreBody === true && isFine(seen.status)) response.destroy();
    });
    opened.once('socket', (socket) => {
      seen.reused = opened.reusedSocket;
      seen.sent = seen.reused;
      if (!seen.reused) socket.once(secure ? 'secureConnect' : 'connect', () => (seen.sent = true));
    });
    return opened;
  };
  return { seen, transport: { request } };
};

const answered = (
  { status = 0, retryAfter: header = '' }: Seen,
  bytes: Uint8Array,
  contentType: string,
): HttpResponse => {
  const wait = retryAfter(header, clock.wall());
  return { status, contentType, bytes, ...(wait === undefined ? {} : { retryAfter: wait }) };
};

/** A call without a complete answer. */
interface Lost {
  readonly error: unknown;
  readonly seen: Seen;
}

const codeOf = (error: unknown): string => (axios.isAxiosError(error) ? (error.code ?? '') : '');

/**
 * Whether a call that a kept connection lost may go once more, over a new one: only if it may be repeated, or if no part
 * of it could be written. For any other, nobody can tell whether the server dropped the connection before our call or
 * took it and then crashed, and nothing is asked twice by itself.
 */
const mayGoAgain = (call: Call, result: HttpResponse | Lost): boolean => {
  if (!('seen' in result) || !result.seen.reused || result.seen.status !== undefined) return false;
  const { error } = result;
  if (!['ECONNRESET', 'EPIPE'].includes(codeOf(error)) || !axios.isAxiosError(error)) return false;
  const isUnwritten =
    error.cause !== undefined && 'syscall' in error.cause && error.cause.syscall === 'write';
  return isUnwritten || call.method === 'GET' || call.ignoreBody === true;
};

/** A refusal counts by its status, even if its body is cut off, and so does a success whose body does not matter. */
const byStatus = (call: Call, { error, seen }: Lost, ended: Ending): HttpResponse => {
  const { status, sent } = seen;
  const isKnown = status !== undefined && (!isFine(status) || call.ignoreBody === true);
  if (isKnown && ended !== 'cancelled') return answered(seen, new Uint8Array(), '');
  // axios has no code of its own for it.
  const isTooLarge = axios.isAxiosError(error) && error.message.startsWith('maxContentLength');
  throw connectionFailure({ code: codeOf(error), sent, ended: isTooLarge ? 'too_large' : ended });
};

interface HttpOptions {
  /** Every call of this `Send` goes there and nowhere else. */
  readonly address: string;
  /** Milliseconds for a whole call, from the DNS lookup to the last byte. */
  readonly timeout: number;
  /** Ends every call, and closes the connections. */
  readonly closing: AbortSignal;
  readonly log: Log;
  readonly observe?: ObserveCall | undefined;
}

export const createSend = ({ address, timeout, closing, log, observe }: HttpOptions): Send => {
  const { Agent } = address.startsWith('https:') ? https : http;
  // An agent's `timeout` closes only idle connections; the deadline takes care of slow answers.
  const agent = new Agent({ keepAlive: true, timeout: idleLimit, scheduling: 'lifo' });
  closing.addEventListener('abort', () => agent.destroy(), { once: true });
  const client = axios.create({
    adapter: 'http',
    baseURL: address,
    proxy: false,
    maxRedirects: 0,
    maxContentLength: maxBodyBytes,
    responseType: 'arraybuffer',
    validateStatus: () => true,
    headers: { Accept: 'application/json, text/plain;q=0.9, */*;q=0.8', 'User-Agent': 'rounds' },
  });

  const attempt = async (call: Call, over: http.Agent): Promise<HttpResponse | Lost> => {
    const { seen, transport } = watch(call);
    const { method, path, body, bearer, signal = closing } = call;
    try {
      const { data, headers } = await client.request<Uint8Array>({
        method,
        url: path,
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': body.type }),
          ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer.reveal()}` }),
        },
        // As bytes, which axios leaves as they are.
        ...(body === undefined ? {} : { data: Buffer.from(body.text) }),
        signal,
        httpAgent: over,
        httpsAgent: over,
        transport,
      });
      return answered(seen, data, String(headers['content-type'] ?? ''));
    } catch (error) {
      return { error, seen };
    }
  };

  return async (call) => {
    const started = clock.monotonic();
    const deadline = startDeadline(call.timeout ?? timeout, [closing, call.signal]);
    const facts = { method: call.method, path: call.path };
    const tell = (status: string): void =>
      observe?.({ endpoint: call.path, status, seconds: (clock.monotonic() - started) / 1_000 });
    try {
      const bound = { ...call, signal: deadline.signal };
      const first = await attempt(bound, agent);
      const result = mayGoAgain(call, first) ? await attempt(bound, new Agent()) : first;
      const answer = 'seen' in result ? byStatus(call, result, deadline.reason()) : result;
      log.debug({ ...facts, status: answer.status, ms: clock.monotonic() - started }, 'service call');
      tell(String(answer.status));
      return answer;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      log.debug({ ...facts, ...error.failure, ms: clock.monotonic() - started }, 'service call failed');
      tell(error.failure.kind);
      throw error;
    } finally {
      deadline.clear();
    }
  };
};

// ---- what all resources under {base_url} have in common: a bearer, a JSON request, and a meaningful status

/** A call on somebody's account. @throws ServiceError for anything but a 2xx, too. */
export type SendAs = (call: Omit<Call, 'bearer'>) => Promise<HttpResponse>;

export const sendWith =
  (send: Send, bearer: Secret): SendAs =>
  async (call) => {
    const response = await send({ ...call, bearer });
    const failed = callFailure(response);
    if (failed !== undefined) throw failed;
    return response;
  };

/** What each call takes besides its own. */
export interface Until {
  readonly signal?: AbortSignal | undefined;
}

/** A call with this JSON, which is sent as it is. */
export const posting = (path: string, json: string, { signal }: Until) =>
  ({ method: 'POST', path, body: { type: 'application/json', text: json }, signal }) as const;
