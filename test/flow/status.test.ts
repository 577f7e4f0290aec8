import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { afterEach, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { startRig, type Rig, type RigOptions } from '../support/rig.ts';
import {
  decided,
  disappears,
  hinted,
  labelsOf,
  managed,
  noStatus,
  saidIn,
  statusIn,
  submitPath,
} from '../support/room.ts';

const { conversation: texts } = wordsFor('en');

let rig: Rig;
let teacher: Person;
let alice: Person;
let thread: Thread;

const prepare = async (timings: RigOptions['timings']): Promise<void> => {
  rig = await startRig({ timings: { retry: 5, ...timings }, settings: { SHUTDOWN_SECONDS: '0' } });
  teacher = rig.playground.person('teacher');
  alice = rig.playground.person('alice');
  await rig.link(teacher);
  thread = await rig.patient(teacher);
};
afterEach(() => rig.close());

const waiting = (count: number): string => texts.status.waiting({ waiting: count, next: [`<@${alice.id}>`] });

/** A question that the service has received, and this many that wait behind it. */
const occupied = async (count: number): Promise<readonly Message[]> => {
  rig.sandbox.faults.next(submitPath, { kind: 'hold' });
  const first = alice.send(thread, 'A slow question');
  await decided(rig, first.content);
  return [first, ...Array.from({ length: count }, (_, index) => alice.send(thread, `Number ${index + 1}`))];
};
const answersTo = (questions: readonly Message[]): Promise<unknown> =>
  Promise.all(questions.map((question) => rig.answerTo(question)));
const countOf = (method: string, path: string): number =>
  rig.playground.requests().filter((one) => one.method === method && one.path === path).length;

it('the status is edited in place, and deleted when there is nothing left to say', async () => {
  await prepare({});
  const questions = await occupied(4);
  const status = await statusIn(rig, thread, waiting(4));
  await managed(rig, teacher, { thread, label: texts.buttons.pause });
  const paused = texts.status.paused({ by: `<@${teacher.id}>`, kind: 'patient' });
  const edited = await statusIn(rig, thread, paused, waiting(4));
  expect(edited.id).toBe(status.id);
  teacher.press(edited, texts.buttons.resume);
  await statusIn(rig, thread, waiting(4), texts.status.resumed({ by: `<@${teacher.id}>`, kind: 'patient' }));
  rig.sandbox.faults.release();
  await answersTo(questions);
  await noStatus(rig, thread);
});

it('what a moderator changes stands below what people have written', async () => {
  await prepare({ statusEvery: 10 });
  const by = `<@${teacher.id}>`;
  await managed(rig, teacher, { thread, label: texts.buttons.onlyMentions });
  const first = await statusIn(rig, thread, texts.status.terms({ by, who: 'everyone', hears: 'mentions' }));
  alice.send(thread, 'Where does it hurt?');
  await saidIn(rig, thread, hinted(alice, texts.hints.mentions));
  await managed(rig, teacher, { thread, label: texts.buttons.everyMessage });
  await disappears(rig, first);
  const moved = await statusIn(rig, thread, texts.status.terms({ by, who: 'everyone', hears: 'everything' }));
  expect(rig.playground.world.messages(thread.id).at(-1)?.id).toBe(moved.id);
  expect(labelsOf(moved)).toEqual([texts.buttons.manage]);
  await rig.answerTo(alice.send(thread, 'Does it hurt?'));
  await noStatus(rig, thread);
});

it('the status is deleted and posted anew once fifteen messages stand below it', async () => {
  await prepare({});
  const questions = await occupied(4);
  const status = await statusIn(rig, thread, waiting(4));
  for (let remark = 1; remark <= 15; remark += 1) alice.send(thread, `((remark ${remark}`);
  await disappears(rig, status);
  const moved = await statusIn(rig, thread, waiting(4));
  expect(rig.playground.world.messages(thread.id).at(-1)?.id).toBe(moved.id);
  rig.sandbox.faults.release();
  await answersTo(questions);
});

it('a status whose post lost its response stands once, in the same process', async () => {
  await prepare({ delivery: 10 });
  const path = `/channels/${thread.id}/messages`;
  // discord.js retries it three times, with the same nonce.
  rig.playground.faults.next({ method: 'POST', path }, { status: 500, afterwards: true }, 4);
  const questions = await occupied(4);
  await statusIn(rig, thread, waiting(4));
  rig.sandbox.faults.release();
  await answersTo(questions);
  expect(await noStatus(rig, thread)).toBe(true);
});

it('a status whose post lost its response is found by the next process, which edits it', async () => {
  await prepare({ delivery: 600_000, suspension: 600_000 });
  const path = `/channels/${thread.id}/messages`;
  rig.sandbox.faults.always(submitPath, { kind: 'status', status: 503 });
  rig.playground.faults.next({ method: 'POST', path }, { status: 500, afterwards: true }, 4);
  const before = countOf('POST', path);
  const question = alice.send(thread, 'Where does it hurt?');
  const status = await statusIn(rig, thread, texts.suspension.service);
  await expect.poll(() => countOf('POST', path)).toBe(before + 4);
  await rig.stop();
  rig.sandbox.faults.clear();
  await rig.start();
  await expect.poll(() => countOf('PATCH', `${path}/${status.id}`)).toBe(1);
  teacher.press(status, texts.buttons.tryNow);
  await rig.answerTo(question);
  await noStatus(rig, thread);
  expect(countOf('POST', path)).toBe(before + 5);
});
