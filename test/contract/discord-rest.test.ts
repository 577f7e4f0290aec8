import { getEventListeners } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createDiscordApi, type DiscordApi } from '../../src/discord/outbox/api.ts';
import { createRest, type DiscordRest } from '../../src/discord/outbox/rest.ts';
import { DiscordError, type DiscordFailure } from '../../src/lib/failure.ts';
import { channelId, guildId, messageId, threadId, userId } from '../../src/lib/ids.ts';
import { Secret } from '../../src/lib/secret.ts';
import { sendJson, startRestServer, type RestServer, untilTestEnds } from '../support/rest-server.ts';

const token = 'a-very-secret-token';
const channel = channelId('100000000000000001');
const guild = guildId('100000000000000003');
const message = messageId('100000000000000002');

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const serve = async (...answer: Parameters<typeof startRestServer>): Promise<RestServer> => {
  const server = await startRestServer(...answer);
  closing.push(() => server.close());
  return server;
};

const restFor = (
  apiUrl: string,
  {
    onUnauthorized = () => undefined,
    closing: over = untilTestEnds(),
  }: Partial<Parameters<typeof createRest>[0]> = {},
): DiscordRest => createRest({ apiUrl, token: new Secret(token), closing: over, onUnauthorized });

const failureOf = async (attempt: Promise<unknown>): Promise<DiscordFailure> => {
  const error: unknown = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DiscordError)) throw new Error('no DiscordError', { cause: error });
  // What was sent, and with which token, must not travel on to a log.
  expect(JSON.stringify([error, error.cause, error.stack])).not.toContain('words of a person');
  expect(JSON.stringify([error, error.cause, error.stack])).not.toContain(token);
  return error.failure;
};

const postTo = (apiUrl: string): Promise<unknown> =>
  createDiscordApi(restFor(apiUrl)).post(channel, { content: 'words of a person' });

describe('a request that fails', () => {
  it.each<[number, number, DiscordFailure]>([
    [404, 10_003, { kind: 'unknown_channel' }],
    [404, 10_008, { kind: 'unknown_message' }],
    [404, 10_015, { kind: 'unknown_interaction' }],
    [404, 10_062, { kind: 'unknown_interaction' }],
    [401, 50_027, { kind: 'unknown_interaction' }],
    [400, 40_060, { kind: 'already_acknowledged' }],
    [403, 50_001, { kind: 'forbidden', code: 50_001 }],
    [403, 50_013, { kind: 'forbidden', code: 50_013 }],
    [400, 50_083, { kind: 'forbidden', code: 50_083 }],
    [403, 40_333, { kind: 'forbidden', code: 40_333 }],
    [403, 90_001, { kind: 'refused', status: 403, code: 90_001 }],
    [400, 160_005, { kind: 'forbidden', code: 160_005 }],
    [400, 160_004, { kind: 'limit', code: 160_004 }],
    [400, 30_033, { kind: 'limit', code: 30_033 }],
    [400, 20_028, { kind: 'limit', code: 20_028 }],
    [400, 50_035, { kind: 'refused', status: 400, code: 50_035 }],
    [400, 200_000, { kind: 'refused', status: 400, code: 200_000 }],
    [401, 0, { kind: 'unauthorized' }],
    [400, 40_001, { kind: 'unauthorized' }],
  ])('with %i and code %i is classified by what to do next', async (status, code, failure) => {
    const server = await serve((_request, response) => sendJson(response, status, { code, message: 'no' }));
    expect(await failureOf(postTo(server.apiUrl))).toEqual(failure);
  });

  it.each([500, 502, 408])('with %i at every attempt is answered, but not done', async (status) => {
    const server = await serve((_request, response) => void response.writeHead(status).end());
    expect(await failureOf(postTo(server.apiUrl))).toEqual({ kind: 'failing', status });
  });

  it('because nobody is listening is unreachable', async () => {
    const server = await startRestServer(() => undefined);
    await server.close();
    expect(await failureOf(postTo(server.apiUrl))).toEqual({ kind: 'unreachable' });
  });

  it('because the connection is always cut is unreachable', async () => {
    const server = await serve((_request, response) => response.socket?.destroy());
    expect(await failureOf(postTo(server.apiUrl))).toEqual({ kind: 'unreachable' });
  });

  it('with HTML instead of JSON is unreachable', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>welcome to the hotel</p>');
    });
    expect(await failureOf(postTo(server.apiUrl))).toEqual({ kind: 'unreachable' });
  });
});

describe('a request that Discord sends away with 429', () => {
  /** Milliseconds between the attempts. */
  const waits = async (sendAway: (response: ServerResponse, time: number) => void, times: number) => {
    const at: number[] = [];
    const server = await serve((_request, response) => {
      at.push(performance.now());
      if (at.length > times) sendJson(response, 200, { id: message });
      else sendAway(response, at.length);
    });
    await postTo(server.apiUrl);
    return at.slice(1).map((time, index) => time - (at[index] ?? 0));
  };
  const limited = (response: ServerResponse, body: string, headers: Readonly<Record<string, string>> = {}) =>
    void response.writeHead(429, { 'content-type': 'application/json', ...headers }).end(body);

  it('waits as long as the body says if no header does', async () => {
    const [wait = 0] = await waits((response) => limited(response, '{"retry_after":0.6,"code":20028}'), 1);
    expect(wait).toBeGreaterThanOrEqual(600);
  });

  it('waits a second, then twice as long, if nothing says how long in a way that we understand', async () => {
    const answers: readonly (readonly [body: string, headers?: Readonly<Record<string, string>>])[] = [
      ['{}'],
      ['<html>'],
      ['{}', { 'retry-after': 'Thu, 26 Nov 2026 15:00:00 GMT' }],
      ['{"retry_after":"soon"}'],
    ];
    const all = answers.map((answer) => waits((response) => limited(response, ...answer), 2));
    for (const [first = 0, second = 0] of await Promise.all(all)) {
      expect(first).toBeGreaterThanOrEqual(1_000);
      expect(second).toBeGreaterThanOrEqual(2_000);
    }
  });

  it('is not sent more than three times a second, whatever the header says', async () => {
    const between = await waits((response) => limited(response, '{}', { 'retry-after': '0' }), 3);
    expect(Math.min(...between)).toBeGreaterThanOrEqual(333);
  });
});

describe('a request after the wall clock was set', () => {
  const hour = 60 * 60_000;

  it.each([-24 * hour, -2 * hour, 2 * hour])(
    'by %i ms waits for no limit longer than that lasts',
    async (by) => {
      const server = await serve((_request, response) => {
        response.setHeader('x-ratelimit-limit', '5');
        response.setHeader('x-ratelimit-remaining', '0');
        response.setHeader('x-ratelimit-reset-after', '0.1');
        sendJson(response, 200, { id: message });
      });
      const api = createDiscordApi(restFor(server.apiUrl));
      await api.typing(channel);
      const { now } = Date;
      onTestFinished(() => void (Date.now = now));
      Date.now = () => now() + by;
      // Of those at the same moment all but the first have to wait; more than fifty reach the limit of all requests.
      const channels = Array.from({ length: 60 }, (_, index) => channelId(String(index)));
      await Promise.all([channel, channel, ...channels].map((each) => api.typing(each)));
      await api.typing(channel);
      expect(server.requests).toHaveLength(64);
    },
  );
});

describe('a post that lacks a right of Discord’s only in part', () => {
  const api = async (refuse: (body: string) => number | undefined) => {
    const bodies: string[] = [];
    const server = await serve(({ body }, response) => {
      bodies.push(body);
      const code = refuse(body);
      if (code === undefined) sendJson(response, 200, { id: message });
      else sendJson(response, code === 50_013 ? 403 : 400, { code, message: 'no' });
    });
    return { api: createDiscordApi(restFor(server.apiUrl)), bodies };
  };
  const files = [{ name: 'ecg.txt', data: 'beep' }];

  it('goes without its reference where the history may not be read', async () => {
    const there = await api((body) => (body.includes('message_reference') ? 160_002 : undefined));
    expect(await there.api.post(channel, { content: 'hi', replyTo: message })).toEqual({ id: message });
    expect(there.bodies.map((body) => body.includes('message_reference'))).toEqual([true, false]);
  });

  it('goes without its files where none may be attached, and says so', async () => {
    const there = await api((body) => (body.includes('ecg.txt') ? 50_013 : undefined));
    const posted = await there.api.post(channel, { content: 'hi', uploads: files });
    expect(posted).toEqual({ id: message, withoutFiles: true });
  });

  it('is refused if nothing may be posted at all, or nothing is left of it', async () => {
    const there = await api(() => 50_013);
    const refused = { kind: 'forbidden', code: 50_013 };
    expect(await failureOf(there.api.post(channel, { content: 'hi', uploads: files }))).toEqual(refused);
    expect(await failureOf(there.api.post(channel, { content: '', uploads: files }))).toEqual(refused);
    expect(there.bodies).toHaveLength(3);
  });
});

it.each([0, 10_008, 10_013])('a message that is not found (404 and code %i) is gone', async (code) => {
  const server = await serve((_request, response) => sendJson(response, 404, { code, message: 'no' }));
  const api = createDiscordApi(restFor(server.apiUrl));
  const gone = { kind: 'unknown_message' };
  expect(await failureOf(api.message(channel, message))).toEqual(gone);
  expect(await failureOf(api.remove(channel, message))).toEqual(gone);
  expect(await failureOf(api.edit(channel, message, { content: 'words of a person' }))).toEqual(gone);
  expect(await failureOf(api.react(channel, message, '✋'))).toEqual(gone);
});

it('what a proxy does not find may still be there', async () => {
  const server = await serve((_request, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Not Found</p>');
  });
  const api = createDiscordApi(restFor(server.apiUrl));
  const user = userId('100000000000000004');
  const failures = await Promise.all(
    [
      api.message(channel, message),
      api.member(guild, user),
      api.isMember(threadId(channel), user),
      api.permissionsIn({ guild, channel, user }),
    ].map(failureOf),
  );
  expect(failures).toEqual(failures.map(() => ({ kind: 'unreachable' })));
});

it('is retried if the connection was closed cleanly without an answer', async () => {
  let tries = 0;
  const server = await serve((_request, response) => {
    tries += 1;
    if (tries === 1) response.socket?.end();
    else sendJson(response, 200, { id: message });
  });
  await expect(postTo(server.apiUrl)).resolves.toEqual({ id: message });
});

it('a redirect is not followed, and the other host never sees the token', async () => {
  const other = await serve((_request, response) => sendJson(response, 200, { id: message }));
  const server = await serve((request, response) => {
    response.writeHead(307, { location: `${other.apiUrl}/v10${request.path}` }).end();
  });
  expect(await failureOf(postTo(server.apiUrl))).toMatchObject({ kind: 'refused', status: 307 });
  expect(other.requests).toEqual([]);
});

it('with a 401 is reported once, and no further request is sent', async () => {
  let told = 0;
  const server = await serve((_request, response) => sendJson(response, 401, { code: 0, message: '401' }));
  const api = createDiscordApi(restFor(server.apiUrl, { onUnauthorized: () => (told += 1) }));
  for (let time = 0; time < 3; time += 1)
    expect(await failureOf(api.typing(channel))).toEqual({ kind: 'unauthorized' });
  expect(told).toBe(1);
  expect(server.requests).toHaveLength(1);
});

describe('a request that is given up', () => {
  /** A server that sends posts away for half a minute; `limited` comes when that has arrived. */
  const limiting = async () => {
    let limit = (): void => undefined;
    const limited = new Promise<void>((resolve) => (limit = resolve));
    const server = await serve((request, response) => {
      if (request.method === 'GET') return sendJson(response, 200, {});
      response.writeHead(429, { 'retry-after': '30', 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'slower', retry_after: 30, global: false }), limit);
    });
    const over = new AbortController();
    const rest = restFor(server.apiUrl, { closing: over.signal });
    const arrived = limited.then(() => rest.send({ method: 'GET', route: '/users/@me' }));
    const posts = () => server.requests.filter(({ method }) => method === 'POST');
    return { rest, over, limited: arrived, posts };
  };

  it('by its signal does not wait out a 429, nor do those waiting behind it', async () => {
    const { rest, limited, posts } = await limiting();
    const stop = new AbortController();
    const api = createDiscordApi(rest, stop.signal);
    const failures = [1, 2].map(() => failureOf(api.post(channel, { content: 'hi' })));
    await limited;
    stop.abort();
    expect(await Promise.all(failures)).toEqual([{ kind: 'unreachable' }, { kind: 'unreachable' }]);
    expect(posts()).toHaveLength(1);
  });

  it('because everything ends does not either, and nothing more is sent', async () => {
    const { rest, over, limited, posts } = await limiting();
    const api = createDiscordApi(rest);
    const post = failureOf(api.post(channel, { content: 'hi' }));
    await limited;
    over.abort();
    expect(await post).toEqual({ kind: 'unreachable' });
    expect(await failureOf(api.typing(channel))).toEqual({ kind: 'unreachable' });
    expect(posts()).toHaveLength(1);
  });

  it('is the only one left on its signal: an answered request leaves no listener there', async () => {
    const server = await serve((_request, response) => sendJson(response, 200, { id: message }));
    const { signal } = new AbortController();
    const api = createDiscordApi(restFor(server.apiUrl), signal);
    for (let time = 0; time < 3; time += 1) await api.post(channel, { content: 'hi' });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

it('a thread that already exists on the message is returned as the one just started', async () => {
  const server = await serve((_request, response) =>
    sendJson(response, 400, { code: 160_004, message: 'A thread has already been created' }),
  );
  const started = createDiscordApi(restFor(server.apiUrl)).startThread({
    channelId: channel,
    messageId: message,
    name: 'case',
    archiveAfter: 1_440,
  });
  await expect(started).resolves.toBe(threadId(message));
});

describe('a page of history', () => {
  const entry = (id: string) => ({ id, channel_id: channel, content: id, author: { id: '9' } });
  /** As Discord does, newest first; `odd` is a message of a kind that we can't read. */
  const entries = (count: number, odd?: number): object[] =>
    Array.from({ length: count }, (_, index) =>
      index === odd ? { id: String(1_000 + index) } : entry(String(1_000 + index)),
    ).toReversed();

  const page = async (answer: unknown) => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
    const read = createDiscordApi(restFor(server.apiUrl)).history(channel, { after: '5' });
    return { read, server };
  };

  it('comes oldest first, and unreadable messages are left out', async () => {
    const { read, server } = await page([entry('100'), entry('99'), { id: '98' }, entry('9')]);
    const { messages, next } = await read;
    expect(messages.map(({ id }) => id)).toEqual(['9', '99', '100']);
    expect(next).toBeUndefined();
    expect(server.requests[0]?.path).toContain('after=5');
  });

  it.each([
    ['even if one of its messages cannot be read', 50],
    ['even if its last message cannot be read', 99],
  ])('that is full has a next one, %s', async (_what, odd) => {
    const { messages, next } = await (await page(entries(100, odd))).read;
    expect(messages).toHaveLength(99);
    expect(next).toBe('1099');
  });

  it('that is full and leads no further counts as unreadable', async () => {
    const { read } = await page(Array.from({ length: 100 }, () => ({})));
    expect(await failureOf(read)).toEqual({ kind: 'unreachable' });
  });
});

it.each<[string, (api: DiscordApi) => Promise<unknown>]>([
  ['who a member is', ({ member }) => member(guild, userId('77'))],
  ['what a member may do', ({ permissionsIn }) => permissionsIn({ guild, channel, user: userId('77') })],
])('an answer that does not say %s is none', async (_what, ask) => {
  const odd = { roles: 'no list', permission_overwrites: 'no list' };
  const server = await serve((_request, response) => sendJson(response, 200, odd));
  expect(await failureOf(ask(createDiscordApi(restFor(server.apiUrl))))).toEqual({ kind: 'unreachable' });
});

describe('a post', () => {
  const sent = async (post: Parameters<ReturnType<typeof createDiscordApi>['post']>[1]): Promise<unknown> => {
    const server = await serve((_request, response) => sendJson(response, 200, { id: message }));
    await createDiscordApi(restFor(server.apiUrl)).post(channel, post);
    return JSON.parse(server.requests[0]?.body ?? '');
  };

  it('pings nobody and shows no link previews', async () => {
    expect(await sent({ content: '@everyone https://example.org' })).toMatchObject({
      allowed_mentions: { parse: [], replied_user: false },
      flags: 4,
    });
  });

  it('pings the one person it names', async () => {
    expect(await sent({ content: 'hi', ping: userId('77') })).toMatchObject({
      allowed_mentions: { parse: [], users: ['77'], replied_user: false },
    });
  });

  it('enforces its nonce, and is sent without the reference if that message is gone', async () => {
    expect(await sent({ content: 'hi', nonce: 'n1', replyTo: message })).toMatchObject({
      nonce: 'n1',
      enforce_nonce: true,
      message_reference: { message_id: message, fail_if_not_exists: false },
    });
  });
});
