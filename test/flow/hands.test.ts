import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Handle } from '../../src/playground/people/handle.ts';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message, Thread } from '../../src/playground/world/entities.ts';
import { small } from '../../src/locale/forms.ts';
import { wordsFor } from '../../src/locale/words.ts';
import {
  decided,
  disappears,
  endAll,
  labelsOf,
  pressed,
  saidIn,
  submitPath,
  taken,
  raisedHand,
} from '../support/room.ts';
import { startRig, type Rig } from '../support/rig.ts';

const { conversation: texts } = wordsFor('en');
const { buttons: labels, notices, panel } = texts;

let rig: Rig;
let teacher: Person;
let alice: Person;
let bob: Person;
let carol: Person;

beforeAll(async () => {
  rig = await startRig({ timings: { retry: 10, delivery: 10, jobPatience: 1_000, floorQuiet: 1_500 } });
  const { playground } = rig;
  teacher = playground.person('teacher');
  alice = playground.person('alice');
  bob = playground.person('bob');
  carol = playground.person('owner');
  await rig.link(teacher, 'student1');
});
afterAll(() => rig.close());
afterEach(async () => {
  rig.sandbox.faults.clear();
  await endAll(rig);
});

const mention = ({ id }: Person): string => `<@${id}>`;

const open = (): Promise<Thread> => rig.patient(teacher, { earlier: 'keep', who: 'hands' });
const giving = (holder: Person, next: readonly Person[]): string =>
  notices.floorIs({ holder: mention(holder), next: next.map(mention), up: next.length });
/** The line that gives somebody the floor. */
const given = (thread: Thread, holder: Person, next: readonly Person[] = []): Promise<Message> =>
  saidIn(rig, thread, giving(holder, next));
/** The same, with the question that they kept. */
const lineWith = (
  thread: Thread,
  { holder, question, next = [] }: { holder: Person; question: string; next?: readonly Person[] },
): Promise<Message> => saidIn(rig, thread, `${giving(holder, next)}\n> ${question}`);
const raiseAll = async (thread: Thread, ...people: readonly Person[]): Promise<void> => {
  for (const person of people) await raisedHand(rig, person, thread);
};
const panelOf = async (person: Person, thread: Thread): Promise<Handle> => {
  const asked = person.command(thread, '/manage');
  await asked.finished();
  return asked;
};

describe('one at a time', () => {
  it('gives the floor to the first hand, and tells the others their place', async () => {
    const thread = await open();
    const free = await saidIn(rig, thread, notices.floorFree);
    const first = await pressed(rig, alice, { below: free, label: labels.raiseHand });
    expect(first.message.content).toBe(texts.yourFloor);
    await given(thread, alice);
    expect((await raisedHand(rig, bob, thread)).content).toBe(texts.place(1));
    expect((await raisedHand(rig, carol, thread)).content).toBe(texts.place(2));
    expect((await raisedHand(rig, bob, thread)).content).toBe(texts.place(1));
  });

  it('tells whoever raises a hand in a pause that the floor is theirs once it goes on', async () => {
    const thread = await open();
    await pressed(rig, teacher, { below: await panelOf(teacher, thread), label: labels.pause });
    expect((await raisedHand(rig, alice, thread)).content).toBe(texts.yourFloorPaused);
    await pressed(rig, teacher, { below: await panelOf(teacher, thread), label: labels.goOn });
    await rig.answerTo(alice.send(thread, 'What brings you here?'));
  });

  it('gives the floor to somebody who asks while nobody has it and no hand is up', async () => {
    const thread = await open();
    const line = await saidIn(rig, thread, notices.floorFree);
    const first = await rig.answerTo(alice.send(thread, 'What brings you here?'));
    expect(first.content).not.toBe(texts.small(texts.hints.no_floor));
    expect((await given(thread, alice)).id).toBe(line.id);
    const unheard = await rig.answerTo(bob.send(thread, 'And since when?'));
    expect(unheard.content).toBe(texts.small(texts.hints.no_floor));
    await raisedHand(rig, bob, thread);
    await lineWith(thread, { holder: bob, question: 'And since when?' });
    await rig.answerTo(bob.send(thread, 'Since when, please?'));
  });

  it('keeps a question that was out of turn until its author has the floor, who has it asked with one press', async () => {
    const thread = await open();
    await raisedHand(rig, alice, thread);
    const first = await given(thread, alice);
    const early = bob.send(thread, 'Since whenn?');
    const hint = await rig.answerTo(early);
    expect((await pressed(rig, bob, { below: hint, label: labels.raiseHand })).message.content).toBe(
      `${texts.place(1)} ${texts.questionKept}`,
    );
    await raisedHand(rig, carol, thread);
    bob.edit(early, 'Since when *exactly*, @everyone?');
    await alice.press(first, labels.passOn).answered;
    const line = await lineWith(thread, {
      holder: bob,
      question: 'Since when \\*exactly\\*, \\@everyone?',
      next: [carol],
    });
    expect(labelsOf(line)).toEqual([labels.askKept, labels.raiseHand, labels.passOn]);
    const others = await pressed(rig, carol, { below: line, label: labels.askKept });
    expect(others.message.content).toBe(texts.notYourQuestion);
    await bob.press(line, labels.askKept).finished();
    await given(thread, carol);
    expect(taken(rig)).toContain('Since when *exactly*, @everyone?');
  });

  it('keeps nothing of a question that was deleted', async () => {
    const thread = await open();
    await raisedHand(rig, alice, thread);
    await given(thread, alice);
    const early = bob.send(thread, 'Never mind this?');
    await pressed(rig, bob, { below: await rig.answerTo(early), label: labels.raiseHand });
    const line = await given(thread, alice, [bob]);
    bob.delete(early);
    await alice.press(line, labels.passOn).answered;
    expect(labelsOf(await given(thread, bob))).toEqual([labels.raiseHand, labels.passOn]);
  });

  it('asks what its holder wrote before the first answer, then passes the floor on and pings the next one alone', async () => {
    const thread = await open();
    await raisedHand(rig, alice, thread);
    await given(thread, alice);
    await raiseAll(thread, bob, carol);
    rig.sandbox.faults.next(submitPath, { kind: 'hold' });
    const first = alice.send(thread, `Where does it hurt, ${thread.id}?`);
    const second = alice.send(thread, 'And since when?');
    const talk = bob.send(thread, 'I would ask about fever.');
    await decided(rig, first.content);
    rig.sandbox.faults.release();
    await rig.answerTo(second);
    const line = await given(thread, bob, [carol]);
    expect(line.mentions).toEqual([bob.id]);
    const late = alice.send(thread, 'One more thing?');
    await rig.answerTo(bob.send(thread, 'Any fever?'));
    const unheard = [talk.content, late.content];
    expect(taken(rig).filter((text) => unheard.includes(String(text)))).toEqual([]);
  });

  it('leaves the latest line alone in the thread', async () => {
    const thread = await open();
    const free = await saidIn(rig, thread, notices.floorFree);
    expect(labelsOf(free)).toEqual([labels.raiseHand]);
    await raisedHand(rig, alice, thread);
    const line = await given(thread, alice);
    await disappears(rig, free);
    expect(labelsOf(line)).toEqual([labels.raiseHand, labels.passOn]);
  });

  it('passes on by a press of its holder or a moderator, and of nobody else, once', async () => {
    const thread = await open();
    await raisedHand(rig, alice, thread);
    const line = await given(thread, alice);
    await raiseAll(thread, bob, carol);
    const refused = await pressed(rig, bob, { below: line, label: labels.passOn });
    expect(refused.message.content).toBe(texts.onlyHolder);
    const presses = [alice.press(line, labels.passOn), teacher.press(line, labels.passOn)];
    await Promise.all(presses.map((press) => press.answered));
    await given(thread, bob, [carol]);
    await rig.answerTo(bob.send(thread, 'Do you smoke?'));
  });

  it('passes on after a while of silence', async () => {
    const thread = await open();
    await raisedHand(rig, alice, thread);
    await given(thread, alice);
    await raisedHand(rig, bob, thread);
    await given(thread, bob);
    const asked = bob.send(thread, 'Do you drink?');
    await rig.answerTo(asked);
    expect(taken(rig)).toContain(asked.content);
  });

  it('tells somebody without the floor once how to get it', async () => {
    const thread = await open();
    await raisedHand(rig, alice, thread);
    await given(thread, alice);
    const unheard = bob.send(thread, 'May I?');
    const hint = await rig.answerTo(unheard);
    expect(hint.content).toBe(small(texts.hints.no_floor));
    const raised = await pressed(rig, bob, { below: hint, label: labels.raiseHand });
    expect(raised.message.content).toBe(`${texts.place(1)} ${texts.questionKept}`);
    const lowered = await pressed(rig, bob, { below: raised.handle, label: labels.lowerHand });
    expect(lowered.message.content).toBe(texts.handLowered);
  });

  it('marks what else is out of turn with a reaction', async () => {
    const thread = await open();
    await raisedHand(rig, alice, thread);
    await given(thread, alice);
    await rig.answerTo(bob.send(thread, 'May I?'));
    const second = bob.send(thread, 'Or now?');
    const ofTeacher = teacher.send(thread, 'Let her think.');
    const reactionsTo = ({ id }: Message): readonly string[] =>
      rig.playground.world.message(thread.id, id)?.reactions ?? [];
    await expect.poll(() => reactionsTo(second)).toEqual(['✋']);
    await rig.answerTo(alice.send(thread, 'Where does it hurt?'));
    expect(reactionsTo(ofTeacher)).toEqual([]);
  });

  it('asks Discord only once a minute whether somebody out of turn moderates', async () => {
    const thread = await open();
    await raisedHand(rig, alice, thread);
    await given(thread, alice);
    await rig.answerTo(bob.send(thread, 'May I?'));
    const [second, third] = [bob.send(thread, 'Or now?'), bob.send(thread, 'Or now?!')];
    for (const { id } of [second, third])
      await expect.poll(() => rig.playground.world.message(thread.id, id)?.reactions).toEqual(['✋']);
    const looks = rig.playground
      .requests()
      .filter(({ method, path }) => method === 'GET' && path.endsWith(`/members/${bob.id}`));
    expect(looks).toHaveLength(1);
  });

  it('refuses /say to everybody but the holder', async () => {
    const thread = await open();
    await raisedHand(rig, alice, thread);
    await given(thread, alice);
    const refused = await bob.command(thread, '/say', { message: 'Hello?' }).finished();
    expect(refused.content).toBe(texts.hints.no_floor);
    const said = await alice.command(thread, '/say', { message: 'How are you?' }).finished();
    expect(said.content).toBe(texts.said);
  });

  it('keeps floor and line over a restart, and pings nobody twice', async () => {
    const thread = await open();
    await raisedHand(rig, alice, thread);
    await given(thread, alice);
    await raiseAll(thread, bob, carol);
    await rig.stop();
    await rig.start();
    expect((await raisedHand(rig, carol, thread)).content).toBe(texts.place(2));
    const linesFor = (person: Person): number =>
      rig.said(thread).filter(({ content }) => content.startsWith(`${mention(person)}, `)).length;
    expect(linesFor(alice)).toBe(1);
    await rig.answerTo(alice.send(thread, 'How did it begin?'));
    await given(thread, bob, [carol]);
    expect(linesFor(bob)).toBe(1);
  });

  it('gives the floor to whom a moderator chooses, and says who did it', async () => {
    const thread = await open();
    await teacher.select(await panelOf(teacher, thread), panel.giveFloor, ['owner']).answered;
    const line = { holder: mention(carol), by: mention(teacher), next: [], up: 0 };
    await saidIn(rig, thread, notices.floorIs(line));
    const asked = carol.send(thread, 'Are you in pain now?');
    await rig.answerTo(asked);
    expect(taken(rig)).toContain(asked.content);
  });

  it('lets whoever was heard least come first, if a moderator wants it so', async () => {
    const thread = await open();
    await raisedHand(rig, alice, thread);
    await given(thread, alice);
    await rig.answerTo(alice.send(thread, 'How old are you?'));
    await teacher.select(await panelOf(teacher, thread), panel.whoMayAsk, ['least_heard']).answered;
    await raisedHand(rig, bob, thread);
    await given(thread, bob);
    await raiseAll(thread, alice, carol);
    await rig.answerTo(bob.send(thread, 'What do you do for a living?'));
    const line = await given(thread, carol, [alice]);
    expect(line.mentions).toEqual([carol.id]);
  });
});

describe('a moderator, where one person asks at a time', () => {
  it('is not refused in the thread', async () => {
    const thread = await open();
    await raisedHand(rig, alice, thread);
    await given(thread, alice);
    teacher.send(thread, 'Think about the risk factors.');
    await rig.answerTo(alice.send(thread, 'Do you take any medicines?'));
    const hinted = await rig.answerTo(bob.send(thread, 'May I?'));
    expect(hinted.content).toBe(texts.small(texts.hints.no_floor));
    expect(rig.said(thread).filter(({ content }) => content === texts.small(texts.hints.no_floor))).toEqual([
      hinted,
    ]);
  });

  it('says nothing to the patient and takes no floor, although nobody has it', async () => {
    const thread = await open();
    const line = await saidIn(rig, thread, notices.floorFree);
    await teacher.select(await panelOf(teacher, thread), panel.chooseCoHosts, ['bob']).answered;
    await saidIn(rig, thread, notices.coHosts({ by: mention(teacher), people: [mention(bob)] }));
    const talk = [teacher.send(thread, 'Who would like to begin?'), bob.send(thread, 'Do not be shy.')];
    await rig.answerTo(alice.send(thread, 'What troubles you most?'));
    expect((await given(thread, alice)).id).toBe(line.id);
    const unheard = talk.map(({ content }) => content);
    expect(taken(rig).filter((text) => unheard.includes(String(text)))).toEqual([]);
    const refusals = rig.said(thread).filter(({ content }) => content === texts.small(texts.hints.no_floor));
    expect(refusals).toEqual([]);
  });

  it('has a message of their own asked at once, whoever has the floor', async () => {
    const thread = await open();
    await raisedHand(rig, alice, thread);
    await given(thread, alice);
    await raisedHand(rig, bob, thread);
    const own = teacher.send(thread, 'Let me show you: what do you do for a living?');
    expect((await teacher.messageCommand(own, 'Ask this').finished()).content).toBe(texts.asksThis);
    await rig.answerTo(own);
    await rig.answerTo(alice.send(thread, 'Since when?'));
    await given(thread, bob);
  });
});

describe('chosen people', () => {
  it('are answered, and so are host and co-hosts', async () => {
    const thread = await rig.patient(teacher, { earlier: 'keep' });
    const asked = await panelOf(teacher, thread);
    await teacher.select(asked, panel.whoMayAsk, ['chosen']).answered;
    await teacher.select(asked, panel.choose, ['alice']).answered;
    await rig.answerTo(alice.send(thread, 'Where does it hurt?'));
    const byHost = await rig.answerTo(teacher.send(thread, 'How bad is it?'));
    expect(byHost.content).not.toBe(texts.small(texts.hints.not_chosen));
    await teacher.select(await panelOf(teacher, thread), panel.chooseCoHosts, ['bob']).answered;
    const byCoHost = await rig.answerTo(bob.send(thread, 'Does it spread?'));
    expect(byCoHost.content).not.toBe(texts.small(texts.hints.not_chosen));
    expect(taken(rig)).toEqual(expect.arrayContaining(['How bad is it?', 'Does it spread?']));
  });

  it('leave out a member who manages threads, who is not told so in front of the others', async () => {
    const thread = await rig.patient(teacher, { earlier: 'keep' });
    const asked = await panelOf(teacher, thread);
    await teacher.select(asked, panel.whoMayAsk, ['chosen']).answered;
    await teacher.select(asked, panel.choose, ['alice']).answered;
    carol.send(thread, 'A good question.');
    const hint = await rig.answerTo(bob.send(thread, 'May I?'));
    expect(rig.said(thread).filter(({ content }) => content === texts.small(texts.hints.not_chosen))).toEqual(
      [hint],
    );
  });

  it('are answered, and nobody else is', async () => {
    const thread = await rig.patient(teacher, { earlier: 'keep' });
    const asked = await panelOf(teacher, thread);
    const choosing = teacher.select(asked, panel.whoMayAsk, ['chosen']);
    await choosing.answered;
    await teacher.select(asked, panel.choose, ['alice']).answered;
    const terms = { who: 'chosen', hears: 'everything', chosen: [mention(alice)] } as const;
    await saidIn(rig, thread, notices.termsChanged({ by: mention(teacher), ...terms }));
    const unheard = bob.send(thread, 'And me?');
    expect((await rig.answerTo(unheard)).content).toBe(small(texts.hints.not_chosen));
    await rig.answerTo(alice.send(thread, 'Since when?'));
    expect(taken(rig)).not.toContain(unheard.content);
  });
});

describe('co-hosts', () => {
  it('moderate until they are removed', async () => {
    const thread = await rig.patient(teacher, { earlier: 'keep' });
    await teacher.select(await panelOf(teacher, thread), panel.chooseCoHosts, ['bob']).answered;
    await saidIn(rig, thread, notices.coHosts({ by: mention(teacher), people: [mention(bob)] }));
    const theirs = await panelOf(bob, thread);
    await teacher.select(await panelOf(teacher, thread), panel.chooseCoHosts, []).answered;
    await saidIn(rig, thread, notices.coHosts({ by: mention(teacher), people: [] }));
    const refused = await pressed(rig, bob, { below: theirs, label: labels.pause });
    expect(refused.message.content).toBe(texts.onlyModerators('Dr. Teacher'));
  });

  it('choose who may ask in a panel that has changed meanwhile', async () => {
    const thread = await rig.patient(teacher, { earlier: 'keep' });
    const mine = await panelOf(teacher, thread);
    await pressed(rig, teacher, { below: await panelOf(teacher, thread), label: labels.pause });
    await teacher.select(mine, panel.whoMayAsk, ['me']).answered;
    const terms = { who: 'me', hears: 'everything', chosen: [] } as const;
    await saidIn(rig, thread, notices.termsChanged({ by: mention(teacher), ...terms }));
    expect(mine.message()?.content).toContain(panel.paused(mention(teacher)));
  });

  it('of two panels open at once, the later choice counts', async () => {
    const thread = await rig.patient(teacher, { earlier: 'keep' });
    const [first, second] = [await panelOf(teacher, thread), await panelOf(teacher, thread)];
    await teacher.select(first, panel.chooseCoHosts, ['bob']).answered;
    await saidIn(rig, thread, notices.coHosts({ by: mention(teacher), people: [mention(bob)] }));
    const outdated = teacher.select(second, panel.chooseCoHosts, ['owner']);
    await outdated.answered;
    expect(second.message()?.content).toContain(panel.coHosts([mention(rig.playground.person('owner'))]));
  });
});
