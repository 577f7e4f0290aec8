import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { setImmediate as turnOfLoop } from 'node:timers/promises';

/** How a call goes out and its answer comes in: on which connection, for how long, and whether anything can have been sent. */

// ---- connections to one address: kept for a moment after a call, so that a later one finds one ready

/**
 * Milliseconds that a connection may lie idle: less than any usual server allows, so that we and not the server end
 * it. A server that announces less (`Keep-Alive: timeout=`) is obeyed by Node.
 */
const idleLimit = 1_000;

/** Milliseconds after an answer in which a server that closes without saying so usually has done it. */
const restTime = 10;

/** Beyond these, a connection that is free again is let go: far more than ever wait to be used again. */
const mostIdle = 256;

/** A connection for one call. */
interface Lease {
  readonly agent: http.Agent;
  /** To be awaited before the call: by then a kept connection that the server has closed is found closed. */
  readonly ready: () => Promise<void>;
  /** To be called when the call is over. */
  readonly end: () => void;
}

export interface Connections {
  /** One that no other call has, and that has been idle for 10 ms at least; or a new one. */
  readonly lease: () => Lease;
  /** Closes those that are idle. */
  readonly close: () => void;
}

/** `address`: an http or https address. */
export const createConnections = (address: string): Connections => {
  const { Agent } = address.startsWith('https:') ? https : http;
  /**
   * An agent for each connection, so that we and not Node choose between them. One whose connection was closed stays:
   * it makes the next one, and over https with less ado, as it remembers the session. The one used last stands last.
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
      // For an agent, Node's `timeout` closes only what is idle: a slow answer is the deadline's business.
      const agent = rested ?? new Agent({ keepAlive: true, timeout: idleLimit });
      return {
        agent,
        ready: async () => {
          if (rested === undefined) return;
          // Sockets are read between two such turns; one alone may come before the reading.
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

// ---- one signal for everything that may end a call: time, the caller, and the client's own end

interface Deadline {
  readonly signal: AbortSignal;
  /** Why the signal fired, if it did. */
  readonly reason: () => 'timeout' | 'cancelled' | undefined;
  /** To be called when the call is over, so that no timer and no listener stays. */
  readonly clear: () => void;
}

/** `timeout` in milliseconds. By hand, because AbortSignal.any over a timeout signal can lose its timer on Node 20. */
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

// ---- whether anything of a request can have reached the service: what decides if it may be sent again

interface Watched {
  /** True from the moment the connection stands (TLS included): before that, Node sends nothing of the request. */
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

/** Larger answers are given up: 8 MiB, counted after decompression. */
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
    // Stays after the end, so that a late error of the socket has a listener.
    stream.on('error', reject);
    stream.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    stream.on('close', () => reject(new Error('the answer ended early')));
  });
