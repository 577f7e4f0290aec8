import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message, Thread } from '../../src/playground/world/entities.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { decided, endAll, labelsOf, pressed, reads, saidIn, taken, raisedHand } from '../support/room.ts';

const { conversation: texts } = wordsFor('en');
const { buttons: labels, notices } = texts;

/** What people write while somebody else has the floor. */

let rig: Rig;
let teacher: Person;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  rig = await startRig({ timings: { retry: 10, delivery: 10, jobPatience: 1_000 } });
  const { playground } = rig;
  teacher = playground.person('teacher');
  alice = playground.person('alice');
  bob = playground.person('bob');
  await rig.link(teacher, 'student1');
});
afterAll(() => rig.close());
afterEach(async () => {
  rig.playground.faults.clear();
  rig.playground.setBotPermissions('class', {});
  await endAll(rig);
});

const lineFor = ({ id }: Person): string => notices.floorIs({ holder: `<@${id}>`, next: [], up: 0 });

/** Alice has the floor, and Bob has got the hint below his first message out of turn. */
const outOfTurn = async () => {
  const thread = await rig.patient(teacher, { earlier: 'keep', who: 'hands' });
  await raisedHand(rig, alice, thread);
  const line = await saidIn(rig, thread, lineFor(alice));
  const early = bob.send(thread, 'Since whenn?');
  return { thread, line, early, hint: await rig.answerTo(early) };
};

const reactionsTo = ({ channelId, id }: Message): readonly string[] | undefined =>
  rig.playground.world.message(channelId, id)?.reactions;

describe('the reaction to a message out of turn', () => {
  const refusedFor = ({ id }: Message, fault: { readonly status: number; readonly code?: number }): void =>
    rig.playground.faults.always({ method: 'PUT', path: id }, fault);
  const toldIn = (thread: Thread): readonly string[] => rig.said(thread).map(({ content }) => content);

  it.each([
    ['its author has blocked the bot', { status: 403, code: 90_001 }],
    ['it is gone', { status: 404, code: 10_008 }],
    ['Discord has a fault', { status: 500 }],
  ])('is given up if %s, and the next message gets its own', async (_why, fault) => {
    const { thread } = await outOfTurn();
    const before = toldIn(thread);
    const unmarked = bob.send(thread, 'Or now?');
    refusedFor(unmarked, fault);
    const next = bob.send(thread, 'Or now?!');
    await expect.poll(() => reactionsTo(next)).toEqual(['✋']);
    expect(reactionsTo(unmarked)).toBeUndefined();
    expect(toldIn(thread)).toEqual(before);
    await rig.answerTo(alice.send(thread, 'Where does it hurt?'));
  });

  it('stops where the bot may not react, and comes back with the permission', async () => {
    const { thread } = await outOfTurn();
    const before = toldIn(thread);
    rig.playground.setBotPermissions('class', { deny: ['AddReactions'] });
    const unmarked = bob.send(thread, 'Or now?');
    await rig.answerTo(alice.send(thread, 'Where does it hurt?'));
    const isRefused = (): boolean =>
      rig.playground.requests().some(({ path, status }) => path.includes(unmarked.id) && status === 403);
    await expect.poll(isRefused).toBe(true);
    expect(toldIn(thread).slice(0, before.length)).toEqual(before);
    rig.playground.setBotPermissions('class', {});
    const next = bob.send(thread, 'Or now?!');
    await expect.poll(() => reactionsTo(next)).toEqual(['✋']);
    expect(reactionsTo(unmarked)).toBeUndefined();
  });
});

describe('a question kept until its author has the floor', () => {
  const quoting = (person: Person, question: string): string => `${lineFor(person)}\n> ${question}`;

  /** Bob has the floor, and its line quotes the question that he kept. */
  const quoted = async () => {
    const { thread, line, early, hint } = await outOfTurn();
    await pressed(rig, bob, { below: hint, label: labels.raiseHand });
    await alice.press(line, labels.passOn).answered;
    const quote = await saidIn(rig, thread, quoting(bob, 'Since whenn?'));
    return { thread, early, quote };
  };
  const withoutQuote = [labels.raiseHand, labels.passOn];
  /** The buttons of the line once it quotes nothing. */
  const left = async (line: Message): Promise<readonly string[]> =>
    labelsOf(await reads(rig, line, lineFor(bob)));

  it('is the latest one if the hand is raised at the line of the floor', async () => {
    const { thread, line } = await outOfTurn();
    const latest = bob.send(thread, 'How bad is it?');
    await expect.poll(() => reactionsTo(latest)).toEqual(['✋']);
    await pressed(rig, bob, { below: line, label: labels.raiseHand });
    await alice.press(line, labels.passOn).answered;
    const quote = await saidIn(rig, thread, quoting(bob, 'How bad is it?'));
    await bob.press(quote, labels.askKept).finished();
    await rig.answerTo(latest);
  });

  it('is quoted as its author has it now', async () => {
    const { early, quote } = await quoted();
    bob.edit(early, 'Since when?');
    const line = await reads(rig, quote, quoting(bob, 'Since when?'));
    expect(labelsOf(line)).toEqual([labels.askKept, ...withoutQuote]);
  });

  it('is quoted no longer once it is deleted', async () => {
    const { early, quote } = await quoted();
    bob.delete(early);
    expect(await left(quote)).toEqual(withoutQuote);
  });

  it('that was deleted while the bot was away is not asked, and its quote goes', async () => {
    const { thread, early, quote } = await quoted();
    await rig.stop();
    bob.delete(early);
    await rig.start();
    const answer = await pressed(rig, bob, { below: quote, label: labels.askKept });
    expect(answer.message.content).toBe(texts.questionGone);
    expect(await left(quote)).toEqual(withoutQuote);
    await rig.answerTo(bob.send(thread, 'Does it spread?'));
    expect(taken(rig)).not.toContain(early.content);
  });

  it('that was edited while the bot was away is asked as it is now', async () => {
    const { early, quote } = await quoted();
    await rig.stop();
    bob.edit(early, 'Since when, exactly?');
    await rig.start();
    await bob.press(quote, labels.askKept).finished();
    await decided(rig, 'Since when, exactly?');
    expect(taken(rig)).not.toContain('Since whenn?');
    expect(await left(quote)).toEqual(withoutQuote);
  });

  it('is not asked by a press that comes as it is deleted', async () => {
    const { early, quote } = await quoted();
    const release = rig.playground.faults.hold({ method: 'GET', path: early.id });
    const press = pressed(rig, bob, { below: quote, label: labels.askKept });
    bob.delete(early);
    release();
    expect((await press).message.content).toBe(texts.questionGone);
    expect(await left(quote)).toEqual(withoutQuote);
    expect(taken(rig)).not.toContain(early.content);
  });
});
