/** A WebSocket that reports what one person notices; on request, also what the bot requests and what is broken. */
import type { WebSocket } from 'ws';
import type { SurfaceContext } from './context.ts';
import { eventFor } from './views.ts';

interface Listening {
  readonly socket: WebSocket;
  readonly userId: string;
  readonly withRequests: boolean;
  /** Both kinds of the bot's requests, and the switches. */
  readonly withStage: boolean;
}

/** Readers that fall behind by more bytes than this are cut off; a page reconnects and reads everything again. */
const maxBuffered = 16 * 1024 * 1024;

export const streamEvents = (
  { world, requests, traffic, switches }: SurfaceContext,
  { socket, userId, withRequests, withStage }: Listening,
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
    ...(withRequests ? [requests.listen((exchange) => send({ kind: 'request', request: exchange }))] : []),
    ...(withStage
      ? [
          traffic.listen((record) => send({ kind: 'traffic', request: record })),
          switches.listen((positions) => send({ kind: 'switches', switches: positions })),
        ]
      : []),
  ];
  socket.on('close', () => {
    for (const stop of stops) stop();
  });
  socket.on('error', () => socket.terminate());
  send({ kind: 'ready', user_id: userId });
};
