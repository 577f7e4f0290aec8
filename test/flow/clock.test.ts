import { setTimeout as after } from 'node:timers/promises';
import type { Message, Thread } from 'discord-playground/world/entities';
import { expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { labelsOf, managed, noStatus, occupied, panelOf, settled, statusIn } from '../support/room.ts';
import { sharedRig } from '../support/shared-rig.ts';

/** The time that a conversation has: a minute takes a second and a half here. */

const { conversation: texts, groups, time } = wordsFor('en');
const { rig, press, heard, teacher, alice, bob } = await sharedRig({
  linked: ['alice', 'bob'],
  timings: { retry: 10, delivery: 10, minute: 1_500 },
});

/** A time that is set in the thread: the panel, the button, the menu. */
const setTime = async (thread: Thread, minutes: number): Promise<Message> => {
  const choices = await press(teacher, await panelOf(teacher, thread), time.button);
  return settled(rig, teacher.select(choices, time.choose, [time.minutes(minutes)]));
};
const endIn = ({ content }: Message): number => 1_000 * Number(/<t:(\d+):T>/.exec(content)?.[1]);
const [upText = ''] = time.up({ end: 0, kind: 'patient' }).split('(');
const isUp = (thread: Thread): Promise<Message> => statusIn(rig, thread, upText);
const isLast = (thread: Thread, { id }: Message): boolean => rig.said(thread).at(-1)?.id === id;

it('what was written in time is answered, what is written after it is talk, and two more minutes go on', async () => {
  const [thread, other] = [await rig.patient(alice), await rig.patient(bob)];
  await managed(rig, teacher, { thread: other, label: texts.buttons.pause });
  const first = await occupied(rig, alice, thread);
  const waiting = bob.send(thread, 'Where does it hurt?');
  const panel = await setTime(thread, 5);
  expect(panel.content).toContain(`<t:${endIn(panel) / 1_000}:T>`);

  const near = await statusIn(rig, thread, time.near(endIn(panel)));
  expect(labelsOf(near)).toEqual([texts.buttons.manage, time.more]);
  const up = await isUp(thread);
  expect(isLast(thread, up)).toBe(true);
  expect(labelsOf(up)).toEqual([texts.buttons.manage, time.more, time.goOn, texts.buttons.end]);
  const late = bob.send(thread, 'Is this too late?');
  rig.sandbox.faults.clear();
  await rig.answerTo(first);
  await rig.answerTo(waiting);

  const overview = await teacher.command('class', '/manage').finished();
  const resumed = await press(teacher, overview, groups.buttons.resumeAll);
  expect(resumed.content).toContain(`${groups.did.resume.done(1)}; ${time.resumeUp(1)}.`);

  teacher.press(await isUp(thread), time.more);
  await statusIn(rig, thread, time.talked);
  const more = bob.send(thread, 'And now?');
  await rig.answerTo(more);
  expect(heard()).toEqual([first, waiting, more].map(({ content }) => content));
  expect(heard()).not.toContain(late.content);

  await isUp(thread);
  const over = await managed(rig, alice, { thread, label: time.goOn });
  expect(over.content).toContain(texts.panel.open);
  await rig.answerTo(bob.send(thread, 'Without a limit?'));
  await noStatus(rig, thread);
}, 40_000);

it('a time that ends while the bot is away asks what was written in time', async () => {
  const thread = await rig.patient(alice);
  const end = endIn(await setTime(thread, 5));
  await rig.stop();
  const inTime = bob.send(thread, 'Since when?');
  // The end is told in whole seconds.
  await after(end + 1_000 - Date.now());
  const late = bob.send(thread, 'Is this too late?');
  await rig.start();
  await rig.answerTo(inTime);
  const up = await isUp(thread);
  expect(endIn(up)).toBe(end);
  await press(teacher, await panelOf(teacher, thread), texts.buttons.pause);
  await managed(rig, teacher, { thread, label: texts.buttons.resume });
  await rig.answerTo(bob.send(thread, 'And now?'));
  expect(heard()).not.toContain(late.content);
}, 40_000);
