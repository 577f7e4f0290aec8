/** A WebSocket that tells what one person notices, and the bot's requests where asked for. */
import type { WebSocket } from 'ws';
import type { SurfaceContext } from './context.ts';
import { eventFor } from './views.ts';

interface Listening {
  readonly socket: WebSocket;
  readonly userId: string;
  readonly withRequests: boolean;
}

/** Slower readers than this many bytes are cut off; a page reconnects and reads everything anew. */
const maxBuffered = 16 * 1024 * 1024;

export const streamEvents = (
  { world, requests }: SurfaceContext,
  { socket, userId, withRequests }: Listening,
): void => {
  const send = (event: object): void => {
    if (socket.bufferedAmount > maxBuffered) return socket.terminate();
    socket.send(JSON.stringify(event));
  };
  const stops = [
    world.changes.listen((change) => {
      const event = eventFor(world, change, userId);
      if (event !== undefined) send(event);
    }),
    ...(withRequests ? [requests.listen((record) => send({ kind: 'request', request: record }))] : []),
  ];
  socket.on('close', () => {
    for (const stop of stops) stop();
  });
  socket.on('error', () => socket.terminate());
  send({ kind: 'ready', user_id: userId });
};
