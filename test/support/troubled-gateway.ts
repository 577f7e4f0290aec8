import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { connectDiscord } from '../../src/discord/client.ts';
import type { GatewayTimes } from '../../src/discord/gateway/sessions.ts';
import { listenToGateway } from '../../src/discord/gateway/gateway.ts';
import { Secret } from '../../src/lib/secret.ts';
import { hearing } from './connected-bot.ts';
import { sendJson, startRestServer } from './rest-server.ts';
import { keptLog } from './stores.ts';

/** A gateway in trouble, which the playground, being a faithful one, never is, and a bot that is connected to it. */

export const self = '100000000000000001';
export const hello = { op: 10, d: { heartbeat_interval: 60_000 } };
/** Milliseconds, that nothing runs out by mistake on a busy machine. */
const times: GatewayTimes = {
  hello: 2_000,
  resume: 60_000,
  steady: 60_000,
  firstPause: 500,
  longestPause: 500,
  afresh: [600, 700],
};

export type Op = 'identify' | 'resume';

export interface Trouble {
  /** Leaves the request for a connection without any answer. */
  ignores?: (count: number) => boolean;
  /** Answers the request for a connection, of a resumed session or a new one; by default with a connection. */
  admits?: (isResume: boolean) => boolean;
  /** The first word on a connection; by default HELLO. */
  greet?: (socket: WebSocket, count: number) => void;
  /** What follows a RESUME; by default RESUMED. */
  resume?: (socket: WebSocket) => void;
  /** What READY tells beside the session itself. */
  ready?: object;
}

const startGateway = async (trouble: Trouble, { onTestFinished }: Pick<TestContext, 'onTestFinished'>) => {
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const url = `ws://127.0.0.1:${port}`;
  let restFails = false;
  const heard: Op[] = [];
  let sequence = 0;
  let connections = 0;
  let requests = 0;
  const dispatch = (socket: WebSocket, t: string, d: unknown): void => {
    sequence += 1;
    socket.send(JSON.stringify({ op: 0, s: sequence, t, d }));
  };
  const answer = (socket: WebSocket, op: number): void => {
    if (op === 2) {
      heard.push('identify');
      const session = { v: 10, session_id: 's', resume_gateway_url: `${url}/resume` };
      dispatch(socket, 'READY', { ...session, guilds: [], user: { id: self }, ...trouble.ready });
    } else if (op === 6) {
      heard.push('resume');
      if (trouble.resume === undefined) dispatch(socket, 'RESUMED', {});
      else trouble.resume(socket);
    }
  };
  http.on('upgrade', (request, connection, head) => {
    requests += 1;
    if (trouble.ignores?.(requests) === true) return;
    const isResume = request.url?.startsWith('/resume') === true;
    if (trouble.admits?.(isResume) === false) {
      if (isResume) heard.push('resume');
      connection.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, connection, head, (socket) => {
      connections += 1;
      socket.on('message', (data: Buffer) =>
        answer(socket, (JSON.parse(data.toString()) as { op: number }).op),
      );
      if (trouble.greet === undefined) socket.send(JSON.stringify(hello));
      else trouble.greet(socket, connections);
    });
  });
  const limit = { total: 1_000, remaining: 1_000, reset_after: 0, max_concurrency: 16 };
  const rest = await startRestServer(({ path }, response) => {
    if (restFails) sendJson(response, 503, {});
    else if (!path.startsWith('/gateway'))
      sendJson(response, 200, { id: self, username: 'rounds', flags: 0 });
    else sendJson(response, 200, { url, shards: 1, session_start_limit: limit });
  });
  onTestFinished(async () => {
    for (const socket of sockets.clients) socket.terminate();
    http.close();
    http.closeAllConnections();
    await rest.close();
  });
  return {
    apiUrl: rest.apiUrl,
    heard,
    /** Whatever Discord never says. */
    says: (t: string, d: unknown) => {
      for (const socket of sockets.clients) dispatch(socket, t, d);
    },
    closeAll: (code: number) => {
      for (const socket of sockets.clients) socket.close(code);
    },
    /** Nobody listens at its address any more. */
    goAway: () => {
      http.close();
      for (const socket of sockets.clients) socket.terminate();
    },
    comeBack: () => http.listen(port, '127.0.0.1'),
    failRest: (fails: boolean) => {
      restFails = fails;
    },
  };
};

export const connected = async (
  context: TestContext,
  trouble: Trouble = {},
  changed: Partial<GatewayTimes> = {},
) => {
  const interactions: unknown[] = [];
  const gateway = await startGateway(trouble, context);
  const { log, text } = keptLog();
  const losses: string[] = [];
  const ear = hearing();
  const discord = await connectDiscord({
    token: new Secret('t'),
    apiUrl: gateway.apiUrl,
    log,
    times: { ...times, ...changed },
    signal: new AbortController().signal,
    onFatal: (loss) => losses.push(loss),
  });
  context.onTestFinished(() => discord.close());
  const { self: own } = discord;
  await discord.open(
    listenToGateway({
      self: own,
      listeners: [ear.events],
      onInteraction: async (payload) => void interactions.push(payload),
      log,
    }),
  );
  /** Discord's REST interface fails, and works again. */
  const answersAgain = async (): Promise<void> => {
    for (const fails of [true, false]) {
      gateway.failRest(fails);
      await discord.rest.send({ method: 'GET', route: '/users/@me' }).catch(() => undefined);
    }
  };
  return { discord, gateway, ear, losses, interactions, text, answersAgain, expect: context.expect };
};

/** What the gateway has been asked for once the bot is connected after so many requests. */
export const recovered = async (
  { discord, gateway, expect }: Awaited<ReturnType<typeof connected>>,
  requests: number,
): Promise<readonly Op[]> => {
  await expect.poll(() => gateway.heard.length).toBe(requests);
  await expect.poll(() => discord.connected()).toBe(true);
  return gateway.heard;
};
