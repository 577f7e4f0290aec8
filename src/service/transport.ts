import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { setImmediate as turnOfLoop } from 'node:timers/promises';

/**
 * How a call is sent and its answer received: on which connection, for how long, and whether anything may have been
 * sent.
 */

// ---- connections to one address: kept open for a moment after a call, so that the next one can reuse them

/**
 * Milliseconds that a connection may be idle: less than any usual server allows, so that we close it, not the server.
 * If a server announces less (`Keep-Alive: timeout=`), Node respects that.
 */
const idleLimit = 1_000;

/** Milliseconds after an answer within which a server that closes the connection unannounced has usually done so. */
const restTime = 10;

/** Beyond these, a connection that becomes free is closed: far more than are ever idle at once. */
const mostIdle = 256;

/** A connection for one call. */
interface Lease {
  readonly agent: http.Agent;
  /** To be awaited before the call, so that a kept connection that the server has closed is noticed. */
  readonly ready: () => Promise<void>;
  /** To be called when the call is over. */
  readonly end: () => void;
}

export interface Connections {
  /** One that no other call is using and that has been idle for at least 10 ms, or a new one. */
  readonly lease: () => Lease;
  /** Closes those that are idle. */
  readonly close: () => void;
}

/** `address`: an http or https address. */
export const createConnections = (address: string): Connections => {
  const { Agent } = address.startsWith('https:') ? https : http;
  /**
   * One agent per connection, so that we choose between them, not Node. An agent whose connection was closed stays: it
   * opens the next one, which is faster over https because it remembers the TLS session. The one used last comes last.
   */
  const idle: { readonly agent: http.Agent; readonly since: number }[] = [];

  const takeRested = (): http.Agent | undefined => {
    const latest = performance.now() - restTime;
    const index = idle.findLastIndex(({ since }) => since <= latest);
    return index < 0 ? undefined : idle.splice(index, 1)[0]?.agent;
  };

  return {
    lease: () => {
      const rested = takeRested();
      // An agent's `timeout` closes only idle connections; the deadline takes care of slow answers.
      const agent = rested ?? new Agent({ keepAlive: true, timeout: idleLimit });
      return {
        agent,
        ready: async () => {
          if (rested === undefined) return;
          // Sockets are read between two such turns; a single turn may end before they are read.
          await turnOfLoop();
          await turnOfLoop();
        },
        end: () => {
          if (idle.length < mostIdle) idle.push({ agent, since: performance.now() });
          else agent.destroy();
        },
      };
    },
    close: () => {
      for (const { agent } of idle) agent.destroy();
    },
  };
};

// ---- one signal for everything that may end a call: the time-out, the caller, and the closing of the client

interface Deadline {
  readonly signal: AbortSignal;
  /** Why the signal fired, if it did. */
  readonly reason: () => 'timeout' | 'cancelled' | undefined;
  /** To be called when the call is over, so that no timer and no listener stays. */
  readonly clear: () => void;
}

/**
 * `timeout` in milliseconds. Done by hand, because AbortSignal.any over a timeout signal can lose its timer on Node 20.
 */
export const startDeadline = (timeout: number, signals: readonly AbortSignal[]): Deadline => {
  const controller = new AbortController();
  let reason: 'timeout' | 'cancelled' | undefined;
  const end = (why: 'timeout' | 'cancelled'): void => {
    reason ??= why;
    controller.abort();
  };
  const cancel = (): void => end('cancelled');
  const timer = setTimeout(() => end('timeout'), timeout);
  for (const signal of signals) {
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, { once: true });
  }
  return {
    signal: controller.signal,
    reason: () => reason,
    clear: () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', cancel);
    },
  };
};

// ---- whether any part of a request may have reached the service, which decides if it may be sent again

interface Watched {
  /** True once the connection is established (including TLS): before that, Node sends no part of the request. */
  readonly sent: () => boolean;
  /** For axios, which asks its transport to open the request. */
  readonly transport: {
    readonly request: (
      options: https.RequestOptions,
      onResponse: (response: http.IncomingMessage) => void,
    ) => http.ClientRequest;
  };
}

export const watchRequest = (): Watched => {
  let sent = false;
  const markSent = (): void => {
    sent = true;
  };
  return {
    sent: () => sent,
    transport: {
      request: (options, onResponse) => {
        const secure = options.protocol === 'https:';
        const request = (secure ? https : http).request(options, onResponse);
        request.once('socket', (socket) => {
          if (request.reusedSocket) markSent();
          else socket.once(secure ? 'secureConnect' : 'connect', markSent);
        });
        return request;
      },
    },
  };
};

// ---- the bytes of an answer

/** Larger answers are abandoned: 8 MiB, counted after decompression. */
export const maxBodyBytes = 8 * 1024 * 1024;

/** An answer of more than `maxBodyBytes`. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/**
 * Reads a stream to its end.
 * @throws TooLargeError, and whatever the stream fails with; a stream that ends early counts as failed.
 */
export const readBytes = async (stream: Readable, limit = maxBodyBytes): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > limit) stream.destroy(new TooLargeError());
    });
    // Stays after the end, so that a late error from the socket has a listener.
    stream.on('error', reject);
    stream.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    stream.on('close', () => reject(new Error('the answer ended early')));
  });
