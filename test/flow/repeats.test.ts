import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRig, type Rig } from '../support/rig.ts';
import { pagesRead, taken } from '../support/room.ts';

let rig: Rig;
let alice: Person;
let thread: Thread;

beforeAll(async () => {
  // Ids come in order here; with more tolerance for disorder, the cursor would not have caught up when the bot stops.
  rig = await startRig({ patientsAlone: true, timings: { overlap: 1 } });
  const teacher = rig.playground.person('teacher');
  alice = rig.playground.person('alice');
  await rig.link(teacher);
  thread = await rig.patient(teacher);
});
afterAll(() => rig.close());

let asked = 0;
const ask = (): Message => {
  asked += 1;
  return alice.send(thread, `Question ${asked}: how are you?`);
};
const timesTaken = ({ content }: Message): number => taken(rig).filter((text) => text === content).length;

/** For each: how often the service got it, and how many replies it has, once a later question has been answered. */
const outcomes = async (
  ...questions: readonly Message[]
): Promise<readonly (readonly [number, number])[]> => {
  await rig.answerTo(ask());
  return questions.map((question) => [
    timesTaken(question),
    rig.said(thread).filter(({ reference }) => reference?.messageId === question.id).length,
  ]);
};
const once = [1, 1] as const;

const identifiesAgain = async (): Promise<void> => {
  const { gateway } = rig.playground;
  const before = gateway.identifies;
  gateway.invalidateSession({ resumable: false });
  await expect.poll(() => gateway.identifies).toBeGreaterThan(before);
};

describe('a message that the gateway delivers more than once', () => {
  it('is asked once when the connection is lost and resumed in between', async () => {
    const question = ask();
    rig.playground.gateway.dropConnections();
    expect(await outcomes(question, ask())).toEqual([once, once]);
  });

  it('is asked once when a new session brings it both live and by catching up', async () => {
    rig.playground.gateway.holdEvents();
    const missed = ask();
    await identifiesAgain();
    const both = ask();
    rig.playground.gateway.releaseEvents();
    expect(await outcomes(missed, both)).toEqual([once, once]);
  });
});

describe('a bot that was away', () => {
  it('reads nothing from a thread in which nothing was written since', async () => {
    await rig.answerTo(ask());
    // The gateway delivers in order: its event for the answer has come before this command.
    await alice.command('class', '/help').finished();
    await rig.stop();
    const before = pagesRead(rig.playground, thread);
    await rig.start();
    await outcomes();
    expect(pagesRead(rig.playground, thread)).toBe(before);
  });

  it('answers what was asked in the meantime, in order, although it fills more than one page', async () => {
    await rig.stop();
    // A page of Discord's has a hundred messages.
    const missed = Array.from({ length: 3 }, () => {
      for (let count = 0; count < 40; count += 1) alice.send(thread, '((What do you think?');
      return ask();
    });
    await rig.start();
    expect(await outcomes(...missed)).toEqual(missed.map(() => once));
    expect(taken(rig).slice(-4, -1)).toEqual(missed.map(({ content }) => content));
  });
});
