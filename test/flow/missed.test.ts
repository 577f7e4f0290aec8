import type { Message } from 'discord-playground/world/entities';
import { expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { decided, statusIn, submitPath, taken } from '../support/room.ts';
import { sharedRig } from '../support/shared-rig.ts';

const { buttons, lines, status } = wordsFor('en').conversation;

const { rig, teacher, alice } = await sharedRig({
  patientsAlone: true,
  settings: { SHUTDOWN_SECONDS: '0', CATCH_UP_MINUTES: '0' },
});

const textsOf = (messages: readonly Message[]): readonly string[] => messages.map(({ content }) => content);

it('what was asked too long ago to be caught up with is set aside, and answered when a moderator says so', async () => {
  const thread = await rig.patient(teacher);
  rig.sandbox.faults.next(submitPath, { kind: 'hold' });
  const cutOff = alice.send(thread, 'A question that is cut off');
  await decided(rig, cutOff.content);
  await rig.stop();
  const missed = Array.from({ length: 25 }, (_, index) => alice.send(thread, `Missed number ${index}`));
  await rig.start();
  await statusIn(rig, thread, status.aside(25));
  expect((await rig.answerTo(cutOff)).content).toBe(lines.doubt.interrupted);

  // It is remembered after a restart too, and neither announced nor asked again.
  await rig.stop();
  await rig.start();
  const next = alice.send(thread, 'And now?');
  await rig.answerTo(next);
  expect(taken(rig)).toEqual(textsOf([cutOff, next]));

  teacher.press(await statusIn(rig, thread, status.aside(25)), buttons.answerThem);
  await Promise.all(missed.map((question) => rig.answerTo(question)));
  expect(taken(rig)).toEqual(textsOf([cutOff, next, ...missed]));
  const doubts = rig.said(thread).filter(({ content }) => content === lines.doubt.interrupted);
  expect(doubts).toHaveLength(1);
});
