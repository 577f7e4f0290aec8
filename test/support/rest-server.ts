/** A bare HTTP server in Discord's place, for responses that Discord rarely gives and the playground not on demand. */
import { onTestFinished } from 'vitest';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRest, type DiscordRest } from '../../src/discord/outbox/rest.ts';
import { Secret } from '../../src/lib/secret.ts';
import { secret } from './failures.ts';

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

export interface RestServer {
  /** The REST root, as in DISCORD_API_URL. */
  readonly apiUrl: string;
  readonly requests: readonly SeenRequest[];
  close(): Promise<void>;
}

type Answering = (request: SeenRequest, response: ServerResponse) => void;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

export const startRestServer = async (answer: Answering): Promise<RestServer> => {
  const requests: SeenRequest[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const seen = {
        method: request.method ?? '',
        path: (request.url ?? '').replace(/^\/api\/v10/, ''),
        authorization: request.headers.authorization,
        body,
      };
      requests.push(seen);
      answer(seen, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** The same, closed when the test is over. */
export const restServer = async (answer: Answering): Promise<RestServer> => {
  const server = await startRestServer(answer);
  onTestFinished(() => server.close());
  return server;
};

export const sendJson = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** Aborted when the test has ended. */
export const untilTestEnds = (): AbortSignal => {
  const over = new AbortController();
  onTestFinished(() => over.abort());
  return over.signal;
};

/** Our side of it, which may be used until the test is over. */
export const restTo = (apiUrl: string, more: Partial<Parameters<typeof createRest>[0]> = {}): DiscordRest =>
  createRest({
    apiUrl,
    token: new Secret(`token-${secret}`),
    closing: untilTestEnds(),
    onUnauthorized: () => undefined,
    ...more,
  });
