import { createServer, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/** A proxy in front of a server, which may change what passes, or speak https. */

interface FrontOptions {
  /** Headers to send on; by default those that came. */
  readonly onRequest?: (headers: IncomingHttpHeaders, client: string) => OutgoingHttpHeaders;
  /** Headers to send back. */
  readonly onResponse?: (headers: IncomingHttpHeaders) => OutgoingHttpHeaders;
  readonly secure?: { readonly key: string; readonly cert: string };
}

/** Returns where it listens, without a trailing slash. Closed when the test is over. */
export const openFront = async (target: string, options: FrontOptions = {}): Promise<string> => {
  const { host } = new URL(target);
  const { onRequest = (headers) => headers, onResponse = (headers) => headers, secure } = options;
  const listener: Parameters<typeof createServer>[1] = (incoming, outgoing) => {
    const { method, headers, socket } = incoming;
    const url = new URL(incoming.url ?? '/', target);
    const onward = request(
      url,
      { method, headers: { ...onRequest(headers, socket.remoteAddress ?? ''), host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, onResponse(answer.headers));
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  };
  const server = secure === undefined ? createServer(listener) : createSecureServer(secure, listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return secure === undefined ? `http://127.0.0.1:${port}` : `https://localhost:${port}`;
};

/** A port that is free at the moment. */
export const freePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? String(address.port) : '0';
};
