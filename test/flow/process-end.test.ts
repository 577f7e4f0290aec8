import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { open, watch } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/app/exit-codes.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { Connection } from '../../src/store/sqlite-connection.ts';
import { decided, messagesPath, postRefused, sentCount, submitPath } from '../support/room.ts';
import { dripping } from '../support/dripping.ts';
import { freePort } from '../support/front.ts';
import { forAShortLife, inOneFile } from '../support/program.ts';
import { endBy, endOf, endingRig } from '../support/ending.ts';

const { conversation: texts, failures } = wordsFor('en');

const post = { method: 'POST', route: messagesPath } as const;
const question = 'Where does it hurt?';

/** Every step of the shutdown has finished by itself: nothing was cut off by the process's deadline. */
const graceful = { code: 0, saidStopped: true } as const;

/** The address that the program itself listens on. */
const pageOf = (line: string): string => /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? '';

// Run concurrently, because each of them mostly waits.
describe.concurrent('a signal ends the process in time', () => {
  it('while an answer waits out a 429, and the next process posts it', async ({ onTestFinished }) => {
    const rig = await endingRig(onTestFinished);
    const { program, thread } = await rig.conversing();
    rig.playground.faults.always(
      { ...post, path: thread.id },
      { status: 429, headers: { 'retry-after': '30' } },
    );
    const refused = postRefused(rig, thread);
    const asked = rig.teacher.send(thread, question);
    await refused;
    expect(await endBy('SIGTERM', program)).toMatchObject(graceful);
    rig.playground.faults.clear();
    await rig.runUntilReady();
    expect(await rig.answersTo(asked)).toHaveLength(1);
    expect(sentCount(rig, question)).toBe(1);
  });

  it('although its log has no room, which stops nothing else either', async ({ onTestFinished }) => {
    const rig = await endingRig(onTestFinished);
    const HTTP_PORT = await freePort();
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [...forAShortLife, ...inOneFile], {
      cwd: rig.folder,
      env: { ...rig.settings, HTTP_PORT },
      stdio: ['ignore', full, full],
    });
    onTestFinished(async () => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    const health = () => fetch(`http://127.0.0.1:${HTTP_PORT}/health`);
    await expect
      .poll(() =>
        health().then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    await rig.link(rig.teacher);
    const thread = await rig.patient(rig.teacher);
    await rig.answerTo(rig.teacher.send(thread, question));
    expect(await (await health()).json()).toMatchObject({ status: 'ok', warnings: ['log_lines_dropped'] });
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    closeSync(full);
  });

  it('while the service leaves a question unanswered, and the next process asks what to do about it', async ({
    onTestFinished,
  }) => {
    const rig = await endingRig(onTestFinished);
    const { program, thread } = await rig.conversing();
    rig.sandbox.faults.next(submitPath, { kind: 'hold' });
    const asked = rig.teacher.send(thread, question);
    await decided(rig, question);
    expect(await endBy('SIGTERM', program)).toMatchObject(graceful);
    await rig.runUntilReady();
    const [notice] = await rig.answersTo(asked);
    expect(notice?.content).toContain(texts.lines.doubt.interrupted);
    expect(sentCount(rig, question)).toBe(1);
  });

  it('while a command waits for the service, and tells the person who waits', async ({ onTestFinished }) => {
    const rig = await endingRig(onTestFinished);
    const program = await rig.runUntilReady();
    const owner = rig.playground.person('owner');
    await rig.link(owner, 'teacher');
    rig.sandbox.faults.always('/stream/', { kind: 'hold' });
    const called = new Promise((resolve) => rig.sandbox.onCall(resolve));
    const asked = owner.command('class', '/stream');
    await called;
    expect(await endBy('SIGTERM', program)).toMatchObject(graceful);
    expect(asked.message()?.content).toBe(failures.service({ kind: 'cancelled' }));
    expect(asked.followUps()).toEqual([]);
  });

  it('while the connection to Discord is silent', async ({ onTestFinished }) => {
    const rig = await endingRig(onTestFinished);
    const program = await rig.runUntilReady();
    rig.playground.gateway.lose();
    await program.line('reconnecting');
    expect(await endBy('SIGTERM', program)).toMatchObject(graceful);
  });
});

describe.concurrent('when more hangs than the shutdown has time for', () => {
  it('the process ends all the same, and the next one takes everything up', async ({ onTestFinished }) => {
    const rig = await endingRig(onTestFinished);
    const { program, thread } = await rig.conversing();
    await dripping(pageOf(await program.line('Rounds is ready')));
    const held = rig.hold({ method: 'PATCH', path: '/webhooks/' });
    rig.sandbox.faults.next('/topic/init/', { kind: 'delay', ms: 700 });
    rig.teacher.command('class', '/topic', { topic: String(rig.sandbox.topics[0]?.id) });
    await held.arrived;
    const other = await Connection.open({ path: rig.storeFile, patience: 2_000 });
    onTestFinished(() => other.close());
    await other.run('BEGIN IMMEDIATE');
    const asked = rig.teacher.send(thread, question);
    expect(await endBy('SIGTERM', program)).toMatchObject({ code: 0 });
    await other.run('ROLLBACK');
    held.release();
    await rig.runUntilReady();
    expect(await rig.answersTo(asked)).toHaveLength(1);
    expect(sentCount(rig, question)).toBe(1);
  });
});

describe.concurrent('a signal ends a start in time,', () => {
  it.for(['/applications/@me', '/gateway/bot'])(
    'that waits for Discord’s answer (%s)',
    async (path, { onTestFinished }) => {
      const rig = await endingRig(onTestFinished);
      const held = rig.hold({ method: 'GET', path });
      const program = rig.run();
      await held.arrived;
      expect(await endBy('SIGTERM', program)).toMatchObject(graceful);
      held.release();
    },
  );

  it('to which the gateway never says READY', async ({ onTestFinished }) => {
    const rig = await endingRig(onTestFinished);
    rig.playground.gateway.lose();
    const asked = new Promise<void>((resolve) => {
      rig.playground.onRequest(({ path }) => path === '/gateway/bot' && resolve());
    });
    const program = rig.run();
    await asked;
    expect(await endBy('SIGTERM', program)).toMatchObject(graceful);
    rig.playground.gateway.restore();
    await rig.runUntilReady(); // the first one has left nothing open
  });

  it('that waits for a store locked by another process', async ({ onTestFinished }) => {
    const rig = await endingRig(onTestFinished);
    const other = await Connection.open({ path: rig.storeFile, patience: 0 });
    onTestFinished(() => other.close());
    await other.run('BEGIN EXCLUSIVE');
    const watching = watch(dirname(rig.storeFile));
    const lockFile = `${basename(rig.storeFile)}.lock`;
    const settings = { ENCRYPTION_KEYS: randomBytes(32).toString('base64') };
    const program = rig.run(settings);
    for await (const { filename } of watching) if (filename === lockFile) break;
    expect(await endBy('SIGTERM', program)).toMatchObject(graceful);
    await other.run('ROLLBACK');
    await rig.runUntilReady(settings);
  });

  it('that hangs in a file system that does not answer', async ({ onTestFinished }) => {
    const rig = await endingRig(onTestFinished);
    const pipe = `${rig.storeFile}.key`;
    expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
    const program = rig.run();
    // Opens once the program opens it too; the program then reads what is never written.
    const writing = await open(pipe, 'w');
    onTestFinished(() => writing.close());
    // process.exit would wait for the file too.
    expect(await endBy('SIGTERM', program)).toMatchObject({ code: null, signal: 'SIGKILL' });
  });
});

describe.concurrent('a connection that is lost for good', () => {
  it('ends the process in time, with a failure code, while a post gets no response from Discord', async ({
    onTestFinished,
  }) => {
    const rig = await endingRig(onTestFinished);
    const { program, thread } = await rig.conversing();
    const held = rig.hold({ ...post, path: thread.id });
    rig.teacher.send(thread, question);
    await held.arrived;
    rig.playground.gateway.closeConnections(4004, 'Authentication failed.');
    expect(await endOf(program)).toMatchObject({ ...graceful, code: exitCodes.misconfigured });
  });
});
