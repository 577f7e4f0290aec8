import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { defaultWorld } from 'discord-playground/world/spec';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { createBench, type Bench } from '../chaos/bench.ts';
import { hasButton } from '../chaos/readings.ts';
import { startAgain } from '../support/crash.ts';
import { inOneFile } from '../support/program.ts';
import { turnsIn, transcriptFor } from '../support/transcripts.ts';
import { endNow } from '../support/conversations.ts';
import { panelOf, taken } from '../support/room.ts';

const {
  conversation: { buttons: labels, panel },
} = wordsFor('en');

/** Thirty people in one thread, and a teacher in front of them. */

/** The copy of the announcement at the top of its thread. */
const threadStarter = 21;

const names = Array.from({ length: 30 }, (_, index) => `student-${index + 1}`);

let bench: Bench;
let teacher: Person;
let students: readonly Person[];
let thread: Thread;

beforeAll(async () => {
  const people = [...defaultWorld.people, ...names.map((name) => ({ name, displayName: name }))];
  bench = await createBench({ program: inOneFile, playground: { world: { ...defaultWorld, people } } });
  await startAgain(bench);
  teacher = bench.playground.person('teacher');
  students = names.map((name) => bench.playground.person(name));
  await bench.link(teacher);
  thread = await bench.patient(teacher);
});
afterAll(() => bench.close());

/** Everything that the service should be asked, in this order. */
const questions: Message[] = [];

const everybodyWrites = (what: string, except?: Person): readonly Message[] =>
  students.filter((one) => one !== except).map((one) => one.send(thread, `${what}, asks ${one.name}?`));

const answered = (message: Message): Promise<Message> => bench.until(() => bench.repliesTo(message)[0]);

/** Who has the floor, according to the latest line: it begins with their name, and may have been posted anew. */
const holder = (): Person | undefined => {
  const line = bench.said(thread).findLast((message) => hasButton(message, labels.passOn));
  return students.find(({ id }) => line?.content.startsWith(`<@${id}>`));
};

const isSigned = ({ channelId, id }: Message): boolean => {
  const { world } = bench.playground;
  const signs = [...(world.message(channelId, id)?.reactions.values() ?? [])];
  return signs.some((by) => by.has(world.bot.id));
};

const nextHolder = (before: Person | undefined): Promise<Person> =>
  bench.until(() => {
    const now = holder();
    return now === before ? undefined : now;
  });

/** Everybody writes, and only the question of whoever has the floor is asked. Returns who is next. */
const oneAsks = async (speaker: Person, what: string): Promise<Person> => {
  everybodyWrites(what, speaker);
  const question = speaker.send(thread, `${what}, with the floor?`);
  questions.push(question);
  await answered(question);
  return nextHolder(speaker);
};

it('thirty people in one thread: nothing is lost, asked twice, or asked of somebody without the floor', async () => {
  const atOnce = everybodyWrites('Where does it hurt');
  // What the preceptor asks after the fifth question is answered before the others are asked.
  await bench.until(() => bench.said(thread).find((message) => hasButton(message, labels.skipIt)));
  const answer = teacher.send(thread, 'It is the appendix, I think');
  for (const message of [...atOnce, answer]) await answered(message);
  questions.push(...atOnce.slice(0, 5), answer, ...atOnce.slice(5));

  // It is too loud: one at a time.
  await teacher.select(await panelOf(teacher, thread), panel.whoMayAsk, ['in_order']).answered;
  const free = await bench.until(() =>
    bench.said(thread).find((message) => hasButton(message, labels.raiseHand)),
  );
  await Promise.all(students.map((one) => one.press(free, labels.raiseHand).finished()));
  const first = await nextHolder(undefined);
  const third = await oneAsks(await oneAsks(first, 'Since when'), 'Is it worse at night');

  // The bot is killed; whoever has the floor does not notice, and neither do the others.
  await bench.bot.kill();
  everybodyWrites('Is it gone', third);
  const missed = third.send(thread, 'Do you smoke?');
  questions.push(missed);
  await startAgain(bench);
  await answered(missed);
  await nextHolder(third);

  // A moderator gives the floor to somebody else.
  const chosen = students[20];
  if (chosen === undefined) throw new Error('not enough students');
  await teacher.select(await panelOf(teacher, thread), panel.giveFloor, [chosen.name]).answered;
  await bench.until(() => holder() === chosen);
  const fifth = await oneAsks(chosen, 'Do you drink');

  // A pause in the middle: nothing that is written meanwhile is asked.
  await teacher.press(await panelOf(teacher, thread), labels.pause).answered;
  const talk = everybodyWrites('What should we ask next');
  await teacher.press(await panelOf(teacher, thread), labels.resume).answered;
  await oneAsks(fifth, 'Any medicines');

  // Everybody may ask again; and after the end nothing is asked.
  await teacher.select(await panelOf(teacher, thread), panel.whoMayAsk, ['everyone']).answered;
  const last = first.send(thread, 'Thank you, one more: any allergies?');
  questions.push(last);
  await answered(last);
  // Whatever else people have written has met an answer, a hint that is a reply, or a sign: where those would pile up, it
  // is below the last message that its writer waits for.
  const { world } = bench.playground;
  const theirs = world
    .messages(thread.id)
    .filter((message) => message.authorId !== world.bot.id && !talk.includes(message));
  expect(theirs.length).toBeGreaterThan(6 * students.length);
  await bench.until(() =>
    theirs.every(
      (message, index) =>
        bench.repliesTo(message).length > 0 ||
        theirs.slice(index).some((later) => later.authorId === message.authorId && isSigned(later)),
    ),
  );
  await endNow(bench, teacher, thread);
  everybodyWrites('Was that all');

  const texts = questions.map(({ content }) => content);
  expect(taken(bench)).toEqual(texts);
  for (const message of questions) expect(bench.repliesTo(message)).toHaveLength(1);
  const { json, csv } = await transcriptFor(teacher, thread);
  expect(turnsIn(json).map(([question]) => question)).toEqual(texts);
  expect(csv.slice(1).map(([, , question]) => question)).toEqual(texts);
  for (const [, answer] of turnsIn(json)) expect(answer.join('')).not.toBe('');

  // Besides the answers stand the first message, what the preceptor asks, the end, and at most two of housekeeping.
  const answers = new Set(questions.flatMap((message) => bench.repliesTo(message).map(({ id }) => id)));
  const others = bench.said(thread).filter(({ id, type }) => !answers.has(id) && type !== threadStarter);
  expect(others.length).toBeLessThanOrEqual(5);
});
