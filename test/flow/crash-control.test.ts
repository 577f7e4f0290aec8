import type { Person } from 'discord-playground/people/person';
import type { Thread } from 'discord-playground/world/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { createBench, type Bench } from '../chaos/bench.ts';
import { killedAtCall, killedAtChange, ourMessageIn, startAgain } from '../support/crash.ts';
import { inOneFile } from '../support/program.ts';
import { endIn, hasEnded, hinted } from '../support/room.ts';

const {
  conversation: texts,
  cases: casesTexts,
  compose: composeTexts,
  router: routerTexts,
  failures: { service: serviceWords },
} = wordsFor('en');

let bench: Bench;
let teacher: Person;
let alice: Person;

beforeAll(async () => {
  bench = await createBench({ program: inOneFile, settings: { SHUTDOWN_SECONDS: '0' } });
  await startAgain(bench);
  teacher = bench.playground.person('teacher');
  alice = bench.playground.person('alice');
  await bench.link(teacher);
});
afterAll(() => bench.close());

const askReset = async (thread: Thread): Promise<void> => {
  const asked = teacher.command(thread, '/reset');
  await asked.finished();
  teacher.press(asked, texts.buttons.startAgain);
};

const resets = (): number => bench.sandbox.calls().filter(({ path }) => path.endsWith('/chat/reset/')).length;
const announcesReset = (content: string): boolean => content === texts.lines.startedAgain(`<@${teacher.id}>`);
const announcesEnd = (content: string): boolean => content === texts.lines.ended.by(`<@${teacher.id}>`);
const count = (thread: Thread, says: (content: string) => boolean): number =>
  bench.said(thread).filter(({ content }) => says(content)).length;

const isAnswered = async (thread: Thread, text: string): Promise<void> => {
  const question = alice.send(thread, text);
  await bench.until(() => bench.repliesTo(question)[0]);
};

/** Only a conversation that has ended answers like this. */
const isOver = async (thread: Thread): Promise<void> => {
  alice.send(thread, 'Hello?');
  const wanted = hinted(alice, texts.hints.ended);
  await bench.until(() => bench.said(thread).find(({ content }) => content === wanted));
};

describe('a reset that a crash cuts off', () => {
  it('once the service has it: is repeated, and announced once', async () => {
    const thread = await bench.patient(teacher, 0);
    const before = resets();
    const killed = killedAtCall(bench, '/chat/reset/');
    await askReset(thread);
    await killed;
    await startAgain(bench);
    await bench.until(() => count(thread, announcesReset) > 0);
    await isAnswered(thread, 'How are you now?');
    expect(resets()).toBe(before + 2);
    expect(count(thread, announcesReset)).toBe(1);
  });

  it('after it was announced: is neither repeated nor announced again', async () => {
    const thread = await bench.patient(teacher, 1);
    const before = resets();
    const killed = killedAtChange(bench, ourMessageIn(bench, thread, announcesReset));
    await askReset(thread);
    await killed;
    await startAgain(bench);
    await isAnswered(thread, 'How are you now?');
    expect(resets()).toBe(before + 1);
    expect(count(thread, announcesReset)).toBe(1);
  });
});

describe('an end that a crash cuts off', () => {
  it('after it was announced: is finished, and announced once', async () => {
    const thread = await bench.patient(teacher, 2);
    const killed = killedAtChange(bench, ourMessageIn(bench, thread, announcesEnd));
    await endIn(teacher, thread);
    await killed;
    expect(hasEnded(thread)).toBe(false);
    await startAgain(bench);
    await bench.until(() => hasEnded(thread));
    await isOver(thread);
    expect(count(thread, announcesEnd)).toBe(1);
  });

  it('after its thread was closed: is finished', async () => {
    const thread = await bench.patient(teacher, 3);
    const killed = killedAtChange(bench, (change) => change.kind === 'thread_updated' && hasEnded(thread));
    await endIn(teacher, thread);
    await killed;
    const edits = () =>
      bench.playground
        .requests()
        .filter(({ method, path }) => method === 'PATCH' && path.startsWith(`/channels/${thread.id}/`))
        .length;
    const before = edits();
    await startAgain(bench);
    await expect.poll(edits).toBeGreaterThan(before);
    await isOver(thread);
    expect(count(thread, announcesEnd)).toBe(1);
  });
});

describe('a case of which something was written before a crash', () => {
  it('is on its card, which has the rest written', async () => {
    const person = { name: 'Bea', age: '50', gender: 'female' };
    bench.sandbox.faults.next('/case/compose/', { kind: 'delay', ms: 0 });
    bench.sandbox.faults.always('/case/compose/', { kind: 'hold' });
    const written = composeTexts.progress([{ section: 'narrative', step: { kind: 'written' } }]);
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
});

describe('a command under way when the bot is told to stop', () => {
  it('is told so in its own answer, not left in a "thinking" that never stops', async () => {
    bench.sandbox.faults.next('/data/stream/load/', { kind: 'hold' });
    const slow = teacher.command('class', '/stream');
    await slow.answered;
    await bench.bot.kill('SIGTERM');
    bench.sandbox.faults.clear();
    const words = [routerTexts.cutOff, serviceWords({ kind: 'cancelled' })];
    expect(words).toContain(slow.message()?.content);
    await startAgain(bench);
  });

  it('leaves no section of a case shown as being written', async () => {
    bench.sandbox.faults.always('/case/compose/', { kind: 'hold' });
    const person = { name: 'Ana', age: '34', gender: 'female' };
    const slow = teacher.command('class', '/compose case', person);
    await slow.finished();
    await bench.bot.kill('SIGTERM');
    bench.sandbox.faults.clear();
    for (const section of ['narrative', 'vital_signs', 'exam'] as const) {
      const beingWritten = composeTexts.progress([{ section, step: { kind: 'being_written' } }]);
      expect(slow.message()?.content).not.toContain(beingWritten);
    }
    await startAgain(bench);
  });
});
