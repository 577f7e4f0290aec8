import { afterEach, describe, expect, it } from 'vitest';
import { startRig, type Rig } from '../support/rig.ts';

let rig: Rig | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

describe('a conversation with a patient', () => {
  it('brings a message to the service and its answer back, as a reply', async () => {
    rig = await startRig();
    const teacher = rig.playground.person('teacher');
    await rig.link(teacher);
    const thread = await rig.patient(teacher);
    const question = teacher.send(thread, 'Good morning, how old are you?');
    const answer = await rig.answerTo(question);
    const call = rig.sandbox.calls().find(({ path, accepted }) => accepted && path.endsWith('/chat/submit/'));
    expect(call?.body).toMatchObject({ message: 'Good morning, how old are you?' });
    expect(answer.content).not.toBe('');
  });
});
