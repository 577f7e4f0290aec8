import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createDiscordApi, type DiscordApi } from '../../src/discord/outbox/api.ts';
import { channelId, guildId, messageId, threadId, userId } from '../../src/lib/ids.ts';
import { sendJson, restServer, restTo } from '../support/rest-server.ts';
import { failureOf, secret } from '../support/failures.ts';

const channel = channelId('100000000000000001');
const guild = guildId('100000000000000003');
const message = messageId('100000000000000002');

const html = { 'content-type': 'text/html' };
const hi = { nonce: 'one', content: 'hi' };

describe('a post that lacks a right of Discord’s only in part', () => {
  const api = async (refuse: (body: string) => number | undefined) => {
    const bodies: string[] = [];
    const server = await restServer(({ body }, response) => {
      bodies.push(body);
      const code = refuse(body);
      if (code === undefined) sendJson(response, 200, { id: message });
      else sendJson(response, code === 50_013 ? 403 : 400, { code, message: 'no' });
    });
    return { api: createDiscordApi(restTo(server.apiUrl)), bodies };
  };
  const files = [{ name: 'ecg.txt', data: 'beep' }];

  it('goes without its reference where the history may not be read', async () => {
    const there = await api((body) => (body.includes('message_reference') ? 160_002 : undefined));
    expect(await there.api.post(channel, { ...hi, replyTo: message })).toEqual({ id: message });
    expect(there.bodies.map((body) => body.includes('message_reference'))).toEqual([true, false]);
  });

  it('goes without its files where none may be attached, and says so', async () => {
    const there = await api((body) => (body.includes('ecg.txt') ? 50_013 : undefined));
    const posted = await there.api.post(channel, { ...hi, uploads: files });
    expect(posted).toEqual({ id: message, withoutFiles: true });
  });

  it('is refused if nothing may be posted at all, or nothing is left of it', async () => {
    const there = await api(() => 50_013);
    const refused = { kind: 'forbidden', code: 50_013 };
    for (const content of ['hi', ''])
      expect(await failureOf(there.api.post(channel, { ...hi, content, uploads: files }))).toEqual(refused);
    expect(there.bodies).toHaveLength(3);
  });
});

it.each([0, 10_008, 10_013])('a message that is not found (404 and code %i) is gone', async (code) => {
  const server = await restServer((_request, response) => sendJson(response, 404, { code, message: 'no' }));
  const api = createDiscordApi(restTo(server.apiUrl));
  const gone = { kind: 'unknown_message' };
  expect(await failureOf(api.message(channel, message))).toEqual(gone);
  expect(await failureOf(api.remove(channel, message))).toEqual(gone);
  expect(await failureOf(api.edit(channel, message, { content: `words that ${secret}` }))).toEqual(gone);
  expect(await failureOf(api.react(channel, message, '✋'))).toEqual(gone);
});

it.each<[what: string, answer: (response: ServerResponse) => void, posts: boolean]>([
  ['does not find', (response) => response.writeHead(404, html).end('<p>Not Found</p>'), false],
  ['does not let through', (response) => response.writeHead(403, html).end('<p>error code: 1020</p>'), true],
  ['blocks in JSON', (response) => sendJson(response, 403, { message: 'no', code: 40_333 }), true],
])('what something in between %s may still be there, and allowed', async (_what, answer, posts) => {
  const server = await restServer((_request, response) => answer(response));
  const api = createDiscordApi(restTo(server.apiUrl));
  const user = userId('100000000000000004');
  const failures = await Promise.all(
    [
      api.message(channel, message),
      api.member(guild, user),
      api.isMember(threadId(channel), user),
      api.permissionsIn({ guild, channel, user }),
      ...(posts ? [api.post(channel, hi)] : []),
    ].map(failureOf),
  );
  expect(failures).toEqual(failures.map(() => ({ kind: 'unreachable' })));
});

describe('a page of history', () => {
  const entry = (id: string) => ({ id, channel_id: channel, content: id, author: { id: '9' } });
  /** As Discord does, newest first; `odd` is a message of a kind that we can't read. */
  const entries = (count: number, odd?: number): object[] =>
    Array.from({ length: count }, (_, index) =>
      index === odd ? { id: String(1_000 + index) } : entry(String(1_000 + index)),
    ).toReversed();

  const page = async (answer: unknown) => {
    const server = await restServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
    const read = createDiscordApi(restTo(server.apiUrl)).history(channel, { after: '5' });
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
  const server = await restServer((_request, response) => sendJson(response, 200, odd));
  expect(await failureOf(ask(createDiscordApi(restTo(server.apiUrl))))).toEqual({ kind: 'unreachable' });
});

describe('a post', () => {
  it.each<[string, object, object]>([
    [
      'pings nobody and shows no link previews',
      { content: '@everyone https://example.org' },
      { allowed_mentions: { parse: [], replied_user: false }, flags: 4 },
    ],
    [
      'pings the one person it names',
      { ping: userId('77') },
      { allowed_mentions: { parse: [], users: ['77'], replied_user: false } },
    ],
    [
      'enforces its nonce, and is sent without the reference if that message is gone',
      { nonce: 'n1', replyTo: message },
      {
        nonce: 'n1',
        enforce_nonce: true,
        message_reference: { message_id: message, fail_if_not_exists: false },
      },
    ],
  ])('%s', async (_what, post, body) => {
    const server = await restServer((_request, response) => sendJson(response, 200, { id: message }));
    await createDiscordApi(restTo(server.apiUrl)).post(channel, { ...hi, ...post });
    expect(JSON.parse(server.requests[0]?.body ?? '')).toMatchObject(body);
  });
});

it('a thread that already exists on the message is returned as the one just started', async () => {
  const server = await restServer((_request, response) =>
    sendJson(response, 400, { code: 160_004, message: 'A thread has already been created' }),
  );
  const wanted = { channelId: channel, messageId: message, name: 'case', archiveAfter: 1_440 } as const;
  expect(await createDiscordApi(restTo(server.apiUrl)).startThread(wanted)).toBe(threadId(message));
});
