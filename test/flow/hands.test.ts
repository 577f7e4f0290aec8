import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { defaultWorld } from 'discord-playground/world/spec';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ConversationTimings } from '../../src/features/conversation/needs.ts';
import { small } from '../../src/locale/forms.ts';
import { wordsFor } from '../../src/locale/words.ts';
import {
  answeredWith,
  disappears,
  hinted,
  labelsOf,
  managed,
  pressed,
  raisedHand,
  saidIn,
  statusIn,
  taken,
  panelOf,
} from '../support/room.ts';
import { endAll } from '../support/conversations.ts';
import { startRig, type Rig } from '../support/rig.ts';

const { conversation: texts } = wordsFor('en');
const { buttons: labels, panel, status } = texts;

let rig: Rig;
let teacher: Person;
let alice: Person;
let bob: Person;
let carol: Person;

/** As many hands may be up. */
const crowd = Array.from({ length: 50 }, (_, index) => `student-${index + 1}`);
const people = [...defaultWorld.people, ...crowd.map((name) => ({ name, displayName: name }))];

const prepare = async (timings: Partial<ConversationTimings> = {}): Promise<void> => {
  rig = await startRig({
    playground: { world: { ...defaultWorld, people } },
    timings: { retry: 10, delivery: 10, ...timings },
  });
  const { playground } = rig;
  teacher = playground.person('teacher');
  alice = playground.person('alice');
  bob = playground.person('bob');
  carol = playground.person('owner');
  await rig.link(teacher, 'student1');
};
beforeAll(() => prepare());
afterAll(() => rig.close());
afterEach(async () => {
  rig.playground.faults.clear();
  rig.playground.setBotPermissions('class', {});
  rig.sandbox.faults.clear();
  await endAll(rig);
});

const mention = ({ id }: Person): string => `<@${id}>`;
const noFloor = small(texts.hints.no_floor);

const open = (): Promise<Thread> => rig.patient(teacher, { who: 'hands' });
/** The status that gives somebody the floor. */
const given = (
  thread: Thread,
  holder: Person,
  { next = [], by }: { readonly next?: readonly Person[]; readonly by?: Person } = {},
): Promise<Message> => {
  const names = { holder: mention(holder), by: by && mention(by), next: next.map(mention) };
  return statusIn(rig, thread, status.floor({ ...names, up: next.length }));
};
/** Alice has the floor; then these raise their hands. */
const aliceThen = async (...people: readonly Person[]): Promise<Thread> => {
  const thread = await open();
  for (const person of [alice, ...people]) await raisedHand(rig, person, thread);
  await given(thread, alice, { next: people });
  return thread;
};
const reactionsTo = ({ channelId, id }: Message): readonly string[] => [
  ...(rig.playground.world.message(channelId, id)?.reactions.keys() ?? []),
];

describe('one at a time', () => {
  it('gives the floor to the first hand, and tells the others their place', async () => {
    const thread = await open();
    const free = await statusIn(rig, thread, status.floorFree);
    expect(labelsOf(free)).toEqual([labels.raiseHand, labels.manage]);
    expect((await raisedHand(rig, alice, thread)).content).toBe(texts.yourFloor);
    expect(labelsOf(await given(thread, alice))).toEqual([labels.raiseHand, labels.passOn, labels.manage]);
    expect((await raisedHand(rig, bob, thread)).content).toBe(texts.place(1));
    expect((await raisedHand(rig, carol, thread)).content).toBe(texts.place(2));
    expect((await raisedHand(rig, bob, thread)).content).toBe(texts.place(1));
  });

  it('asks whoever uses /say out of turn to raise a hand, and does not claim to keep the words', async () => {
    const said = await bob.command(await aliceThen(), '/say', { message: 'Does it spread?' }).finished();
    expect(said.content).toBe(texts.notYourTurn);
    expect(labelsOf(said)).toEqual([labels.raiseHand]);
  });

  it('tells whoever finds no room in the line, which does not fill the panel', async () => {
    const line = await statusIn(rig, await aliceThen());
    const raised = crowd.map((name) => rig.playground.person(name).press(line, labels.raiseHand).finished());
    await Promise.all(raised);
    const { message } = await pressed(rig, bob, { below: line, label: labels.raiseHand });
    expect(message.content).toBe(texts.lineFull(crowd.length));
    const { content } = await teacher.command({ id: line.channelId }, '/manage').finished();
    expect(content.match(/<@\d+>/g)?.length).toBeLessThan(10);
  });

  it('tells whoever raises a hand in a pause that the floor is theirs once it goes on', async () => {
    const thread = await open();
    await managed(rig, teacher, { thread, label: labels.pause });
    const paused = status.paused({ by: mention(teacher), kind: 'patient' });
    await statusIn(rig, thread, `${paused}\n${status.floorFreeLater}`);
    expect((await raisedHand(rig, alice, thread)).content).toBe(texts.yourFloorPaused);
    await statusIn(rig, thread, status.floorLater({ holder: mention(alice), next: [], up: 0 }));
    await managed(rig, teacher, { thread, label: labels.resume });
    await rig.answerTo(alice.send(thread, 'What brings you here?'));
  });

  it('keeps the last two that somebody wrote too early, each with a button, until they have asked', async () => {
    const thread = await aliceThen(bob);
    const [, second, third] = ['One?', 'Does it spread?', 'ok'].map((content) => bob.send(thread, content));
    await expect.poll(() => reactionsTo(third as Message)).toEqual(['✋']);
    alice.press(await statusIn(rig, thread), labels.passOn);
    const line = await given(thread, bob);
    const kept = ['Does it spread?', 'ok'].map(labels.askIt);
    const offered = [labels.raiseHand, labels.passOn, ...kept, labels.manage];
    expect(labelsOf(line)).toEqual(offered);
    bob.press(line, labels.passOn);
    await statusIn(rig, thread, status.floorFree);
    await raisedHand(rig, bob, thread);
    const again = await given(thread, bob);
    expect(labelsOf(again)).toEqual(offered);
    await bob.press(again, labels.askIt('Does it spread?')).finished();
    await rig.answerTo(second as Message);
  });

  it('says when it passes on by itself, and does by a press of its holder or a moderator, and of nobody else, once', async () => {
    const thread = await aliceThen(bob, carol);
    const line = await statusIn(rig, thread, ':R>');
    const at = 1_000 * Number(/<t:(\d+):R>/.exec(line.content)?.[1]);
    expect(line.content).toContain(status.passesOn({ holder: mention(alice), at }));
    const refused = await pressed(rig, bob, { below: line, label: labels.passOn });
    expect(refused.message.content).toBe(texts.onlyHolder);
    alice.press(line, labels.passOn);
    await given(thread, bob, { next: [carol] });
    await rig.answerTo(bob.send(thread, 'Do you smoke?'));
  });

  it('tells somebody without the floor once how to get it, and reacts to what else is out of turn', async () => {
    const thread = await aliceThen();
    const hint = await rig.answerTo(bob.send(thread, 'May I?'));
    const raised = bob.press(hint, labels.raiseHand);
    const place = await answeredWith(rig, raised, texts.place(1));
    // Whoever has raised a hand needs no hint about it any more.
    await disappears(rig, hint);
    const lowered = await pressed(rig, bob, { below: raised, label: labels.lowerHand });
    // In its place: "Your hand is up" would be wrong by then.
    expect(lowered.message).toMatchObject({ id: place.id, content: texts.handLowered });
    const second = bob.send(thread, 'Or now?');
    const ofTeacher = teacher.send(thread, 'Let her think.');
    await expect.poll(() => reactionsTo(second)).toEqual(['✋']);
    await expect.poll(() => reactionsTo(ofTeacher)).toEqual(['💬']);
    expect(rig.said(thread).filter(({ content }) => content === noFloor)).toEqual([]);
  });

  it('gives the floor to whom a moderator chooses, and says who did it', async () => {
    const thread = await open();
    await teacher.select(await panelOf(teacher, thread), panel.giveFloor, ['owner']).answered;
    expect((await given(thread, carol, { by: teacher })).mentions).toEqual([carol.id]);
    await rig.answerTo(carol.send(thread, 'Are you in pain now?'));
  });

  it('has a host who did not set it ask in turn, while whoever did talks', async () => {
    const thread = await rig.patient(teacher);
    await carol.select(await panelOf(carol, thread), panel.whoMayAsk, ['in_order']).answered;
    await statusIn(rig, thread, status.floorFree);
    await raisedHand(rig, alice, thread);
    await given(thread, alice);
    const early = teacher.send(thread, 'What brings you here?');
    const led = carol.send(thread, 'One at a time, please.');
    await expect.poll(() => reactionsTo(led)).toEqual(['💬']);
    expect((await raisedHand(rig, teacher, thread)).content).toBe(texts.place(1));
    alice.press(await statusIn(rig, thread), labels.passOn);
    await teacher.press(await given(thread, teacher), labels.askIt(early.content)).finished();
    await rig.answerTo(early);
  });

  it('lets whoever was heard least come first, if a moderator wants it so', async () => {
    const thread = await aliceThen();
    await rig.answerTo(alice.send(thread, 'How old are you?'));
    await teacher.select(await panelOf(teacher, thread), panel.whoMayAsk, ['least_heard']).answered;
    for (const person of [bob, alice, carol]) await raisedHand(rig, person, thread);
    await rig.answerTo(bob.send(thread, 'What do you do for a living?'));
    const line = await given(thread, carol, { next: [alice] });
    expect(line.mentions).toEqual([carol.id]);
  });
});

describe('chosen people', () => {
  const chosen = async (...names: readonly string[]): Promise<Thread> => {
    const thread = await rig.patient(teacher);
    const asked = await panelOf(teacher, thread);
    await teacher.select(asked, panel.whoMayAsk, ['chosen']).answered;
    await teacher.select(asked, panel.choose, names).answered;
    return thread;
  };
  const toldIn = (thread: Thread): readonly Message[] =>
    rig.said(thread).filter(({ content }) => content.includes(texts.hints.not_chosen));

  it('are told of by the status, and nobody else is answered', async () => {
    const thread = await chosen('alice');
    const terms = { who: 'chosen', hears: 'everything', chosen: [mention(alice)] } as const;
    await statusIn(rig, thread, status.terms({ by: mention(teacher), ...terms }));
    const unheard = bob.send(thread, 'And me?');
    // Somebody who manages threads is not told in front of the others.
    carol.send(thread, 'A good question.');
    await saidIn(rig, thread, hinted(bob, texts.hints.not_chosen));
    await rig.answerTo(alice.send(thread, 'Since when?'));
    expect(toldIn(thread)).toHaveLength(1);
    expect(taken(rig)).not.toContain(unheard.content);
  });

  it('are all of them where @everyone is among the roles', async () => {
    const thread = await chosen('alice', '@everyone');
    await rig.answerTo(bob.send(thread, 'And us?'));
    expect(taken(rig)).toContain('And us?');
  });
});

describe('co-hosts', () => {
  it('moderate until they are removed', async () => {
    const thread = await rig.patient(teacher);
    await teacher.select(await panelOf(teacher, thread), panel.chooseCoHosts, ['bob']).answered;
    await statusIn(rig, thread, status.coHosts({ by: mention(teacher), people: [mention(bob)] }));
    const theirs = await panelOf(bob, thread);
    await teacher.select(await panelOf(teacher, thread), panel.chooseCoHosts, []).answered;
    await statusIn(rig, thread, status.coHosts({ by: mention(teacher), people: [] }));
    const refused = await pressed(rig, bob, { below: theirs, label: labels.pause });
    expect(refused.message.content).toBe(texts.onlyModerators('Dr. Teacher'));
  });
});

it('the floor passes on after a while of silence, and the status names whoever lost it', async () => {
  await rig.close();
  await prepare({ quiet: 300 });
  const thread = await open();
  await raisedHand(rig, alice, thread);
  await raisedHand(rig, bob, thread);
  const line = await given(thread, bob);
  expect(line.mentions).toEqual([bob.id]);
  expect(line.content).toContain(status.lost(mention(alice)));
});
