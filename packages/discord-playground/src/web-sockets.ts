import type { IncomingMessage, Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Gate } from './gate.ts';
import { isOwnRequest } from './own-requests.ts';
import type { SurfaceContext } from './surface/context.ts';
import { streamEvents } from './surface/event-stream.ts';

const maxPayload = 1024 * 1024;

/** Stands for this server's address: only path and query of a request's target matter. */
const base = 'http://playground';

/** What serves a WebSocket at this target; undefined if nothing does. */
const serviceAt = (
  request: IncomingMessage,
  context: SurfaceContext,
  gate: Gate,
): ((socket: WebSocket) => void) | undefined => {
  const { url: target = '/' } = request;
  // "//" and the like are no addresses, and an exception here would end the process.
  if (!URL.canParse(target, base)) return undefined;
  const url = new URL(target, base);
  const path = url.pathname.replace(/\/$/, '');
  if (path === '/gateway') return (socket) => context.gateway.accept(socket, url.searchParams);
  const user = context.world.people().find(({ name }) => name === url.searchParams.get('person'));
  if (path !== '/playground/events' || user === undefined || !gate.isOpen(request)) return undefined;
  const withRequests = url.searchParams.get('requests') === '1';
  const withStage = url.searchParams.get('stage') === '1';
  return (socket) => streamEvents(context, { socket, userId: user.id, withRequests, withStage });
};

/** Opens the gateway and the event stream on a server. Returns a function that closes them. */
export const serveWebSockets = (
  server: Server,
  context: SurfaceContext,
  { origin, gate }: { readonly origin: () => string; readonly gate: Gate },
): (() => void) => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload });
  server.on('upgrade', (request, socket, head) => {
    const own = isOwnRequest(request.headers, origin());
    const serve = own ? serviceAt(request, context, gate) : undefined;
    if (serve === undefined) socket.destroy();
    else sockets.handleUpgrade(request, socket, head, serve);
  });
  return () => {
    for (const client of sockets.clients) client.terminate();
    sockets.close();
  };
};
