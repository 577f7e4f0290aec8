import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeOfId } from '../../src/lib/ids.ts';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message, Thread } from '../../src/playground/world/entities.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { labelsOf, pressed, reads, saidIn, sentCount } from '../support/room.ts';
import { startRig, type Rig } from '../support/rig.ts';

const { conversation: texts } = wordsFor('en');

let rig: Rig;
let teacher: Person;
let bob: Person;

const sleepAfter = 400;

beforeAll(async () => {
  rig = await startRig({ pace: { sleepAfter } });
  teacher = rig.playground.person('teacher');
  bob = rig.playground.person('bob');
  await rig.link(teacher);
});
afterAll(() => rig.close());

const isAsleep = ({ content }: Message): boolean => content.startsWith(texts.hold.asleep);
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
    await reads(rig, notice, texts.notices.goingOn);
    await teacher.command(thread, '/end').finished();
  });

  it('stays awake for as long again when it is woken, even if nobody asks anything', async () => {
    const thread = await rig.patient(teacher, { earlier: 'keep' });
    const notice = await falling(thread);
    const woken = Date.now();
    teacher.press(notice, texts.buttons.wake);
    await reads(rig, notice, texts.notices.goingOn);
    const again = await falling(thread);
    expect(again.id).not.toBe(notice.id);
    expect(timeOfId(again.id) - woken).toBeGreaterThanOrEqual(sleepAfter - 20);
  });
});
