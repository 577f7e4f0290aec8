import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { createBench, type Bench } from '../chaos/bench.ts';
import { longAnswer, partsOfLong } from '../chaos/long-answers.ts';
import { isDoubtNotice, markOf } from '../chaos/readings.ts';
import {
  killedAtCall,
  killedAtChange,
  killedAtRequest,
  ourMessageIn,
  postsIn,
  startAgain,
} from '../support/crash.ts';
import { inOneFile } from '../support/program.ts';

const { conversation: texts } = wordsFor('en');

let bench: Bench;
let teacher: Person;
let alice: Person;
let threads: readonly Thread[];

beforeAll(async () => {
  bench = await createBench({ program: inOneFile });
  await startAgain(bench);
  teacher = bench.playground.person('teacher');
  alice = bench.playground.person('alice');
  await bench.link(teacher);
  threads = await bench.patients(teacher, 5);
});
afterAll(() => bench.close());

const threadFor = (number: number): Thread => {
  const thread = threads[number];
  if (thread === undefined) throw new Error('not enough threads');
  return thread;
};

const submits = (text: string): number =>
  bench.sandbox.calls().filter(({ path, body }) => path.endsWith('/chat/submit/') && body['message'] === text)
    .length;

const doubtBelow = (question: Message): Promise<Message> =>
  bench.until(() => bench.repliesTo(question).find(isDoubtNotice));

const answerTo = (question: Message): Promise<Message> =>
  bench.until(() => bench.repliesTo(question).find((reply) => !isDoubtNotice(reply)));

/** Has a later question answered in the same thread: whatever was to come before has come by then. */
const nextIsAnswered = async (thread: Thread): Promise<void> => {
  await answerTo(alice.send(thread, `And now, ${postsIn(bench, thread)}?`));
};

describe('a turn that a crash cuts off', () => {
  it('once the service has it: is not sent again, and a person decides', async () => {
    const thread = threadFor(0);
    const killed = killedAtCall(bench, '/chat/submit/');
    const question = alice.send(thread, 'Does it hurt at night?');
    const behind = alice.send(thread, 'And by day?');
    await killed;
    await startAgain(bench);
    const notice = await doubtBelow(question);
    expect(notice.content).toBe(texts.lines.doubt.interrupted);
    await answerTo(behind);
    expect(submits(question.content)).toBe(1);

    await alice.press(notice, texts.buttons.askAgain).answered;
    await answerTo(question);
    expect(submits(question.content)).toBe(2);
  });

  it('once the service has answered and nothing was posted: is answered without asking again', async () => {
    const thread = threadFor(1);
    const killed = killedAtRequest(bench, { method: 'POST', path: `/channels/${thread.id}/messages` });
    const question = alice.send(thread, 'Since when?');
    await killed;
    await startAgain(bench);
    await answerTo(question);
    await nextIsAnswered(thread);
    expect(submits(question.content)).toBe(1);
    expect(bench.repliesTo(question)).toHaveLength(1);
  });

  it('once its answer is in the thread and nobody told the bot: is not posted again', async () => {
    const thread = threadFor(2);
    const killed = killedAtChange(bench, ourMessageIn(bench, thread));
    const question = alice.send(thread, 'Where exactly?');
    await killed;
    await startAgain(bench);
    const next = alice.send(thread, 'And where else?');
    // It is asked once everything about the first answer is done, and before its own answer is posted.
    const posts = await new Promise<number>((resolve) => {
      const stop = bench.sandbox.onCall(({ body }) => {
        if (body['message'] !== next.content) return;
        stop();
        resolve(postsIn(bench, thread));
      });
    });
    // The first message and the answer: the answer was found, not left to Discord's memory of nonces.
    expect(posts).toBe(2);
    expect(bench.repliesTo(question)).toHaveLength(1);
    expect(submits(question.content)).toBe(1);
  });

  it.each([
    ['once one part of its answer is there', 3, 1],
    ['once two parts of its answer are there', 4, 2],
  ])('%s: goes on with the next part', async (_when, number, stand) => {
    const thread = threadFor(number);
    bench.sandbox.faults.next('/chat/submit/', longAnswer(number));
    const match = { method: 'POST', path: `/channels/${thread.id}/messages` };
    const killed = killedAtRequest(bench, match, stand);
    const question = alice.send(thread, `Tell me everything, ${number}`);
    await killed;
    expect(bench.said(thread).filter((message) => markOf(message) !== undefined)).toHaveLength(stand);
    await startAgain(bench);
    await nextIsAnswered(thread);
    const parts = bench.said(thread).flatMap((message) => markOf(message)?.part ?? []);
    expect(parts).toEqual(Array.from({ length: partsOfLong }, (_, index) => index));
    expect(submits(question.content)).toBe(1);
  });
});
