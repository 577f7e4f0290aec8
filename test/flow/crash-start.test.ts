import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/playground/people/person.ts';
import type { Handle } from '../../src/playground/people/handle.ts';
import { buttonsOf } from '../../src/playground/people/components.ts';
import { createBench, type Bench } from '../chaos/bench.ts';
import { killedAtChange, killedAtRequest, ourMessageIn, postsIn, startAgain } from '../support/crash.ts';
import { inOneFile } from '../support/program.ts';

let bench: Bench;
let teacher: Person;

beforeAll(async () => {
  bench = await createBench({ program: inOneFile });
  await startAgain(bench);
  teacher = bench.playground.person('teacher');
  await bench.link(teacher);
});
afterAll(() => bench.close());

const start = (number: number): Handle =>
  teacher.command('class', '/patient', { case: String(bench.sandbox.cases[number]?.id) });

const hosted = () =>
  [...bench.playground.guild().threads.values()].filter(
    ({ ownerId }) => ownerId === bench.playground.world.bot.id,
  );

/** A thread is ready once its first message is there, with the host's buttons. */
const openedAfter = (before: number) =>
  bench.until(() => {
    const thread = hosted()[before];
    const first = thread && bench.said(thread).find((message) => buttonsOf(message).length > 0);
    return first === undefined ? undefined : thread;
  });

describe('a start that a crash cuts off', () => {
  it('between its announcement and its thread: is finished, and announced once', async () => {
    const before = hosted().length;
    const channel = bench.playground.place('class');
    const killed = killedAtChange(bench, ourMessageIn(bench, channel));
    start(0);
    await killed;
    expect(hosted()).toHaveLength(before);
    await startAgain(bench);
    const thread = await openedAfter(before);
    expect(postsIn(bench, channel)).toBe(1);
    const answer = alice().send(thread, 'How are you?');
    await bench.until(() => bench.repliesTo(answer)[0]);
  });

  it('between its thread and the first message there: is finished, and greets once', async () => {
    const before = hosted().length;
    const killed = killedAtChange(bench, (change) => change.kind === 'thread_created');
    start(1);
    await killed;
    await startAgain(bench);
    const thread = await openedAfter(before);
    expect(hosted()).toHaveLength(before + 1);
    expect(bench.said(thread).filter((message) => buttonsOf(message).length > 0)).toHaveLength(1);
  });

  it('at the moment of the first message: what was written in the meantime is answered', async () => {
    const before = hosted().length;
    const killed = killedAtRequest(bench, { method: 'POST', route: '/channels/:channelId/messages' }, 1);
    start(2);
    await killed;
    const thread = hosted()[before];
    if (thread === undefined) throw new Error('the thread was not made yet');
    const question = alice().send(thread, 'Is somebody there?');
    await startAgain(bench);
    await bench.until(() => bench.repliesTo(question)[0]);
    expect(bench.said(thread).filter((message) => buttonsOf(message).length > 0)).toHaveLength(1);
  });

  it('is taken back if the service would not begin it again, and the host is told', async () => {
    const before = hosted().length;
    bench.sandbox.faults.next('/topic/init/', { kind: 'hold' });
    const topic = bench.sandbox.topics[0];
    const asked = teacher.command('class', '/topic', { topic: String(topic?.id) });
    await asked.answered;
    await bench.bot.kill();
    bench.sandbox.faults.clear();
    const inits = bench.sandbox.calls().filter(({ path }) => path.endsWith('/topic/init/')).length;
    await startAgain(bench);
    const dm = teacher.openDm();
    await bench.until(() => bench.said(dm)[0]);
    expect(hosted()).toHaveLength(before);
    expect(bench.sandbox.calls().filter(({ path }) => path.endsWith('/topic/init/'))).toHaveLength(inits);
  });
});

const alice = (): Person => bench.playground.person('alice');
