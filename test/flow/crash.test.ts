import type { Person } from 'discord-playground/people/person';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { createBench, type Bench } from '../chaos/bench.ts';
import { killedAtChange, ourMessageIn, startAgain } from '../support/crash.ts';
import { inOneFile } from '../support/program.ts';
import { pressed, submitPath } from '../support/room.ts';
import { endIn } from '../support/conversations.ts';

/** What a crash cuts off besides questions, resets and ends: those are the simulation's, and the chaos run's. */

const { account: accountTexts, cases: casesTexts, compose: composeTexts, conversation } = wordsFor('en');

let bench: Bench;
let teacher: Person;

beforeAll(async () => {
  bench = await createBench({ program: inOneFile, settings: { SHUTDOWN_SECONDS: '0' } });
  await startAgain(bench);
  teacher = bench.playground.person('teacher');
  await bench.link(teacher);
});
afterAll(() => bench.close());

const openThreads = () =>
  [...bench.playground.guild().threads.values()].filter(
    ({ ownerId, archived }) => ownerId === bench.playground.world.bot.id && !archived,
  );

/** Starts the bot again, until its host is told what became of the start; returns what is left of it. */
const leftAfterRestart = async () => {
  const dm = teacher.openDm();
  const told = bench.said(dm).length;
  await startAgain(bench);
  await bench.until(() => bench.said(dm)[told]);
  const announced = bench.said(bench.playground.place('class')).filter(({ type }) => type === 0);
  return [...announced, ...openThreads()];
};

describe('a start that a crash cuts off is taken back, and the host is told', () => {
  it.each([
    // A case each: the first one's chat is free again a moment after its host has been told.
    [
      'between its announcement and its thread',
      0,
      () => ourMessageIn(bench, bench.playground.place('class')),
    ],
    [
      'once its thread has been made',
      1,
      () =>
        ({ kind }: { kind: string }) =>
          kind === 'thread_created',
    ],
  ] as const)('%s', async (_when, which, moment) => {
    const killed = killedAtChange(bench, moment());
    teacher.command('class', '/patient', { case: String(bench.sandbox.cases[which]?.id) });
    await killed;
    expect(await leftAfterRestart()).toEqual([]);
  });

  it('while the service begins a topic, which is not begun again', async () => {
    const inits = () => bench.sandbox.calls().filter(({ path }) => path.endsWith('/topic/init/')).length;
    bench.sandbox.faults.next('/topic/init/', { kind: 'hold' });
    const topic = bench.sandbox.topics[0];
    await teacher.command('class', '/topic', { topic: String(topic?.id) }).answered;
    await bench.bot.kill();
    bench.sandbox.faults.clear();
    const before = inits();
    await leftAfterRestart();
    expect(inits()).toBe(before);
  });
});

describe('a case of which something was written', () => {
  it('before a crash is on its card, which has the rest written', async () => {
    const person = { name: 'Bea', age: '50', gender: 'female' };
    bench.sandbox.faults.next('/case/compose/', { kind: 'delay', ms: 0 });
    bench.sandbox.faults.always('/case/compose/', { kind: 'hold' });
    const written = composeTexts.steps.written('narrative');
    const killed = killedAtChange(
      bench,
      (change) =>
        (change.kind === 'message_created' || change.kind === 'message_updated') &&
        change.message.content.includes(written),
    );
    teacher.command('class', '/compose case', person);
    await killed;
    bench.sandbox.faults.clear();
    await startAgain(bench);
    const card = await teacher.command('class', '/cases', { case: person.name }).finished();
    expect(card.content).toContain(casesTexts.part('exam', 'missing'));
    const again = teacher.press(card, casesTexts.writeIt('exam'));
    await bench.until(() => again.message()?.content.includes(casesTexts.written));
    const done = await teacher.command('class', '/cases', { case: person.name }).finished();
    expect(done.content).toContain(casesTexts.part('narrative', 'written'));
    expect(done.content).toContain(casesTexts.part('exam', 'written'));
  });

  it('when the bot is told to stop is not left shown as being written', async () => {
    bench.sandbox.faults.always('/case/compose/', { kind: 'hold' });
    const slow = teacher.command('class', '/compose case', { name: 'Ana', age: '34', gender: 'female' });
    await slow.finished();
    await bench.bot.kill('SIGTERM');
    bench.sandbox.faults.clear();
    for (const section of ['narrative', 'vital_signs', 'exam'] as const) {
      const [beingWritten = ''] = composeTexts.steps.being_written(section, 0).split('<t:');
      expect(slow.message()?.content).not.toContain(beingWritten);
    }
    await startAgain(bench);
  });
});

describe('after a crash', () => {
  it('a deletion that was promised is carried out, and whoever writes after an end is told', async () => {
    const [host, student] = [bench.playground.person('owner'), bench.playground.person('alice')];
    await bench.link(host, 'student2');
    const ended = await bench.patient(teacher, 1);
    await (await endIn(teacher, ended)).finished();
    const deleted = await bench.patient(host);
    bench.sandbox.faults.next(submitPath, { kind: 'hold' });
    student.send(deleted, 'Where does it hurt?');
    const { buttons: labels } = accountTexts;
    const account = await host.command('class', '/account').finished();
    const { message: question } = await pressed(bench, host, { below: account, label: labels.deleteAll });
    const promised = host.press(question, labels.reallyDeleteAll);
    await bench.until(() => promised.message()?.content === accountTexts.deletedAll(true));
    await bench.bot.kill();
    bench.sandbox.faults.clear();
    await startAgain(bench);
    const { lines, hints } = conversation;
    await bench.until(() => bench.said(deleted).some(({ content }) => content === lines.ended.deleted));
    const data = async (): Promise<string | undefined> => {
      const shown = await host.command('class', '/account').finished();
      return (await host.press(shown, labels.myData).finished()).content;
    };
    await expect.poll(data).toBe(accountTexts.myData([]));
    for (const [thread, hint] of [
      [deleted, hints.ended_deleted],
      [ended, hints.ended],
    ] as const) {
      student.send(thread, 'Is anybody there?');
      await bench.until(() => bench.said(thread).some(({ content }) => content === conversation.small(hint)));
    }
  });
});
