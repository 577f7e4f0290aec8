import { expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { statusIn, taken } from '../support/room.ts';
import { sharedRig } from '../support/shared-rig.ts';

const { buttons, status } = wordsFor('en').conversation;

const { rig, teacher, alice } = await sharedRig({
  patientsAlone: true,
  settings: { SHUTDOWN_SECONDS: '0', CATCH_UP_MINUTES: '0' },
});

it('what was asked too long ago to be caught up with is set aside, and answered when a moderator says so', async () => {
  const thread = await rig.patient(teacher);
  await rig.stop();
  const missed = Array.from({ length: 25 }, (_, index) => alice.send(thread, `Missed number ${index}`));
  await rig.start();
  await statusIn(rig, thread, status.aside(25));

  // It is remembered after a restart too, and not asked again.
  await rig.restart();
  const next = alice.send(thread, 'And now?');
  await rig.answerTo(next);
  expect(taken(rig)).toEqual([next.content]);

  teacher.press(await statusIn(rig, thread, status.aside(25)), buttons.answerThem);
  await Promise.all(missed.map((question) => rig.answerTo(question)));
  expect(taken(rig)).toEqual([next, ...missed].map(({ content }) => content));
});
