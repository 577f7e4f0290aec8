import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/app/exit-codes.ts';
import { openBotStore } from '../../src/app/store.ts';
import { Secret } from '../../src/lib/secret.ts';
import { operatorWords } from '../../src/locale/operators.ts';
import { nodeTexts } from '../../src/locale/operators/node.ts';
import { Connection } from '../../src/store/sqlite-connection.ts';
import { freePort, openFront, takenPort, untrustedDatabase } from '../support/front.ts';
import { shipped, startProgram, type Program } from '../support/program.ts';
import { decided, submitPath } from '../support/room.ts';
import { enterNumber, linkIn, numberIn, signIn } from '../support/between.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { keptLog } from '../support/stores.ts';

const { start: startTexts, doctor: doctorTexts } = operatorWords;
const { done, tryAgain, misconfigured } = exitCodes;

type Settings = Readonly<Record<string, string>>;

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
  it('says until when Discord has it wait, and goes on waiting', async () => {
    rig.playground.faults.always({ method: 'GET', path: '/users/@me' }, { status: 429, retryAfter: 3_600 });
    const program = start(rig.settings);
    const line = await program.line('"level":50');
    const [, until = ''] = /until (\S+Z)/.exec(line) ?? [];
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(3_000_000);
    expect(program.child.exitCode).toBeNull();
  });

  it('says after ten seconds what it waits for', async ({ onTestFinished }) => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as AddressInfo;
    const program = start({ ...rig.settings, DISCORD_API_URL: `http://127.0.0.1:${port}/api` });
    expect(await program.line('"level":50')).toContain(
      startTexts.stillWaits('Discord to say whose token it is'),
    );
  });

  it('says which switch of the Developer Portal stands in its way', async () => {
    const { origin, pathname } = new URL(rig.playground.apiUrl);
    const front = await openFront(origin, {
      onBody: (_path, body) =>
        body.replace('"bot_require_code_grant":false', '"bot_require_code_grant":true'),
    });
    const program = start({ ...rig.settings, DISCORD_API_URL: front + pathname });
    expect(await program.line(doctorTexts.portal.code_grant.says)).toContain('"level":50');
  });

  const key = Buffer.alloc(32, 1).toString('base64');
  /** A store that was made with this key, after something has been done to its file. */
  const storeAfter = async (task: (file: string) => Promise<unknown>): Promise<Settings> => {
    const file = join(folder, 'rounds.sqlite');
    const keys = [new Secret(key)];
    await (await openBotStore({ url: `sqlite://${file}`, keys, log: keptLog().log })).close();
    await task(file);
    return { STORE_URL: `sqlite://${file}`, ENCRYPTION_KEYS: key };
  };
  const rewritten = async (file: string): Promise<void> => {
    const connection = await Connection.open({ path: file, patience: 0 });
    await connection.run(`UPDATE rounds_facts SET body = CAST('99' AS BLOB) WHERE id = 'version'`);
    await connection.close();
  };
  it.each<[what: string, settings: () => Promise<Settings> | Settings, code: number, says?: () => string]>([
    ['its port is in use', async () => ({ HTTP_PORT: await takenPort() }), tryAgain],
    ['the port of its metrics is in use', async () => ({ METRICS_PORT: await takenPort() }), tryAgain],
    [
      'another process has its store',
      async () => ({ STORE_URL: (await rig.start(), rig.storeUrl) }),
      tryAgain,
      () => `${rig.storeFile}.lock`,
    ],
    ['the store cannot be opened', () => ({ STORE_URL: 'sqlite:///proc/rounds.sqlite' }), misconfigured],
    [
      'the store is sealed with another key',
      async () => ({
        ...(await storeAfter(async () => undefined)),
        ENCRYPTION_KEYS: Buffer.alloc(32, 2).toString('base64'),
      }),
      misconfigured,
    ],
    ['a newer version has written to the store', () => storeAfter(rewritten), misconfigured],
    ['the store is damaged', () => storeAfter((file) => writeFile(file, 'x'.repeat(9_000))), misconfigured],
    [
      'the database is not there',
      async () => ({ STORE_URL: `postgres://x@127.0.0.1:${await freePort()}/x`, ENCRYPTION_KEYS: key }),
      tryAgain,
    ],
    [
      'nobody vouches for the certificate of the database',
      async () => ({ STORE_URL: await untrustedDatabase(), ENCRYPTION_KEYS: key }),
      misconfigured,
    ],
    [
      'the Discord token is wrong',
      () => ({ DISCORD_TOKEN: 'x' }),
      misconfigured,
      () => doctorTexts.discord.refused.says,
    ],
    [
      'Discord cannot be reached',
      async () => ({ DISCORD_API_URL: `http://127.0.0.1:${await freePort()}/api` }),
      tryAgain,
      () => doctorTexts.discord.unreachable.says,
    ],
    [
      'it is not in the configured server',
      () => {
        rig.playground.faults.always({ path: '/guilds/1/commands' }, { status: 403, code: 50_001 });
        return { DISCORD_GUILD_ID: '1' };
      },
      misconfigured,
      () => doctorTexts.servers.notThere({ id: '1', invite: '' }).says,
    ],
    [
      'there is no temporary folder for a demo',
      () => ({ STORE_URL: '', DISCORD_TOKEN: '', TMPDIR: join(folder, 'nowhere') }),
      misconfigured,
      () => startTexts.noTemporary('ENOENT'),
    ],
  ])('ends with one plain line, and a code that tells whether a restart helps, when %s', async (...given) => {
    const [, settings, code, says = () => '"level":60'] = given;
    const program = start({ ...rig.settings, ...(await settings()) });
    expect(await program.ended).toBe(code);
    expectOnePlainLine(program);
    expect(program.lines.join('\n')).toContain(says());
  });

  it.each([[[]], [['doctor']]])(
    'says which Node it needs before it does anything that an older one cannot do: %j',
    async (words) => {
      const old = `Object.defineProperty(process, 'versions', { value: { node: '18.20.8' } });
        for (const name of ['toSorted', 'toReversed', 'with', 'findLast']) delete Array.prototype[name];`;
      const node = ['--import', `data:text/javascript,${encodeURIComponent(old)}`];
      const program = startProgram(rig.settings, folder, words, { program: shipped, node });
      programs.push(program);
      expect(await program.ended).toBe(misconfigured);
      expect(program.lines).toEqual([]);
      expect(program.errors()).toBe(`${nodeTexts.tooOld({ version: process.version, oldest: '20.19' })}\n`);
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
      expect(await program.ended).toBe(done);
      const sent = rig.playground.requests().slice(before);
      expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(puts);
    }
  });

  it('ends at once with one plain line if its token is reset while it runs', async () => {
    const program = start({ ...rig.settings, SHUTDOWN_SECONDS: '120' });
    await program.line('Rounds is ready');
    const teacher = rig.playground.person('teacher');
    await rig.link(teacher);
    const thread = await rig.patient(teacher);
    // An orderly end would wait for this one.
    rig.sandbox.faults.next(submitPath, { kind: 'hold' });
    const question = teacher.send(thread, 'Where does it hurt?');
    await decided(rig, question.content);
    rig.playground.faults.always({}, { status: 401, code: 0 });
    expect(await program.ended).toBe(misconfigured);
    expectOnePlainLine(program);
    expect(program.lines.join('\n')).toContain(doctorTexts.discord.refused.says);
  });

  it('says in its start line where it listens, even if members reach it at another address', async () => {
    const settings = { ...rig.settings, HTTP_PORT: '0', PUBLIC_URL: 'https://rounds.example.org/bot' };
    const program = start(settings);
    const line = await program.line('Rounds is ready');
    const listensAt = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? '';
    expect((await fetch(`${listensAt}/health`)).status).toBe(200);
    expect(line).toContain('https://rounds.example.org/bot');
  });

  it('says at its start, and to whoever watches it, that the service refuses the application, having asked once', async () => {
    const program = start({ ...rig.settings, SERVICE_CLIENT_SECRET: 'wrong' });
    const line = await program.line('Rounds is ready');
    expect(line).toContain('SERVICE_CLIENT_SECRET');
    expect(program.lines.filter((each) => each.includes('"level":40'))).toHaveLength(1);
    const health = await fetch(`${/http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]}/health`);
    expect(health.status).toBe(200);
    expect(await health.json()).toEqual({ status: 'ok', warnings: ['service_refuses_application'] });
    expect(rig.sandbox.calls().filter(({ path }) => path.endsWith('/o/token/'))).toHaveLength(1);
  });

  it('says at its start that the address where people sign in gives no tokens', async () => {
    const program = start({ ...rig.settings, SERVICE_AUTH_URL: rig.settings['SERVICE_BASE_URL'] ?? '' });
    expect(await program.line('Rounds is ready')).toContain('SERVICE_AUTH_URL');
  });

  it('leaves nothing behind when it is stopped in the middle of starting', async () => {
    const program = start({ TMPDIR: folder, HTTP_PORT: '0' });
    await program.line('"part":"sandbox"');
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(done);
    expect(await readdir(folder)).toEqual(['.env']);
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
