import { afterEach, expect, it } from 'vitest';
import { startRig, type Rig } from '../support/rig.ts';

let rig: Rig | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

it('an answer that Discord took without responding is found in the thread, and not posted again', async () => {
  rig = await startRig({ timings: { delivery: 20 } });
  const { playground } = rig;
  const teacher = playground.person('teacher');
  await rig.link(teacher);
  const thread = await rig.patient(teacher);
  const path = `/channels/${thread.id}/messages`;
  // The first of them posts it; the library retries a lost connection three times, with the same nonce.
  playground.faults.next({ method: 'POST', path }, { afterwards: true, drop: true }, 4);
  const question = teacher.send(thread, 'Did that reach you?');
  await rig.answerTo(question);
  await rig.answerTo(teacher.send(thread, 'And that?'));
  expect(rig.said(thread).filter(({ reference }) => reference?.messageId === question.id)).toHaveLength(1);
});
