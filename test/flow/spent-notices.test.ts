import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message, Thread } from '../../src/playground/world/entities.ts';
import { small } from '../../src/locale/forms.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { disappears, endAll, hasEnded, pressed, saidIn, submitPath, endNow } from '../support/room.ts';
import { startRig, type Rig } from '../support/rig.ts';

const { conversation: texts } = wordsFor('en');

let rig: Rig;
let teacher: Person;
let alice: Person;
let thread: Thread;

beforeAll(async () => {
  rig = await startRig({
    timings: { retry: 5, suspension: 600_000, delivery: 10 },
    settings: { SHUTDOWN_SECONDS: '0' },
  });
  teacher = rig.playground.person('teacher');
  alice = rig.playground.person('alice');
  await rig.link(teacher);
});
afterAll(() => rig.close());
afterEach(async () => {
  rig.playground.faults.clear();
  rig.sandbox.faults.clear();
  await endAll(rig);
});

const isSuspended = ({ content }: Message): boolean => content.startsWith(small(texts.suspension.service));

/** A thread that is suspended because the service does not answer, with a question that waits. */
const held = async (): Promise<{ readonly question: Message; readonly notice: Message }> => {
  thread = await rig.patient(teacher, { earlier: 'keep' });
  return heldAgain('Where does it hurt?');
};
const heldAgain = async (
  words: string,
): Promise<{ readonly question: Message; readonly notice: Message }> => {
  for (let time = 0; time < 3; time += 1)
    rig.sandbox.faults.next(submitPath, { kind: 'status', status: 503 });
  const question = alice.send(thread, words);
  return { question, notice: await saidIn(rig, thread, isSuspended) };
};

/** Resolves with the status of the next request to delete a message. */
const deletion = ({ id }: Message): Promise<number> =>
  new Promise((resolve) => {
    const stop = rig.playground.onRequest(({ method, path, status }) => {
      if (method !== 'DELETE' || !path.endsWith(id)) return;
      stop();
      resolve(status);
    });
  });

describe('a notice whose reason is gone', () => {
  it('is deleted, which posts nothing anew, and the next time there is another one', async () => {
    const first = await held();
    await pressed(rig, teacher, { below: first.notice, label: texts.buttons.tryNow });
    await rig.answerTo(first.question);
    await disappears(rig, first.notice);
    await rig.answerTo(alice.send(thread, 'And since when?'));
    expect(rig.said(thread).filter(isSuspended)).toEqual([]);
    const second = await heldAgain('Does anything help?');
    expect(second.notice.id).not.toBe(first.notice.id);
    await pressed(rig, teacher, { below: second.notice, label: texts.buttons.tryNow });
    await rig.answerTo(second.question);
    await disappears(rig, second.notice);
  });

  it('is deleted by the next process if Discord could not be reached before', async () => {
    const { question, notice } = await held();
    rig.playground.faults.always({ method: 'DELETE', path: notice.id }, { status: 500 });
    const failed = deletion(notice);
    teacher.press(notice, texts.buttons.tryNow);
    await rig.answerTo(question);
    expect(await failed).toBe(500);
    await rig.stop();
    rig.playground.faults.clear();
    await rig.start();
    await disappears(rig, notice);
    await rig.answerTo(alice.send(thread, 'And since when?'));
    expect(rig.said(thread).filter(isSuspended)).toEqual([]);
  });

  it('keeps no conversation from ending if Discord refuses to delete it', async () => {
    const { notice } = await held();
    rig.playground.faults.always({ method: 'DELETE', path: notice.id }, { status: 403, code: 50_013 });
    const refused = deletion(notice);
    await endNow(rig, teacher, thread);
    expect(await refused).toBe(403);
    await rig.playground.waitFor((world) => hasEnded(world.thread(thread.id)));
    expect(rig.playground.world.message(thread.id, notice.id)?.content).toBe(notice.content);
  });
});
