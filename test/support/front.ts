import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createTcpServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';
import { selfSigned } from '../contract/service-certificate.ts';

/** What stands where the bot looks for something else: a proxy, a port that is free or taken, a database's door. */

/** Returns the port on which it listens now. */
const listening = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? String(address.port) : '0';
};

interface FrontOptions {
  /** Headers to send on; by default those that came. */
  readonly onRequest?: (headers: IncomingHttpHeaders, client: string) => OutgoingHttpHeaders;
  /** Headers to send back. */
  readonly onResponse?: (headers: IncomingHttpHeaders) => OutgoingHttpHeaders;
  /** What to send back of a path in place of what came. */
  readonly onBody?: (path: string, body: string) => string;
  readonly secure?: { readonly key: string; readonly cert: string };
}

/** Returns where it listens, without a trailing slash. Closed when the test is over. */
export const openFront = async (target: string, options: FrontOptions = {}): Promise<string> => {
  const { host } = new URL(target);
  const { onRequest = (headers) => headers, onResponse = (headers) => headers, onBody, secure } = options;
  const listener: Parameters<typeof createServer>[1] = (incoming, outgoing) => {
    const { method, headers, socket } = incoming;
    const url = new URL(incoming.url ?? '/', target);
    const onward = request(
      url,
      { method, headers: { ...onRequest(headers, socket.remoteAddress ?? ''), host } },
      (answer) => {
        const { 'content-length': length, ...others } = answer.headers;
        const kept = onBody === undefined && length !== undefined ? { 'content-length': length } : {};
        outgoing.writeHead(answer.statusCode ?? 502, onResponse({ ...others, ...kept }));
        if (onBody === undefined) answer.pipe(outgoing);
        else void text(answer).then((body) => outgoing.end(onBody(url.pathname, body)));
      },
    );
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  };
  const server = secure === undefined ? createServer(listener) : createSecureServer(secure, listener);
  const port = await listening(server);
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return secure === undefined ? `http://127.0.0.1:${port}` : `https://localhost:${port}`;
};

/** A port that is free at the moment. */
export const freePort = async (): Promise<string> => {
  const server = createTcpServer();
  const port = await listening(server);
  server.close();
  await once(server, 'close');
  return port;
};

/** A port on which something else listens until the test is over. */
export const takenPort = async (): Promise<string> => {
  const server = createTcpServer();
  onTestFinished(() => void server.close());
  return listening(server);
};

/** The address of a database whose certificate nobody vouches for. It gets no further than TLS. */
export const untrustedDatabase = async (): Promise<string> => {
  const server = createTcpServer((socket) => {
    // A client asks for TLS in a message of its own, which is answered with one letter.
    socket.once('data', () => {
      socket.write('S');
      new TLSSocket(socket, { isServer: true, ...selfSigned() }).on('error', () => socket.destroy());
    });
  });
  onTestFinished(() => void server.close());
  return `postgres://rounds:secret@127.0.0.1:${await listening(server)}/rounds?sslmode=verify-full`;
};
