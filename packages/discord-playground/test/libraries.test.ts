/** The same bot in the libraries that others wrote. `npm test` tries discord.js; `npm run libraries` all of them. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Handle } from '../src/people/handle.ts';
import type { Person } from '../src/people/person.ts';
import type { Playground } from '../src/server.ts';
import type { Message } from '../src/world/entities.ts';
import { permissionBits } from '../src/world/permissions.ts';
import { opened } from './support.ts';

const folder = fileURLToPath(new URL('../libraries/', import.meta.url));
// Debian's, whatever other Python is there.
const python = '/usr/bin/python3';
const all = [
  { name: 'discord.js', command: ['node', 'discord.js.mjs'] },
  { name: 'eris', command: ['node', '--import', './eris-over-http.mjs', 'eris.mjs'] },
  { name: 'oceanic.js', command: ['node', 'oceanic.mjs'] },
  { name: '@discordeno/bot', command: ['node', 'discordeno.mjs'] },
  { name: 'slash-create', command: ['node', 'slash-create.mjs'] },
  { name: 'discord.py', command: [python, 'discord-py.py'] },
];
const tried = process.env['LIBRARIES'] === 'all' ? all : all.slice(0, 1);
const within = { within: 15_000 };

const versionOf = (name: string): string =>
  name === 'discord.py'
    ? execFileSync(python, ['-c', 'import discord; print(discord.__version__)'], { encoding: 'utf8' }).trim()
    : z
        .object({ version: z.string() })
        .parse(JSON.parse(readFileSync(`${folder}node_modules/${name}/package.json`, 'utf8'))).version;

/** What a bot does, and whether it does so in each library: the README has those of which all do. */
const table = new Map<string, string[]>();
afterEach(({ task }) => {
  const row = table.get(task.name) ?? [];
  table.set(task.name, [...row, task.result?.state === 'pass' ? 'yes' : 'no']);
});
afterAll(() => {
  if (tried.length < all.length) return;
  const head = ['A bot that', ...all.map(({ name }) => `${name} ${versionOf(name)}`)];
  const rows = [head, head.map(() => '---'), ...[...table].map(([name, row]) => [name, ...row])];
  process.stdout.write(rows.map((row) => `| ${row.join(' | ')} |\n`).join(''));
});

describe.each(tried)('a bot on $name', ({ command: [program = '', ...words] }) => {
  const open = opened();
  let playground: Playground;
  let child: ChildProcess;
  let alice: Person;
  let hello: Handle;
  let complaint = '';
  let tea = '';

  const said = (place: string, content: string): Promise<Message> =>
    playground.waitFor(() => alice.messagesIn(place).find((one) => one.content === content), within);

  beforeAll(async () => {
    playground = await open.playground({ rateLimits: 'discord' });
    alice = playground.person('alice');
    const more = [
      'AddReactions',
      'CreatePublicThreads',
      'SendMessagesInThreads',
      'EmbedLinks',
      'AttachFiles',
    ] as const;
    const may = ['ManageRoles', 'PinMessages', 'ManageWebhooks', 'ViewChannel', 'SendMessages'] as const;
    const guild = playground.guild();
    playground.setBotRole(guild, permissionBits([...may, ...more, 'ReadMessageHistory']));
    tea = playground.createRole(guild, 'Tea').id;
    child = spawn(program, words, {
      cwd: folder,
      env: {
        ...process.env,
        PLAYGROUND_API: playground.apiUrl,
        PLAYGROUND_TOKEN: playground.token,
        PLAYGROUND_APPLICATION_ID: playground.applicationId,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr?.on('data', (data: Buffer) => (complaint += data.toString()));
  });
  afterAll(async () => {
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'close');
    await open.close();
    if (complaint) process.stderr.write(complaint.slice(-6000));
  });

  it('logs in', async () => {
    await expect.poll(() => playground.gateway.connected, { timeout: within.within }).toBe(1);
  });

  it('registers a command', async () => {
    const registered = (): boolean =>
      playground.requests().some(({ method, path }) => method !== 'GET' && path.endsWith('/commands'));
    await expect.poll(registered, { timeout: within.within }).toBe(true);
  });

  it('completes an option', async () => {
    const typed = alice.autocomplete('class', '/hello', { option: 'who', text: 'Ad' });
    expect((await typed).map(({ value }) => value)).toEqual(['Ada']);
  });

  it('answers a command', async () => {
    hello = alice.command('class', '/hello', { who: 'Ada' });
    expect((await hello.finished(within)).content).toBe('Hello, Ada!');
  });

  it('chosen in its menu, answers privately', async () => {
    const chosen = await alice.select(hello, 'tea', ['Sencha']).finished(within);
    expect(chosen).toMatchObject({ content: 'Sencha, then.', visibleTo: alice.id });
  });

  it('asks with a form, and answers it later, with a file', async () => {
    const pressed = alice.press(hello, 'Order');
    await pressed.answered;
    const answer = alice.submitModal(pressed, { wish: 'a biscuit' });
    expect((await answer.answered).kind).toBe('deferred');
    const { content, attachments } = await answer.finished(within);
    expect(content).toBe('Here it is.');
    expect(await (await fetch(attachments[0]?.url ?? '')).text()).toBe('a biscuit');
  });

  it('changes its message when a button is pressed', async () => {
    await alice.press(hello, 'More').answered;
    expect(hello.message()?.content).toBe('Hello again!');
  });

  it('hears that it is mentioned, reacts, answers, opens a thread, and edits what it says there', async () => {
    const call = alice.send('class', `<@${playground.world.bot.id}> are you there?`);
    const reply = await said('class', 'Hello, alice!');
    expect(reply.reference?.messageId).toBe(call.id);
    expect(playground.world.message(call.channelId, call.id)?.reactions?.size).toBe(1);
    await playground.waitFor(({ places }) => places.has(call.id), within);
    await said(call.id, 'Ask me anything.');
  });

  it('hears of a reaction', async () => {
    const thanked = hello.message();
    if (thanked !== undefined) alice.react(thanked, '🍵');
    expect((await said('class', 'Thank you for 🍵')).authorId).toBe(playground.applicationId);
  });

  it('gives a role', async () => {
    alice.send('class', `<@${playground.applicationId}> role`);
    const { members } = playground.guild();
    const given = await playground.waitFor(() => members.get(alice.id)?.roles[0], within);
    expect(given).toBe(tea);
  });

  it('pins a message', async () => {
    const message = alice.send('class', `<@${playground.applicationId}> pin`);
    await playground.waitFor(() => message.pinnedAt, within);
    expect(alice.messagesIn('class').at(-1)).toMatchObject({ type: 6, authorId: playground.applicationId });
  });

  it('writes by a webhook of its own, edits that, and deletes the webhook', async () => {
    alice.send('class', `<@${playground.applicationId}> webhook`);
    expect((await said('class', 'Tea is served.')).face?.name).toBe('Cup');
    await playground.waitFor(({ webhooks }) => webhooks.size === 0, within);
  });
});
