/** One connection to the gateway: hello, heartbeats, and the client's payloads, passed on in parsed form. */
import type { WebSocket } from 'ws';
import { parsePayload, type ClientPayload } from './payloads.ts';

const payloadsPerMinute = 120;

/** Milliseconds. Discord is never faster, and discord.py notes when it has sent a heartbeat only after a moment. */
const acknowledgedAfter = 10;

interface ConnectionPorts {
  readonly socket: WebSocket;
  /** Milliseconds between heartbeats. */
  readonly heartbeatInterval: number;
  readonly acknowledgesHeartbeats: () => boolean;
  readonly receive: (payload: ClientPayload) => void;
  readonly closed: (code: number) => void;
}

/** Greets a new connection and serves it until it closes. */
export const serveConnection = (ports: ConnectionPorts): void => {
  const { socket, heartbeatInterval } = ports;
  let recent: number[] = [];
  let timer: NodeJS.Timeout | undefined;

  const expectHeartbeat = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.terminate(), heartbeatInterval * 2);
    timer.unref();
  };

  socket.on('message', (data: Buffer) => {
    const now = Date.now();
    recent = [...recent.filter((at) => now - at < 60_000), now];
    if (recent.length > payloadsPerMinute) return socket.close(4008, 'You are being rate limited.');
    const payload = parsePayload(data.toString());
    if (payload === undefined) return socket.close(4002, 'Error while decoding payload.');
    if (payload.op === 1) {
      expectHeartbeat();
      if (ports.acknowledgesHeartbeats())
        setTimeout(() => socket.send('{"t":null,"s":null,"op":11,"d":null}'), acknowledgedAfter).unref();
    }
    return ports.receive(payload);
  });
  socket.on('close', (code) => {
    clearTimeout(timer);
    ports.closed(code);
  });
  socket.on('error', () => socket.terminate());

  expectHeartbeat();
  socket.send(
    JSON.stringify({
      t: null,
      s: null,
      op: 10,
      d: { heartbeat_interval: heartbeatInterval, _trace: ['playground'] },
    }),
  );
};
