import { buttonsOf } from 'discord-playground/people/components';
import type { Message, Thread } from 'discord-playground/world/entities';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { labelsOf, planted, resetPath, saidIn, taken, occupied, threadIn } from '../support/room.ts';
import { endLine, hasEnded, endNow, endIn, startedAs } from '../support/conversations.ts';
import { sharedRig } from '../support/shared-rig.ts';

const { conversation: texts } = wordsFor('en');

const { rig, press, teacher, alice, bob } = await sharedRig({
  linked: ['teacher', 'alice'],
  timings: { retry: 10, delivery: 10, patience: 1_000 },
});

/** Alice hosts; the teacher may manage threads, bob may not. */
const open = (values: Readonly<Record<string, string | boolean>> = {}): Promise<Thread> =>
  rig.patient(alice, values);
const firstMessage = (thread: Thread): Message => {
  const [first] = rig.said(thread);
  if (first === undefined) throw new Error('the thread is empty');
  return first;
};
const resets = (): number => taken(rig, resetPath).length;
const contents = (thread: Thread): readonly string[] => rig.said(thread).map(({ content }) => content);

const isOver = (thread: Thread): Promise<boolean> =>
  rig.playground.waitFor((world) => hasEnded(world.thread(thread.id)));

describe('/reset', () => {
  it('asks first; then the patient forgets, and the thread is told who did it', async () => {
    const thread = await open();
    const before = resets();
    const asked = alice.command(thread, '/reset');
    expect((await asked.finished()).content).toBe(texts.confirmReset);
    expect(resets()).toBe(before);
    const done = await press(alice, asked, texts.buttons.startAgain);
    expect(done.content).toBe(texts.resetDone);
    expect(labelsOf(done)).toEqual([]);
    expect(resets()).toBe(before + 1);
    const told = await saidIn(rig, thread, texts.lines.startedAgain(`<@${alice.id}>`));
    expect(told.mentions).toEqual([]);
    await rig.answerTo(bob.send(thread, 'Who are you?'));
  });
});

describe('/end', () => {
  it('sums up the conversation, removes the buttons and leaves the thread open for an hour, for a debrief', async () => {
    const thread = await open();
    await rig.answerTo(bob.send(thread, 'How are you?'));
    await rig.answerTo(teacher.send(thread, 'Since when?'));
    const answer = await endNow(rig, alice, thread);
    expect(answer.content).toBe(texts.ended);
    await saidIn(rig, thread, endLine(texts.lines.ended.by(`<@${alice.id}>`), { questions: 2, people: 2 }));
    await isOver(thread);
    expect(labelsOf(firstMessage(thread))).toEqual([]);
    expect(rig.playground.world.thread(thread.id)).toMatchObject({ archived: false, locked: false });
  });

  it('gives one hint to whoever writes later, and answers no more', async () => {
    const thread = await open();
    await endNow(rig, alice, thread);
    await isOver(thread);
    bob.send(thread, 'Are you still there?');
    const told = texts.small(texts.hints.ended);
    await saidIn(rig, thread, told);
    bob.send(thread, 'Hello?');
    const over = await bob.command(thread, '/say', { message: 'Hello?' }).finished();
    expect(over.content).toBe(texts.over);
    expect(contents(thread).filter((content) => content === told)).toHaveLength(1);
    expect(taken(rig)).not.toContain('Are you still there?');
  });

  it('waits for the turn under way, and says how many questions it leaves unanswered', async () => {
    const thread = await open();
    const first = await occupied(rig, bob, thread);
    bob.send(thread, 'One more');
    bob.send(thread, 'And one more');
    const ending = await endIn(alice, thread);
    await ending.answered;
    rig.sandbox.faults.release();
    await ending.waitUntil((handle) => handle.message()?.content === texts.ended);
    await isOver(thread);
    expect(contents(thread).slice(-3)).toEqual([
      (await rig.answerTo(first)).content,
      texts.lines.dropped.end(2),
      endLine(texts.lines.ended.by(`<@${alice.id}>`), { questions: 1, people: 1 }),
    ]);
  });

  it('says in place of its question that it will come later if the turn under way takes long', async () => {
    const thread = await open({ case: String(rig.sandbox.cases[3]?.id) });
    await occupied(rig, bob, thread);
    const ending = await endIn(alice, thread);
    await ending.waitUntil((handle) => handle.message()?.content === texts.afterTheTurn);
    expect(ending.followUps()).toEqual([]);
    expect(hasEnded(rig.playground.world.thread(thread.id))).toBe(false);
    rig.sandbox.faults.release();
    await saidIn(rig, thread, endLine(texts.lines.ended.by(`<@${alice.id}>`), { questions: 1, people: 1 }));
    await isOver(thread);
  });
});

/** A button in this thread with the custom_id of another thread's `Manage`. */
const forge = (thread: Thread, other: Message): Promise<Message> => {
  const manage = buttonsOf(other).find(({ label }) => label === texts.buttons.manage)?.custom_id ?? '';
  return planted(rig, thread, { Forged: manage });
};

describe('buttons', () => {
  it('are for the host and for those who can manage threads there', async () => {
    const thread = await open();
    const refusal = texts.onlyModerators('Alice');
    expect((await press(bob, firstMessage(thread), texts.buttons.manage)).content).toBe(refusal);
    expect((await bob.command(thread, '/end').finished()).content).toBe(refusal);
    expect((await bob.command(thread, '/reset').finished()).content).toBe(refusal);
    const panel = await press(teacher, firstMessage(thread), texts.buttons.manage);
    const asked = await press(teacher, panel, texts.buttons.end);
    expect(hasEnded(rig.playground.world.thread(thread.id))).toBe(false);
    expect((await press(teacher, asked, texts.buttons.end)).content).toBe(texts.ended);
  });

  it('do nothing to a conversation in another thread, whatever their custom_id says', async () => {
    const ward = rig.playground.createChannel(rig.playground.guild(), 'ward');
    const hosted = { case: String(rig.sandbox.cases[2]?.id) };
    const asked = alice.command(ward, '/patient', hosted);
    const theirs = threadIn(rig, await startedAs(rig, { person: alice, asked }));
    const mine = await rig.patient(teacher);
    const forged = await forge(mine, firstMessage(theirs));
    // The teacher hosts and moderates where the button is, which says nothing about the other channel.
    for (const person of [bob, teacher]) {
      expect((await press(person, forged, 'Forged')).content).toBe(texts.notFromHere);
    }
    expect(hasEnded(rig.playground.world.thread(theirs.id))).toBe(false);
  });
});
