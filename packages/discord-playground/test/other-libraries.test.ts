/** What libraries other than discord.js say and expect, each by itself: `npm run libraries` has the libraries. */
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Playground, PlaygroundOptions } from '../src/server.ts';
import { opened } from './support.ts';

const open = opened();
afterEach(() => open.close());

interface Asked {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const ask = (playground: Playground, path: string, init: Asked = {}): Promise<Response> =>
  fetch(`${playground.apiUrl}/v9${path}`, {
    ...init,
    headers: {
      authorization: `Bot ${playground.token}`,
      'content-type': 'application/json',
      ...init.headers,
    },
  });
const post = (playground: Playground, path: string, body: string): Promise<Response> =>
  ask(playground, path, { method: 'POST', body });

/** What a client is told that identifies with this; the code with which it is closed otherwise. */
const identify = async (
  { url, token }: Playground,
  query: string,
  said: object = {},
): Promise<string | number> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/gateway/?${query}`);
  const closed = once(socket, 'close').then(([code]) => Number(code));
  socket.on('open', () =>
    socket.send(JSON.stringify({ op: 2, d: { token: `Bot ${token}`, intents: 0, ...said } })),
  );
  const ready = new Promise<string>((resolve) =>
    socket.on('message', (data: Buffer) => {
      if (data.includes('"READY"')) resolve('READY');
    }),
  );
  const told = await Promise.race([ready, closed]);
  socket.terminate();
  return told;
};

describe('at the gateway', () => {
  const presence = { activities: null, status: null, since: null, afk: false };
  it.each<[what: string, told: string | number, query: string, said?: object, PlaygroundOptions?]>([
    ['"Bot" before the token, and version 9', 'READY', 'v=9'],
    ['a presence that is all null', 'READY', 'v=10', { presence }],
    ['the highest intent', 'READY', 'v=10', { intents: 1 << 25 }],
    ['an intent above it', 4013, 'v=10', { intents: 1 << 26 }],
    ['every intent', 'READY', 'v=10', { intents: (1 << 26) - 1 }],
    ['members, where they are off', 4014, 'v=10', { intents: 1 << 1 }, { intents: ['messageContent'] }],
    ['presences, where they are off', 4014, 'v=10', { intents: 1 << 8 }, { intents: ['members'] }],
    ['ETF', 4012, 'v=10&encoding=etf'],
    ['zstd', 4012, 'v=10&encoding=json&compress=zstd-stream'],
  ])('%s: %s', async (_what, told, query, said, options) => {
    expect(await identify(await open.playground(options), query, said)).toBe(told);
  });
});

describe('over HTTP', () => {
  it('JSON has no charset, and the application an owner', async () => {
    const answer = await ask(await open.playground(), '/oauth2/applications/@me');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toMatchObject({ owner: { username: 'owner' } });
  });

  it.each<[address: string, status: number, warnings: number]>([
    ['/api/users/@me', 200, 0],
    ['/api/v9/users/@me', 200, 0],
    ['/api/v8/users/@me', 404, 1],
    ['/api/v10/v10/users/@me', 404, 1],
    ['/v10/users/@me', 404, 1],
  ])('%s is answered with %i, with warnings: %i', async (address, status, warnings) => {
    const warned: object[] = [];
    const log = { warn: (facts: object) => void warned.push(facts), error: () => undefined };
    const { url, token } = await open.playground({ log });
    const answer = await fetch(url + address, { headers: { authorization: `Bot ${token}` } });
    expect(answer.status).toBe(status);
    expect(warned).toHaveLength(warnings);
  });

  it('an id may be an integer, and keeps its digits', async () => {
    const playground = await open.playground();
    const { id } = playground.person('alice').send('class', 'hello');
    const path = `/channels/${playground.place('class').id}/messages`;
    const answer = await post(
      playground,
      path,
      `{"content": "\\"${id}\\": 1", "message_reference": {"message_id": ${id}}}`,
    );
    expect(await answer.json()).toMatchObject({ content: `"${id}": 1`, referenced_message: { id } });
  });

  it('an empty body may be of any type', async () => {
    const playground = await open.playground();
    const headers = { 'content-type': 'application/octet-stream' };
    const path = `/channels/${playground.place('class').id}/typing`;
    expect((await ask(playground, path, { method: 'POST', headers })).status).toBe(204);
  });

  it.each(['true', 'True', '1'])('a flag in a query may be %s', async (yes) => {
    const playground = await open.playground();
    const [guild] = (await (await ask(playground, `/users/@me/guilds?with_counts=${yes}`)).json()) as [
      object,
    ];
    expect(guild).toMatchObject({ approximate_member_count: 5 });
  });

  it('parts of an embed without content are left out', async () => {
    const playground = await open.playground();
    const embed = { title: 'T', footer: {}, image: { url: null }, thumbnail: {}, author: { name: null } };
    const path = `/channels/${playground.place('class').id}/messages`;
    const { embeds } = (await (await post(playground, path, JSON.stringify({ embeds: [embed] }))).json()) as {
      embeds: object[];
    };
    expect(embeds).toEqual([{ type: 'rich', title: 'T' }]);
  });

  it('a post in a forum is a thread with a message of the same id, which does not count', async () => {
    const playground = await open.playground();
    const path = `/channels/${playground.place('questions').id}/threads`;
    const answer = await post(playground, path, '{"name": "Why?", "message": {"content": "Because."}}');
    const { id, message } = (await answer.json()) as { id: string; message: { id: string; content: string } };
    expect([answer.status, message]).toMatchObject([201, { id, channel_id: id, content: 'Because.' }]);
    expect(playground.world.thread(id)).toMatchObject({ type: 11, messageCount: 0 });
    expect(playground.person('alice').messagesIn('Why?')).toHaveLength(1);
  });

  it('components of version 2 get their defaults, and files their addresses', async () => {
    const playground = await open.playground();
    const media = { url: 'attachment://a.txt' };
    const text = { type: 10, content: 'text' };
    const components = [
      { type: 9, components: [text], accessory: { type: 11, media } },
      { type: 17, components: [{ type: 12, items: [{ media }] }, { type: 14 }] },
      { type: 13, file: media },
    ];
    const form = new FormData();
    form.set('payload_json', JSON.stringify({ flags: 1 << 15, components }));
    form.set('files[0]', new Blob(['a']), 'a.txt');
    const { apiUrl, token } = playground;
    const answer = await fetch(`${apiUrl}/v10/channels/${playground.place('class').id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${token}` },
      body: form,
    });
    const url = expect.stringContaining('/a.txt?') as string;
    expect(await answer.json()).toMatchObject({
      components: [
        { accessory: { media: { url }, spoiler: false } },
        { accent_color: null, components: [{ items: [{ media: { url } }] }, { divider: true }] },
        { file: { url }, name: 'a.txt', size: 1 },
      ],
    });
  });
});

it('a command that takes a permission without a use here is offered to the owner and to administrators', async () => {
  const playground = await open.playground();
  const client = await open.client(playground);
  await client.application.commands.set([{ name: 'ban', description: 'Bans', defaultMemberPermissions: 4n }]);
  playground.createRole(playground.guild(), 'Admin', ['Administrator']);
  playground.giveRole(playground.guild(), 'bob', 'Admin');
  for (const name of ['owner', 'bob']) playground.person(name).command('class', '/ban');
  expect(() => playground.person('teacher').command('class', '/ban')).toThrow('no command');
});
