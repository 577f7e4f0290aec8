import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/playground/people/person.ts';
import type { Thread } from '../../src/playground/world/entities.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { endAll, endNow, hasEnded, postRefused, pressed, saidIn, submitPath } from '../support/room.ts';

/** Discord answers, and will not have this one body; nothing else is wrong. */

const { conversation: texts } = wordsFor('en');
const { notices } = texts;

let rig: Rig;
let teacher: Person;
let alice: Person;

beforeAll(async () => {
  rig = await startRig({ timings: { delivery: 5, retry: 5, landing: 50 } });
  teacher = rig.playground.person('teacher');
  alice = rig.playground.person('alice');
  await rig.link(teacher);
});
afterAll(() => rig.close());
afterEach(async () => {
  rig.sandbox.faults.clear();
  rig.playground.faults.clear();
  await endAll(rig);
});

const open = (): Promise<Thread> => rig.patient(teacher, { earlier: 'keep' });

const ended = ({ id }: Thread): Promise<boolean> =>
  rig.playground.waitFor(() => hasEnded(rig.playground.world.thread(id)));

/** The service accepts the next question and returns this answer. */
const nextAnswer = (fields: Readonly<Record<string, unknown>>): void => {
  const body = JSON.stringify({ status: 'response_saved', ChatStatus: 'patient', ...fields });
  rig.sandbox.faults.next(submitPath, { kind: 'status', status: 200, taken: true, body });
};

const picture = { PatientResponse: 'Look.', Media: ['data:text/plain;base64,SGVsbG8='] };

describe.each([500, 503, 408])('an answer that Discord answers with %i each time', (status) => {
  it('loses its file, says so, and the thread goes on', async () => {
    const thread = await open();
    rig.playground.faults.always({ method: 'POST', path: thread.id, files: true }, { status });
    nextAnswer(picture);
    expect((await rig.answerTo(alice.send(thread, 'May I see it?'))).content).toBe('Look.');
    await saidIn(rig, thread, notices.undelivered);
    expect((await rig.answerTo(alice.send(thread, 'Thank you'))).content).not.toBe('');
  });

  it('keeps no end waiting', async () => {
    const thread = await open();
    rig.playground.faults.always({ method: 'POST', path: thread.id, files: true }, { status });
    nextAnswer(picture);
    await rig.answerTo(alice.send(thread, 'May I see it?'));
    await endNow(rig, teacher, thread);
    expect(await ended(thread)).toBe(true);
  });
});

it('an answer’s file that may not be attached is kept behind a button, and its words arrive', async () => {
  const thread = await open();
  rig.playground.setBotPermissions('class', { deny: ['AttachFiles'] });
  nextAnswer(picture);
  const question = alice.send(thread, 'May I see it?');
  await saidIn(rig, thread, 'Look.');
  const line = await saidIn(rig, thread, notices.undelivered);
  rig.playground.setBotPermissions('class', {});
  const { message } = await pressed(rig, alice, { below: line, label: texts.buttons.show });
  expect(message.attachments).toMatchObject([{ filename: 'media.txt' }]);
  expect(line.id > question.id).toBe(true);
});

it('an end does not wait for an answer that may not be posted', async () => {
  const thread = await open();
  rig.playground.faults.always({ method: 'POST', path: thread.id }, { status: 403, code: 50_013 });
  const refused = postRefused(rig, thread);
  alice.send(thread, 'How are you?');
  await refused;
  await endNow(rig, teacher, thread);
  expect(await ended(thread)).toBe(true);
});
