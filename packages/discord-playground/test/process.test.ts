import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Events, type ChatInputCommandInteraction, type Client, type Message } from 'discord.js';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Playground } from '../src/server.ts';
import { opened } from './support.ts';

const open = opened();
afterEach(() => open.close());

const as = ({ url, key }: Pick<Playground, 'url' | 'key'>, name: string) => ({
  post: async (action: string, body: object) => {
    const response = await fetch(`${url}/playground/people/${name}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'playground-key': key },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  },
  get: async (path: string) =>
    (
      await fetch(`${url}/playground/people/${name}/${path}`, { headers: { 'playground-key': key } })
    ).json() as Promise<unknown>,
});

const answerPrivately = (client: Client): void => {
  client.on(Events.InteractionCreate, (interaction) => {
    void (interaction as ChatInputCommandInteraction).reply({ content: 'hello', flags: 64 });
  });
};

describe('the playground over HTTP', () => {
  it('people act and look from outside the process, each seeing what is theirs', async () => {
    const playground = await open.playground();
    const client = await open.client(playground);
    await client.application.commands.set([{ name: 'help', description: 'Help' }]);
    answerPrivately(client);
    const alice = as(playground, 'alice');
    const heard = once(client, Events.MessageCreate);
    const sent = await alice.post('send', { channel: 'class', content: 'from outside' });
    const [message] = (await heard) as [Message];
    expect(message.content).toBe('from outside');
    const answers = alice.get(`messages?channel=class&after=${String(sent.body['id'])}`);
    await message.reply('heard');
    expect(await answers).toMatchObject([{ content: 'heard' }]);

    const { body } = await alice.post('command', { channel: 'class', path: '/help' });
    const done = await alice.get(`interactions/${String(body['id'])}?until=finished`);
    expect(done).toMatchObject({ state: 'answered', answer: 'message', message: { content: 'hello' } });
    expect(await alice.get('messages?channel=class')).toHaveLength(3);
    expect(await as(playground, 'bob').get('messages?channel=class')).toHaveLength(2);
  });

  it('what a person cannot do answers 400 or as Discord would', async () => {
    const playground = await open.playground();
    const alice = as(playground, 'alice');
    expect((await alice.post('command', { channel: 'class', path: '/none' })).status).toBe(400);
    expect((await alice.post('send', { channel: 'announcements', content: 'x' })).status).toBe(403);
    expect((await as(playground, 'nobody').post('send', { channel: 'class', content: 'x' })).status).toBe(
      404,
    );
  });

  it('a bot that offers no choices in time is no fault of the playground', async () => {
    const playground = await open.playground({ interactionTimes: { firstAnswer: 1, token: 60_000 } });
    const client = await open.client(playground);
    const options = [{ type: 3, name: 'who', description: 'Who', autocomplete: true }];
    await client.rest.put(`/applications/${client.application.id}/commands`, {
      body: [{ name: 'hello', description: 'Hello', options }],
    });
    const typed = { channel: 'class', path: '/hello', option: 'who', text: 'A' };
    expect((await as(playground, 'alice').post('autocomplete', typed)).status).toBe(400);
  });

  it('the event stream tells a person what they see, and the requests of the bot', async () => {
    const playground = await open.playground();
    const client = await open.client(playground);
    const socket = new WebSocket(
      `${playground.url.replace('http', 'ws')}/playground/events?person=alice&requests=1&key=${playground.key}`,
    );
    const kinds: string[] = [];
    const told = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        const event = JSON.parse(data.toString()) as { kind: string };
        kinds.push(event.kind);
        if (event.kind === 'ready') playground.person('bob').send('class', 'hello');
        if (event.kind === 'message_created')
          void client.rest.post(`/channels/${playground.place('class').id}/typing`);
        if (event.kind === 'request') resolve();
      });
    });
    await told;
    expect(kinds).toEqual(['ready', 'message_created', 'typing', 'request']);
  });

  it('tells what went on, what was said in it, and which route is missing', async () => {
    const playground = await open.playground();
    const client = await open.client(playground);
    const { id } = playground.place('class');
    await client.rest.post(`/channels/${id}/messages`, { body: { content: 'hello' } });
    await client.rest.get(`/channels/${id}/invites`).catch(() => undefined);
    const read = async (path: string) =>
      (await fetch(`${playground.url}/playground${path}?key=${playground.key}`)).json();
    const { requests } = (await read('/stage')) as { requests: { number: number; path: string }[] };
    const find = (path: string) => requests.find((one) => one.path === path);
    expect(find(`/channels/${id}/invites`)).toMatchObject({ to: 'discord', missing: true });
    const posted = find(`/channels/${id}/messages`);
    expect(posted).toMatchObject({ to: 'discord', method: 'POST', status: 200, missing: false });
    expect(await read(`/traffic/${posted?.number ?? 0}`)).toEqual({
      asked: expect.objectContaining({ content: 'hello' }) as unknown,
      answered: expect.stringContaining('"content":"hello"') as unknown,
    });
    const told = find('MESSAGE_CREATE');
    expect(told).toMatchObject({ to: 'bot', status: null });
    expect(await read(`/traffic/${told?.number ?? 0}`)).toMatchObject({ answered: { content: 'hello' } });
  });

  it('faults and gateway controls work from outside', async () => {
    const playground = await open.playground();
    const client = await open.client(playground);
    const control = (body: object) =>
      fetch(`${playground.url}/playground/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'playground-key': playground.key },
        body: JSON.stringify(body),
      });
    await control({ do: 'fault', method: 'GET', route: '/users/@me', status: 403, code: 50_001, times: 1 });
    await expect(client.rest.get('/users/@me')).rejects.toMatchObject({ code: 50_001 });
    const resumed = once(client, Events.ShardResume);
    await control({ do: 'dropConnections' });
    await resumed;
    expect((await control({ do: 'nonsense' })).status).toBe(400);
  });
});

it('has the same ids and token at every start, and others with another seed', async () => {
  const facts = async (options = {}): Promise<readonly string[]> => {
    const { token, world } = await open.playground(options);
    const roles = [...world.guilds.values()].flatMap((guild) => [...guild.roles.keys()]);
    return [token, ...world.users.keys(), ...world.guilds.keys(), ...world.places.keys(), ...roles];
  };
  const first = await facts();
  expect(await facts()).toEqual(first);
  const others = await facts({ seed: 'another' });
  expect(others).toHaveLength(first.length);
  expect(others.filter((one) => first.includes(one))).toEqual([]);
});

describe('the playground as a process', () => {
  const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));
  const start = (...words: readonly string[]) => {
    const child = spawn(process.execPath, [program, ...words], { stdio: 'pipe' });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };

  it('prints its address and a token, serves, and ends on SIGTERM', async () => {
    const child = start('--token', 'made.up.here');
    const printed = new Map<string, string>();
    for await (const line of createInterface({ input: child.stdout })) {
      const [, name = '', value = ''] = /^ {2}(.+): (\S+)$/.exec(line) ?? [];
      printed.set(name, value);
      if (printed.has('Bob (bob)')) break;
    }
    const me = await fetch(`${printed.get('API address')}/v10/users/@me`, {
      headers: { authorization: `Bot ${printed.get('Token')}` },
    });
    expect(printed.get('Token')).toBe('made.up.here');
    expect(await me.json()).toMatchObject({ id: printed.get('Application ID'), bot: true });
    const usual = await open.playground();
    expect(printed.get('#class')).toBe(usual.place('class').id);
    expect(printed.get('Bob (bob)')).toBe(usual.person('bob').id);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('says in one line what is wrong with how it was started', async () => {
    const { port } = new URL((await open.playground()).url);
    for (const [words, reason, code] of [
      [['--port', port], /port is taken/, 1],
      [['--port', 'x'], /port/, 64],
      [['--prot', '1'], /--prot/, 64],
    ] as const) {
      const child = start(...words);
      const said = text(child.stderr);
      const [exit] = (await once(child, 'close')) as [number];
      expect(await said).toMatch(reason);
      expect(exit).toBe(code);
    }
  });
});
