import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message, Thread } from '../../src/playground/world/entities.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { decided, pressed, saidIn, submitPath, taken } from '../support/room.ts';

const {
  conversation: { buttons, notices },
} = wordsFor('en');

let rig: Rig;
let alice: Person;
let thread: Thread;

const useRig = (settings: Readonly<Record<string, string>> = {}): void => {
  beforeEach(async () => {
    rig = await startRig({
      timings: { delivery: 10, retry: 5 },
      settings: { SHUTDOWN_SECONDS: '0', ...settings },
    });
    const teacher = rig.playground.person('teacher');
    alice = rig.playground.person('alice');
    await rig.link(teacher);
    thread = await rig.patient(teacher);
  });
  afterEach(() => rig.close());
};

const contents = (): readonly string[] => rig.said(thread).map(({ content }) => content);
const countOf = (content: string): number => contents().filter((one) => one === content).length;

/** Stops the bot in the middle of a turn, and has this many questions written while it is down. */
const stoppedInTurn = async (count: number): Promise<{ cutOff: Message; missed: readonly Message[] }> => {
  rig.sandbox.faults.next(submitPath, { kind: 'hold' });
  const cutOff = alice.send(thread, 'A question that is cut off');
  await decided(rig, cutOff.content);
  await rig.stop();
  const missed = Array.from({ length: count }, (_, index) => alice.send(thread, `Missed number ${index}`));
  return { cutOff, missed };
};

/** The next posts in the thread are refused, beginning with the notice about the turn that was cut off. */
const refusePosts = (times: number): void =>
  rig.playground.faults.next(
    { method: 'POST', path: `/channels/${thread.id}/messages` },
    { status: 400, code: 50035 },
    times,
  );

const textsOf = (messages: readonly Message[]): readonly string[] => messages.map(({ content }) => content);

describe('what was asked while the bot was down in the middle of a turn', () => {
  useRig();

  it.each([1, 2])(
    'is answered in order although the notice about that turn is refused (%i times)',
    async (times) => {
      const { cutOff, missed } = await stoppedInTurn(25);
      refusePosts(times);
      await rig.start();
      await Promise.all(missed.map((question) => rig.answerTo(question)));
      expect((await rig.answerTo(cutOff)).content).toBe(notices.doubt.interrupted);
      expect(taken(rig)).toEqual(textsOf([cutOff, ...missed]));
      expect(countOf(notices.away(25))).toBe(1);

      await rig.stop();
      await rig.start();
      const next = alice.send(thread, 'And now?');
      await rig.answerTo(next);
      expect(taken(rig)).toEqual(textsOf([cutOff, ...missed, next]));
      expect(contents().filter((content) => content === notices.doubt.interrupted)).toHaveLength(1);
    },
  );
});

describe('what was asked too long ago to be caught up with', () => {
  useRig({ CATCH_UP_MINUTES: '0' });

  it('is set aside under one message, whose post may fail too, and is answered when a moderator says so', async () => {
    const { cutOff, missed } = await stoppedInTurn(25);
    refusePosts(2);
    await rig.start();
    const aside = await saidIn(rig, thread, notices.setAsideAway(25));
    expect((await rig.answerTo(cutOff)).content).toBe(notices.doubt.interrupted);

    // It is remembered after a restart too, and neither announced nor asked again.
    await rig.stop();
    await rig.start();
    const next = alice.send(thread, 'And now?');
    await rig.answerTo(next);
    expect(taken(rig)).toEqual(textsOf([cutOff, next]));
    expect(countOf(notices.setAsideAway(25))).toBe(1);

    const teacher = rig.playground.person('teacher');
    await pressed(rig, teacher, { below: aside, label: buttons.answerThem });
    await saidIn(rig, thread, notices.answering(25));
    await Promise.all(missed.map((question) => rig.answerTo(question)));
    expect(taken(rig)).toEqual(textsOf([cutOff, next, ...missed]));
    expect(countOf(notices.doubt.interrupted)).toBe(1);
  });
});
