import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeOfId } from '../../src/lib/ids.ts';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message, Thread } from '../../src/playground/world/entities.ts';
import { small } from '../../src/locale/forms.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { disappears, labelsOf, pressed, saidIn, sentCount, endNow } from '../support/room.ts';
import { startRig, type Rig } from '../support/rig.ts';

const { conversation: texts } = wordsFor('en');

let rig: Rig;
let teacher: Person;
let bob: Person;

const sleepAfter = 400;

beforeAll(async () => {
  rig = await startRig({ timings: { sleepAfter } });
  teacher = rig.playground.person('teacher');
  bob = rig.playground.person('bob');
  await rig.link(teacher);
});
afterAll(() => rig.close());

const isAsleep = ({ content }: Message): boolean => content.startsWith(small(texts.suspension.asleep));
const falling = (thread: Thread): Promise<Message> => saidIn(rig, thread, isAsleep);

describe('a conversation that has long had no turn', () => {
  it('sleeps, and what is asked then waits until a moderator wakes the thread', async () => {
    const thread = await rig.patient(teacher);
    const notice = await falling(thread);
    expect(labelsOf(notice)).toEqual([texts.buttons.wake]);
    const question = bob.send(thread, 'Are you asleep?');
    await saidIn(rig, thread, ({ content }) => content.includes(texts.waiting(1)));
    expect(sentCount(rig, question.content)).toBe(0);
    const refused = await pressed(rig, bob, { below: notice, label: texts.buttons.wake });
    expect(refused.message.content).toBe(texts.onlyModerators('Dr. Teacher'));
    teacher.press(notice, texts.buttons.wake);
    await rig.answerTo(question);
    await disappears(rig, notice);
    await endNow(rig, teacher, thread);
  });

  it('stays awake for as long again when it is woken, even if nobody asks anything', async () => {
    const thread = await rig.patient(teacher, { earlier: 'keep' });
    const notice = await falling(thread);
    const woken = Date.now();
    teacher.press(notice, texts.buttons.wake);
    await disappears(rig, notice);
    const again = await falling(thread);
    expect(again.id).not.toBe(notice.id);
    expect(timeOfId(again.id) - woken).toBeGreaterThanOrEqual(sleepAfter - 20);
  });

  it('keeps its notice in an archived thread, after it was woken, until that is active again', async () => {
    const thread = await rig.patient(teacher, { case: String(rig.sandbox.cases[1]?.id) });
    const notice = await falling(thread);
    const refused = new Promise<number>((resolve) => {
      const stop = rig.playground.onRequest(({ method, path, status }) => {
        if (method !== 'DELETE' || !path.endsWith(notice.id)) return;
        stop();
        resolve(status);
      });
    });
    rig.playground.editThread(thread, { archived: true });
    teacher.press(notice, texts.buttons.wake);
    expect(await refused).toBe(400);
    const again = await saidIn(rig, thread, (message) => isAsleep(message) && message.id !== notice.id);
    await disappears(rig, notice);
    expect(rig.said(thread).filter(isAsleep)).toEqual([again]);
  });
});
