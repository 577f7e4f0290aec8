import { buttonsOf } from 'discord-playground/people/components';
import type { Handle } from 'discord-playground/people/handle';
import type { Person } from 'discord-playground/people/person';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBench, type Bench } from '../chaos/bench.ts';
import { killedAtChange, killedAtRequest, ourMessageIn, startAgain } from '../support/crash.ts';
import { inOneFile } from '../support/program.ts';

let bench: Bench;
let teacher: Person;
let alice: Person;

beforeAll(async () => {
  bench = await createBench({ program: inOneFile });
  await startAgain(bench);
  teacher = bench.playground.person('teacher');
  alice = bench.playground.person('alice');
  await bench.link(teacher);
});
afterAll(() => bench.close());

const start = (number: number): Handle =>
  teacher.command('class', '/patient', { case: String(bench.sandbox.cases[number]?.id) });

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

describe('a start that a crash cuts off', () => {
  it('between its announcement and its thread: is taken back, and the host is told', async () => {
    const killed = killedAtChange(bench, ourMessageIn(bench, bench.playground.place('class')));
    start(0);
    await killed;
    expect(await leftAfterRestart()).toEqual([]);
  });

  it('once its thread has been made: is taken back too', async () => {
    const killed = killedAtChange(bench, (change) => change.kind === 'thread_created');
    start(1);
    await killed;
    expect(await leftAfterRestart()).toEqual([]);
  });

  it('at the moment of the first message: what was written in the meantime is answered', async () => {
    const killed = killedAtRequest(bench, { method: 'POST', route: '/channels/:channelId/messages' }, 1);
    start(2);
    await killed;
    const [thread] = openThreads();
    if (thread === undefined) throw new Error('the thread was not made yet');
    const question = alice.send(thread, 'Is somebody there?');
    await startAgain(bench);
    await bench.until(() => bench.repliesTo(question)[0]);
    expect(bench.said(thread).filter((message) => buttonsOf(message).length > 0)).toHaveLength(1);
  });

  it('while the service begins a topic: is taken back, and not begun again', async () => {
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
