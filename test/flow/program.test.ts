import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inviteLink } from '../../src/discord/application.ts';
import { operatorWords } from '../../src/locale/operators.ts';
import { startProgram, type Program } from '../support/program.ts';
import { decided, submitPath } from '../support/room.ts';
import { enterNumber, linkIn, numberIn, signIn, startRig, type Rig } from '../support/rig.ts';

const { start: startTexts } = operatorWords;

let rig: Rig;
let folder: string;
const programs: Program[] = [];

const start = (settings: Readonly<Record<string, string>>): Program => {
  const program = startProgram(settings, folder);
  programs.push(program);
  return program;
};

beforeEach(async () => {
  rig = await startRig({ asleep: true });
  folder = await mkdtemp(join(tmpdir(), 'rounds-program-'));
});

afterEach(async () => {
  for (const { child, ended } of programs.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await rig.close();
  await rm(folder, { recursive: true, force: true });
});

/** One line that a person can read, without anything of the program's internals. */
const expectOnePlainLine = (program: Program): void => {
  const fatal = program.lines.filter((line) => line.includes('"level":60'));
  expect(fatal).toHaveLength(1);
  expect(fatal[0]).not.toMatch(/\bat [^ ]+ \(|node:|\.js:\d/);
  expect(program.errors()).toBe('');
};

// Starts take long while other tests keep the machine busy.
describe('the program', () => {
  it('names all bad settings at once and exits with code 78', async () => {
    const program = start({
      HTTP_PORT: 'x',
      LOG_LEVEL: 'loud',
      STORE_URL: 'redis://x',
      DISCORD_TOKEN: 'a b',
    });
    expect(await program.ended).toBe(78);
    for (const name of ['HTTP_PORT', 'LOG_LEVEL', 'STORE_URL', 'DISCORD_TOKEN']) {
      expect(program.errors()).toContain(name);
    }
    expect(program.errors()).not.toContain('a b');
  });

  it('ends with one plain line when its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const program = start({ ...rig.settings, HTTP_PORT: port });
    expect(await program.ended).toBe(1);
    expectOnePlainLine(program);
    other.close();
  });

  it('ends with one plain line when another process has its store', async () => {
    await rig.start();
    const program = start(rig.settings);
    expect(await program.ended).toBe(1);
    expectOnePlainLine(program);
  });

  it('ends with one plain line when the store cannot be opened', async () => {
    const program = start({ ...rig.settings, STORE_URL: 'sqlite:///proc/rounds.sqlite' });
    expect(await program.ended).toBe(1);
    expectOnePlainLine(program);
  });

  it('ends with one plain line if the Discord token is wrong', async () => {
    const program = start({ ...rig.settings, DISCORD_TOKEN: 'wrong' });
    expect(await program.ended).toBe(1);
    expectOnePlainLine(program);
    expect(program.lines.join('\n')).toContain(startTexts.badToken);
  });

  it.each([[{ status: 403, code: 50_001 }], [{ status: 404, code: 10_004 }]])(
    'ends with one plain line if it is not in the configured server (%j)',
    async (refusal) => {
      rig.playground.faults.always({ path: '/guilds/1/commands' }, refusal);
      const program = start({ ...rig.settings, DISCORD_GUILD_ID: '1' });
      expect(await program.ended).toBe(1);
      expectOnePlainLine(program);
      const inviteUrl = inviteLink(rig.playground.applicationId);
      expect(program.lines.join('\n')).toContain(startTexts.notInServer({ guildId: '1', inviteUrl }));
    },
  );

  it('exits with code 0 on SIGTERM and on SIGINT, and starts again on the same store without a PUT of its commands', async () => {
    for (const [signal, puts] of [
      ['SIGTERM', 1],
      ['SIGINT', 0],
    ] as const) {
      const before = rig.playground.requests().length;
      const program = start(rig.settings);
      await program.line('Rounds is ready');
      program.child.kill(signal);
      expect(await program.ended).toBe(0);
      const sent = rig.playground.requests().slice(before);
      expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(puts);
    }
  });

  it.each([
    { status: 401, code: 0 },
    { status: 400, code: 40_001 },
  ])('ends at once with one plain line if its token is reset while it runs (%j)', async (refusal) => {
    const program = start({ ...rig.settings, SHUTDOWN_SECONDS: '120' });
    await program.line('Rounds is ready');
    const teacher = rig.playground.person('teacher');
    await rig.link(teacher);
    const thread = await rig.patient(teacher);
    // An orderly end would wait for this one.
    rig.sandbox.faults.next(submitPath, { kind: 'hold' });
    const question = teacher.send(thread, 'Where does it hurt?');
    await decided(rig, question.content);
    rig.playground.faults.always({}, refusal);
    expect(await program.ended).toBe(1);
    expectOnePlainLine(program);
    expect(program.lines.join('\n')).toContain(startTexts.badToken);
  });

  it('says in its start line where it listens, even if members reach it at another address', async () => {
    const settings = { ...rig.settings, HTTP_PORT: '0', PUBLIC_URL: 'https://rounds.example.org/bot' };
    const program = start(settings);
    const line = await program.line('Rounds is ready');
    const listensAt = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? '';
    expect((await fetch(`${listensAt}/health`)).status).toBe(200);
    expect(line).toContain('https://rounds.example.org/bot');
  });

  it('leaves nothing behind when it is stopped in the middle of starting', async () => {
    const program = start({ TMPDIR: folder, HTTP_PORT: '0' });
    await program.line('"part":"sandbox"');
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(await readdir(folder)).toEqual([]);
  });

  it('logs no password, token, number or text of a person, at any level', async () => {
    const program = start({ ...rig.settings, LOG_LEVEL: 'trace' });
    await program.line('Rounds is ready');
    const teacher = rig.playground.person('teacher');
    const user = rig.sandbox.users[0];
    if (user === undefined) throw new Error('the sandbox has no users');
    const asked = teacher.command('class', '/link');
    const link = linkIn(await asked.finished());
    const number = numberIn(await signIn(link, user));
    await (await enterNumber(teacher, asked, number)).finished();
    const thread = await rig.patient(teacher);
    const question = teacher.send(thread, 'a question that nobody may find in the log');
    const answer = await rig.answerTo(question);
    rig.sandbox.faults.next('/case/chat/submit/', {
      kind: 'status',
      status: 400,
      body: JSON.stringify({ detail: 'you wrote: another question' }),
    });
    await rig.answerTo(teacher.send(thread, 'another question'));
    program.child.kill('SIGTERM');
    await program.ended;
    const log = program.lines.join('\n');
    const secrets = [
      user.password,
      rig.settings['DISCORD_TOKEN'],
      rig.settings['SERVICE_CLIENT_SECRET'],
      number,
    ];
    const texts = ['nobody may find', answer.content, 'another question', link.slice(-20)];
    for (const secret of [...secrets, ...texts]) expect(log).not.toContain(secret);
    expect(log).not.toMatch(/bearer/i);
  });
});
