/** All connections to the gateway, and what a test lets happen to them. */
import type { WebSocket } from 'ws';
import type { Log } from '../log.ts';
import { compress } from './compress.ts';
import { serveConnection } from './connection.ts';
import type { ClientPayload } from './payloads.ts';

interface ConnectionsPorts {
  readonly heartbeatInterval: number;
  readonly log: Log;
  readonly receive: (socket: WebSocket, payload: ClientPayload) => void;
  readonly closed: (socket: WebSocket, code: number) => void;
}

export class Connections {
  readonly #ports: ConnectionsPorts;
  readonly #sockets = new Set<WebSocket>();
  /** Those that nobody greets because the gateway is lost. Undefined while it is there. */
  #ungreeted: (() => void)[] | undefined;
  /** Whether heartbeats go unanswered. */
  muted = false;

  constructor(ports: ConnectionsPorts) {
    this.#ports = ports;
  }

  /** Serves a WebSocket that has just been opened. */
  accept(socket: WebSocket, asked: URLSearchParams): void {
    this.#sockets.add(socket);
    if (asked.get('compress') === 'zlib-stream') compress(socket);
    if (this.#ungreeted === undefined) return this.#serve(socket, asked);
    socket.on('error', () => socket.terminate());
    this.#ungreeted.push(() => this.#serve(socket, asked));
  }

  #serve(socket: WebSocket, asked: URLSearchParams): void {
    if (socket.readyState !== socket.OPEN) {
      this.#sockets.delete(socket);
      return;
    }
    serveConnection({
      socket,
      heartbeatInterval: this.#ports.heartbeatInterval,
      acknowledgesHeartbeats: () => !this.muted,
      receive: (payload) => this.#ports.receive(socket, payload),
      closed: (code) => {
        this.#sockets.delete(socket);
        this.#ports.closed(socket, code);
      },
    });
    if (!['9', '10'].includes(asked.get('v') ?? '')) return socket.close(4012, 'Invalid API version.');
    const odd = ['encoding=etf', 'compress=zstd-stream'].find((pair) => asked.toString().includes(pair));
    if (odd === undefined) return undefined;
    this.#ports.log.warn({ asked: odd }, 'the playground speaks JSON, plain or as a zlib-stream');
    // Discord would honour it, so has no code for it; after this one no client tries again.
    return socket.close(4012, `The playground does not have ${odd}.`);
  }

  each(act: (socket: WebSocket) => void): void {
    for (const socket of this.#sockets) act(socket);
  }

  /** Cuts them all without a goodbye. */
  drop(): void {
    this.each((socket) => socket.terminate());
  }

  lose(): void {
    this.#ungreeted ??= [];
    this.drop();
  }

  restore(): void {
    const waiting = this.#ungreeted ?? [];
    this.#ungreeted = undefined;
    for (const serve of waiting) serve();
  }
}
