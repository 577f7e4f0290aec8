import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message, Thread } from '../../src/playground/world/entities.ts';
import { buttonsOf } from '../../src/playground/people/components.ts';
import { defaultWorld } from '../../src/playground/world/spec.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { createBench, type Bench } from '../chaos/bench.ts';
import { startAgain } from '../support/crash.ts';
import { inOneFile } from '../support/program.ts';
import { labelsOf, planted, pressed } from '../support/room.ts';

const { conversation: texts } = wordsFor('en');
const { buttons: labels, notices } = texts;

/** How many a line names as next. */
const named = 3;
const names = Array.from({ length: 30 }, (_, index) => `student-${index + 1}`);

let bench: Bench;
let teacher: Person;
let students: readonly Person[];

beforeAll(async () => {
  const people = [...defaultWorld.people, ...names.map((name) => ({ name, displayName: name }))];
  bench = await createBench({ program: inOneFile, playground: { world: { ...defaultWorld, people } } });
  await startAgain(bench);
  teacher = bench.playground.person('teacher');
  students = names.map((name) => bench.playground.person(name));
  await bench.link(teacher);
});
afterAll(() => bench.close());

const mention = ({ id }: Person): string => `<@${id}>`;

const questionOf = ({ name }: Person): string => `What troubles you most, asks ${name}?`;

/** The line that gives one of them the floor, with their question and who comes after. */
const floorNoticeOf = (index: number): string => {
  const [holder, ...up] = students.slice(index);
  if (holder === undefined) throw new Error('no such student');
  const line = { holder: mention(holder), next: up.slice(0, named).map(mention), up: up.length };
  return `${notices.floorIs(line)}\n> ${questionOf(holder)}`;
};

const saidBy = (thread: Thread, says: (content: string) => boolean): Promise<Message> =>
  bench.until(() => bench.said(thread).findLast(({ content }) => says(content)));

const asked = (): readonly unknown[] =>
  bench.sandbox
    .calls()
    .filter(({ path }) => path.endsWith('/chat/submit/'))
    .map(({ body }) => body['message']);

it('thirty kept questions outlive a crash in their order, and each is asked only by its author', async () => {
  const thread = await bench.patient(teacher);
  const manage = teacher.command(thread, '/manage');
  await manage.finished();
  await teacher.select(manage, texts.panel.whoMayAsk, ['in_order']).answered;
  const free = await saidBy(thread, (content) => content === texts.notices.floorFree);
  await teacher.press(free, labels.raiseHand).finished();
  await saidBy(thread, (content) => content.startsWith(`${mention(teacher)}, `));

  // One of them gets the hint; its button is shown to all of them, each for their own message.
  const early = students.map((one) => one.send(thread, questionOf(one)));
  const hint = await bench.until(() => early.flatMap((one) => bench.repliesTo(one))[0]);
  const customId = buttonsOf(hint).find(({ label }) => label === labels.raiseHand)?.custom_id ?? '';
  for (const [index, student] of students.entries()) {
    const own = customId.replace(hint.reference?.messageId ?? '', early[index]?.id ?? '');
    const keeping = await planted(bench, thread, { [`keep ${index}`]: own });
    const kept = await pressed(bench, student, { below: keeping, label: `keep ${index}` });
    expect(kept.message.content).toBe(`${texts.place(index + 1)} ${texts.questionKept}`);
  }

  await bench.bot.kill();
  await startAgain(bench);

  const posted = await saidBy(thread, (content) => content.startsWith(mention(teacher)));
  await teacher.press(posted, labels.passOn).answered;
  const wanted: string[] = [];
  for (const [index, student] of students.entries()) {
    const line = await saidBy(thread, (content) => content === floorNoticeOf(index));
    expect(labelsOf(line)).toEqual([labels.askKept, labels.raiseHand, labels.passOn]);
    expect(asked()).toEqual(wanted);
    // Every second one asks; the others pass their turn.
    if (index % 2 === 0) wanted.push(questionOf(student));
    student.press(line, index % 2 === 0 ? labels.askKept : labels.passOn);
  }
  const last = early.at(-1);
  await bench.until(() => asked().length === wanted.length);
  expect(asked()).toEqual(wanted);
  expect(asked()).not.toContain(last?.content);
});
