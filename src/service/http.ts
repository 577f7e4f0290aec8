import axios from 'axios';
import type { Readable } from 'node:stream';
import type { Log } from '../lib/log.ts';
import type { Secret } from '../lib/secret.ts';
import { maxBodyBytes, readBytes, startDeadline, TooLargeError, watchRequest } from './transport.ts';
import type { Connections } from './transport.ts';
import { callFailure, connectionFailure, retryAfter } from './failures.ts';

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
  /** The body of a success does not matter: it is not read and cannot fail the call. A refusal's body is read. */
  readonly ignoreBody?: true;
}

/** Any answer, whatever its status. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  /** Milliseconds. */
  readonly retryAfter?: number;
  readonly bytes: Uint8Array;
}

/** @throws ServiceError if no complete answer arrived; the body of a refusal may be missing. */
export type Send = (call: Call) => Promise<Answer>;

/** `endpoint`: the path, of which there are few. `status`: as HTTP has it, or the kind of failure if none came. */
export type ObserveCall = (call: {
  readonly endpoint: string;
  readonly status: string;
  readonly seconds: number;
}) => void;

interface HttpOptions {
  /** As `serviceAddress` gives it; every call of this `Send` goes there and nowhere else. */
  readonly address: string;
  /** Milliseconds for a whole call, from the DNS lookup to the last byte. */
  readonly timeout: number;
  readonly connections: Connections;
  /** Ends every call. */
  readonly closing: AbortSignal;
  readonly log: Log;
  readonly observe?: ObserveCall | undefined;
}

const maxRefusalBytes = 64 * 1024;

const headersOf = ({ body, bearer }: Call): Record<string, string> => ({
  Accept: 'application/json, text/plain;q=0.9, */*;q=0.8',
  'User-Agent': 'rounds',
  ...(body === undefined ? {} : { 'Content-Type': body.type }),
  ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer.reveal()}` }),
});

const isFine = (status: number): boolean => status >= 200 && status < 300;

/** A refusal counts by its status, even if its body is cut off. */
const refusalBytes = async (stream: Readable): Promise<Uint8Array> => {
  try {
    return await readBytes(stream, maxRefusalBytes);
  } catch {
    return new Uint8Array();
  }
};

const answerBytes = async (
  call: Call,
  answer: { readonly status: number; readonly size: number; readonly stream: Readable },
): Promise<Uint8Array> => {
  const fine = isFine(answer.status);
  const ignored = fine && call.ignoreBody === true;
  if (ignored || answer.size > maxBodyBytes) {
    answer.stream.on('error', () => undefined);
    answer.stream.destroy();
    if (fine && !ignored) throw new TooLargeError();
    return new Uint8Array();
  }
  return fine ? readBytes(answer.stream) : refusalBytes(answer.stream);
};

/**
 * Nothing is sent twice from here. If a kept connection breaks without an answer, nobody can tell whether the server
 * dropped it before our call or accepted the call and then crashed, so such a call is `in_doubt`, as on a new
 * connection. This is rare because idle connections are closed early and checked before each call.
 */
export const createSend = ({ address, timeout, connections, closing, log, observe }: HttpOptions): Send => {
  const client = axios.create({
    adapter: 'http',
    proxy: false,
    maxRedirects: 0,
    responseType: 'stream',
    validateStatus: () => true,
  });

  return async (call) => {
    const started = Date.now();
    const watched = watchRequest();
    const deadline = startDeadline(
      call.timeout ?? timeout,
      call.signal === undefined ? [closing] : [closing, call.signal],
    );
    const facts = { method: call.method, path: call.path };
    const seen = (status: string): void =>
      observe?.({ endpoint: call.path, status, seconds: (Date.now() - started) / 1_000 });
    const connection = connections.lease();
    try {
      await connection.ready();
      const response = await client.request<Readable>({
        method: call.method,
        url: address + call.path,
        headers: headersOf(call),
        // As bytes, which axios leaves as they are.
        ...(call.body === undefined ? {} : { data: Buffer.from(call.body.text) }),
        signal: deadline.signal,
        httpAgent: connection.agent,
        httpsAgent: connection.agent,
        transport: watched.transport,
      });
      const header = (name: string): string | undefined => {
        const value: unknown = response.headers[name];
        return typeof value === 'string' ? value : undefined;
      };
      const bytes = await answerBytes(call, {
        status: response.status,
        size: Number(header('content-length') ?? 0),
        stream: response.data,
      });
      const wait = retryAfter(header('retry-after'), Date.now());
      log.debug({ ...facts, status: response.status, ms: Date.now() - started }, 'service call');
      seen(String(response.status));
      return {
        status: response.status,
        contentType: header('content-type') ?? '',
        bytes,
        ...(wait === undefined ? {} : { retryAfter: wait }),
      };
    } catch (error) {
      const failed = connectionFailure({ error, sent: watched.sent(), ended: deadline.reason() });
      log.debug({ ...facts, ...failed.failure, ms: Date.now() - started }, 'service call failed');
      seen(failed.failure.kind);
      throw failed;
    } finally {
      connection.end();
      deadline.clear();
    }
  };
};

// ---- what all resources under {base_url} have in common: a bearer, a JSON request, and a meaningful status

/** On whose behalf, and until when. */
export interface Caller {
  readonly bearer: Secret;
  readonly signal?: AbortSignal | undefined;
}

const checked = (answer: Answer): Answer => {
  const failed = callFailure(answer);
  if (failed !== undefined) throw failed;
  return answer;
};

/** `json` is sent as it is. */
export const post = async (
  send: Send,
  call: { readonly path: string; readonly json: string; readonly caller: Caller; readonly ignoreBody?: true },
): Promise<Answer> => {
  const { path, json, caller, ...options } = call;
  const { bearer, signal } = caller;
  const body = { type: 'application/json', text: json };
  return checked(await send({ method: 'POST', path, body, bearer, signal, ...options }));
};

export const get = async (send: Send, path: string, { bearer, signal }: Caller): Promise<Answer> =>
  checked(await send({ method: 'GET', path, bearer, signal }));
