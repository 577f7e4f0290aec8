import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import { GatewayCloseCodes as Close } from 'discord.js';
import { describe, expect, test, type TestContext } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { connectDiscord } from '../../src/discord/client.ts';
import { listenToGateway } from '../../src/discord/gateway/gateway.ts';
import { Secret } from '../../src/lib/secret.ts';
import { hearing } from '../support/connected-bot.ts';
import { keptLog } from '../support/stores.ts';
import { sendJson, startRestServer } from '../support/rest-server.ts';

/**
 * A gateway in trouble, which the playground, being a faithful one, never is. The tests run side by side, because most
 * wait out the five seconds between two new sessions.
 */

const self = '100000000000000001';
const hello = { op: 10, d: { heartbeat_interval: 60_000 } };
/** Milliseconds, that nothing runs out by mistake on a busy machine. */
const times = { hello: 2_000, resume: 60_000, steady: 60_000, longestPause: 500 };

type Op = 'identify' | 'resume';

interface Trouble {
  /** Leaves the request for a connection without any answer. */
  ignores?: (count: number) => boolean;
  /** Answers the request for a connection, of a resumed session or a new one; by default with a connection. */
  admits?: (isResume: boolean) => boolean;
  /** The first word on a connection; by default HELLO. */
  greet?: (socket: WebSocket, count: number) => void;
  /** What follows a RESUME; by default RESUMED. */
  resume?: (socket: WebSocket) => void;
}

const startGateway = async (trouble: Trouble, { onTestFinished }: Pick<TestContext, 'onTestFinished'>) => {
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const heard: Op[] = [];
  let sequence = 0;
  let connections = 0;
  let requests = 0;
  const dispatch = (socket: WebSocket, t: string, d: object): void => {
    sequence += 1;
    socket.send(JSON.stringify({ op: 0, s: sequence, t, d }));
  };
  const answer = (socket: WebSocket, op: number): void => {
    if (op === 2) {
      heard.push('identify');
      const session = { v: 10, session_id: 's', resume_gateway_url: `${url}/resume` };
      dispatch(socket, 'READY', { ...session, guilds: [], user: { id: self } });
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
  const rest = await startRestServer(({ path }, response) =>
    path.startsWith('/gateway')
      ? sendJson(response, 200, { url, shards: 1, session_start_limit: limit })
      : sendJson(response, 200, { id: self, username: 'rounds', flags: 0 }),
  );
  onTestFinished(async () => {
    for (const socket of sockets.clients) socket.terminate();
    http.close();
    http.closeAllConnections();
    await rest.close();
  });
  return {
    apiUrl: rest.apiUrl,
    heard,
    closeAll: (code: number) => {
      for (const socket of sockets.clients) socket.close(code);
    },
  };
};

const connected = async (context: TestContext, trouble: Trouble = {}, resume = times.resume) => {
  const gateway = await startGateway(trouble, context);
  const { log, text } = keptLog();
  const losses: string[] = [];
  const ear = hearing();
  const discord = await connectDiscord({
    token: new Secret('t'),
    apiUrl: gateway.apiUrl,
    log,
    times: { ...times, resume },
    signal: new AbortController().signal,
    onFatal: (loss) => losses.push(loss),
  });
  context.onTestFinished(() => discord.close());
  const { self: own } = discord;
  await discord.open(
    listenToGateway({ self: own, listeners: [ear.events], onInteraction: async () => undefined, log }),
  );
  return { discord, gateway, ear, losses, text, expect: context.expect };
};

/** What the gateway has been asked for once the bot is connected after so many requests. */
const recovered = async (
  { discord, gateway, expect }: Awaited<ReturnType<typeof connected>>,
  requests: number,
): Promise<readonly Op[]> => {
  await expect.poll(() => gateway.heard.length).toBe(requests);
  await expect.poll(() => discord.connected()).toBe(true);
  return gateway.heard;
};

describe.concurrent('a connection that the gateway closes', () => {
  const resumes = [Close.UnknownError, Close.UnknownOpcode, Close.DecodeError, Close.SessionTimedOut, 1001];
  const identifies = [
    Close.NotAuthenticated,
    Close.AlreadyAuthenticated,
    Close.InvalidSeq,
    Close.RateLimited,
    1000,
  ];

  test.for(resumes)('with %i is resumed, and the log names the code', async (code, context) => {
    const there = await connected(context);
    there.gateway.closeAll(code);
    expect(await recovered(there, 2)).toEqual(['identify', 'resume']);
    await there.ear.first((one) => (one[0] === 'connectionChanged' && one[1].isUp ? true : undefined));
    expect(there.text()).toContain(`"code":${code}`);
    expect(there.ear.heard.map(([name]) => name)).toEqual([
      'sessionStarted',
      'connectionChanged',
      'connectionChanged',
    ]);
  });

  test.for(identifies)('with %i gets a new session, which the log says', async (code, context) => {
    const there = await connected(context);
    there.gateway.closeAll(code);
    expect(await recovered(there, 2)).toEqual(['identify', 'identify']);
    expect(there.text().split('new session at Discord')).toHaveLength(3);
  });

  test.for([
    [Close.AuthenticationFailed, 'unauthorized'],
    [Close.InvalidShard, 'not_recoverable'],
    [Close.ShardingRequired, 'not_recoverable'],
    [Close.InvalidAPIVersion, 'not_recoverable'],
    [Close.InvalidIntents, 'not_recoverable'],
    [Close.DisallowedIntents, 'disallowed_intents'],
  ] as const)('with %i is lost for good', async ([code, loss], context) => {
    const { discord, gateway, losses } = await connected(context);
    gateway.closeAll(code);
    await context.expect.poll(() => losses).toEqual([loss]);
    expect(discord.connected()).toBe(false);
    expect(gateway.heard).toEqual(['identify']);
  });
});

describe.concurrent('a session that cannot be resumed is given up for a new one', () => {
  const inVain: readonly Op[] = ['identify', 'resume', 'resume', 'resume', 'identify'];

  test('after three tries if its address answers with 502', async (context) => {
    const there = await connected(context, { admits: (isResume) => !isResume });
    there.gateway.closeAll(Close.UnknownError);
    expect(await recovered(there, inVain.length)).toEqual(inVain);
  });

  test('after three tries if it is closed at once', async (context) => {
    const there = await connected(context, { resume: (socket) => socket.close(Close.UnknownError) });
    there.gateway.closeAll(Close.UnknownError);
    expect(await recovered(there, inVain.length)).toEqual(inVain);
  });

  test('after three tries if it is closed as soon as it has been resumed', async (context) => {
    const { expect } = context;
    const there = await connected(context, {
      resume: (socket) => {
        socket.send(JSON.stringify({ op: 0, s: 2, t: 'RESUMED', d: {} }));
        socket.close(Close.UnknownError);
      },
    });
    there.gateway.closeAll(Close.UnknownError);
    await expect.poll(() => there.gateway.heard.slice(0, 5)).toContain('resume');
    await expect.poll(() => there.gateway.heard.filter((op) => op === 'identify')).toHaveLength(2);
  });

  test('after a while if it is never answered', async (context) => {
    const there = await connected(context, { resume: () => undefined }, 3_000);
    there.gateway.closeAll(Close.UnknownError);
    expect(await recovered(there, 3)).toEqual(['identify', 'resume', 'identify']);
  });
});

// Its late error would end the process, as it would end this test.
describe.concurrent('a request for a connection that is never answered', () => {
  const ignores = (count: number): boolean => count === 2;

  test.for([
    ['when its time is over', times.resume],
    ['with the session that it was to resume', 1_000],
  ] as const)('is given up %s, and another one made', async ([, resume], context) => {
    const there = await connected(context, { ignores }, resume);
    there.gateway.closeAll(Close.UnknownError);
    expect(await recovered(there, 2)).toEqual(['identify', 'identify']);
  });
});

describe.concurrent('a gateway that says nothing we understand', () => {
  const onlyFirst = (greet: (socket: WebSocket) => void): Trouble => ({
    greet: (socket, count) => (count === 1 ? greet(socket) : socket.send(JSON.stringify(hello))),
  });

  test.for<[string, Trouble]>([
    ['no HELLO', onlyFirst(() => undefined)],
    [
      'a compressed HELLO, for which nobody asked',
      onlyFirst((socket) => socket.send(deflateSync(JSON.stringify(hello)))),
    ],
    ['no JSON', onlyFirst((socket) => socket.send('welcome to the hotel'))],
    ['502', ((tries = 0): Trouble => ({ admits: () => (tries += 1) > 2 }))()],
  ])('but %s is connected to again', async ([, trouble], context) => {
    const { discord, gateway } = await connected(context, trouble);
    expect(gateway.heard).toEqual(['identify']);
    expect(discord.connected()).toBe(true);
  });
});
