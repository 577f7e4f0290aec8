import { addMessage } from 'discord-playground/actions/add-message';
import { buttonsOf } from 'discord-playground/people/components';
import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { afterEach, describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import {
  labelsOf,
  panelOf,
  planted,
  pressed,
  saidIn,
  taken,
  raisedHand,
  spoken,
  threadIn,
} from '../support/room.ts';
import { endNow } from '../support/conversations.ts';
import { sharedRig } from '../support/shared-rig.ts';

const { conversation: texts } = wordsFor('en');
const { buttons: labels } = texts;

const { rig, teacher, alice, bob } = await sharedRig({
  linked: ['alice', 'bob'],
  settings: { MAX_OPEN: '2' },
});
afterEach(() => {
  rig.playground.setPermissions('class', { for: 'bob' });
  rig.playground.setPermissions('class', { for: 'everyone' });
  rig.playground.setBotPermissions('class', {});
});

const press = async (person: Person, below: Message, label: string): Promise<string> =>
  (await pressed(rig, person, { below, label })).message.content;
const idOf = (thread: Thread): string =>
  rig
    .said(thread)
    .flatMap(buttonsOf)
    .flatMap(({ custom_id: id }) => /^r1:manage:(.*)$/.exec(id ?? '')?.[1] ?? [])[0] ?? '';
const threads = (): number =>
  [...rig.playground.world.places.values()].filter(({ kind }) => kind === 'thread').length;
const channel = (): { readonly id: string } => rig.playground.place('class');
const ended = async (person: Person, thread: Thread): Promise<Message> => {
  await endNow(rig, person, thread);
  return saidIn(rig, thread, (message) => labelsOf(message).includes(labels.startMyOwn));
};

describe('somebody who was removed from a private thread', () => {
  it('gets neither the floor nor an answer by buttons that they remember, and is not brought back', async () => {
    const thread = await rig.patient(alice, { private: true, who: 'hands' });
    alice.addToThread(thread, bob.id);
    expect((await raisedHand(rig, bob, thread)).content).toBe(texts.yourFloor);
    await saidIn(rig, thread, ({ content }) => content.includes(`<@${bob.id}>`));
    bob.leave(thread);
    const conversation = idOf(thread);
    const remembered = await planted(rig, channel(), {
      hand: `r1:hand:${conversation}`,
      pass: `r1:st-pass:${conversation}`,
      down: `r1:hand-down:${conversation}`,
      files: `r1:transcript:${conversation}`,
    });
    const last = rig.said(thread).at(-1)?.id;
    for (const label of ['hand', 'pass', 'down', 'files'])
      expect(await press(bob, remembered, label)).toBe(texts.doNotSee);
    expect(rig.said(thread).at(-1)?.id).toBe(last);
    expect(rig.playground.world.thread(thread.id).members.has(bob.id)).toBe(false);
  });

  it('is not brought back by a ping when their hand comes to its turn', async () => {
    const thread = await rig.patient(alice, { private: true, who: 'hands' });
    alice.addToThread(thread, bob.id);
    await raisedHand(rig, alice, thread);
    await saidIn(rig, thread, ({ content }) => content.includes(`<@${alice.id}>`));
    await raisedHand(rig, bob, thread);
    bob.leave(thread);
    await rig.answerTo(alice.send(thread, 'Where does it hurt?'));
    const line = await saidIn(rig, thread, ({ content }) => content.includes(`<@${bob.id}>`));
    expect(line.mentions).toEqual([]);
  });
});

describe('a private thread that is gone', () => {
  it('tells its host to start again, and everybody else whom to ask', async () => {
    const thread = await rig.patient(alice, { private: true });
    const conversation = idOf(thread);
    await ended(alice, thread);
    rig.playground.deleteChannel(thread);
    const remembered = await planted(rig, channel(), {
      again: `r1:start-my-own:${conversation}`,
    });
    expect(await press(bob, remembered, 'again')).toBe(texts.threadGoneOf('Alice'));
    expect(await press(alice, remembered, 'again')).toMatch(/<#\d+>/);
  });
});

describe('somebody who may not write in a channel', () => {
  it('starts nothing there: no patient, no topic, and nothing again', async () => {
    const last = await ended(bob, await rig.topic(bob));
    rig.playground.setPermissions('class', { for: 'bob', deny: ['SendMessages'] });
    const said = rig.said(channel()).length;
    const before = threads();
    const patient = { case: String(rig.sandbox.cases[0]?.id) };
    const topic = { topic: String(rig.sandbox.topics[0]?.id) };
    expect((await bob.command('class', '/patient', patient).finished()).content).toBe(texts.mayNotStart);
    expect((await bob.command('class', '/topic', topic).finished()).content).toBe(texts.mayNotStart);
    expect(await press(bob, last, labels.startMyOwn)).toBe(texts.mayNotStart);
    expect([rig.said(channel()).length, threads()]).toEqual([said, before]);
  });

  it('keeps the choice that a start was waiting for, until they may', async () => {
    await ended(bob, await rig.patient(bob));
    const asked = bob.command('class', '/patient', { case: String(rig.sandbox.cases[0]?.id) });
    expect((await asked.finished()).content).toBe(texts.knowsEarlier);
    rig.playground.setPermissions('class', { for: 'bob', deny: ['SendMessages'] });
    const carryOn = async (): Promise<string> =>
      (await pressed(rig, bob, { below: asked, label: labels.carryOn })).message.content;
    expect(await carryOn()).toBe(texts.mayNotStart);
    rig.playground.setPermissions('class', { for: 'bob' });
    expect(await carryOn()).toMatch(/<#\d+>/);
    expect(await carryOn()).toBe(texts.choiceGone);
  });

  it('decides nothing there either', async () => {
    const thread = await rig.patient(bob);
    rig.playground.setPermissions('class', { for: 'bob', deny: ['SendMessagesInThreads'] });
    expect((await bob.command(thread, '/manage').finished()).content).toBe(texts.mayNotSpeak);
  });
});

describe('Ask this', () => {
  it('does not go round the roles that were chosen, whoever presses it', async () => {
    const thread = await rig.patient(alice);
    await choose(thread, ['Teacher']);
    const talk = bob.send(thread, '((And me?');
    const askThis = async (person: Person): Promise<string> =>
      (await person.messageCommand(talk, 'Ask this').finished()).content;
    expect(await askThis(bob)).toBe(texts.hints.not_chosen);
    expect(await askThis(teacher)).toBe(texts.hints.not_chosen);
    expect(taken(rig)).not.toContain('And me?');
    const own = teacher.send(thread, '((And I?');
    expect((await teacher.messageCommand(own, 'Ask this').finished()).content).toBe(texts.asksThis);
    await rig.answerTo(own);
  });
});

it('/say gives nobody more rights in a locked thread than Discord does', async () => {
  const thread = await rig.patient(alice);
  const say = async (person: Person, message: string): Promise<string> =>
    (await person.command(thread, '/say', { message }).finished()).content;
  rig.playground.editThread(thread, { locked: true });
  // So that the bot itself can still write there.
  rig.playground.setBotPermissions('class', { allow: ['ManageThreads'] });
  expect(await say(alice, 'It is mine')).toBe(texts.threadLocked);
  for (const person of [teacher, rig.playground.person('owner')]) {
    const question = `Does it hurt, asks ${person.name}?`;
    expect(await say(person, question)).toBe(spoken(question));
    await rig.answerTo(await saidIn(rig, thread, spoken(question)));
  }
  rig.playground.editThread(thread, { locked: false });
  expect(await say(alice, 'And now?')).toBe(spoken('And now?'));
  expect(taken(rig)).not.toContain('It is mine');
});

it('/say is heard of those whose role was chosen, although the bot stops before it sees the message', async () => {
  const thread = await rig.patient(alice);
  await choose(thread, ['Teacher']);
  teacher.command(thread, '/say', { message: 'Does it hurt?' });
  const { id, ...seen } = await saidIn(rig, thread, spoken('Does it hurt?'));
  await rig.answerTo({ id, ...seen });
  await rig.stop();
  const unseen = addMessage(rig.playground.world, thread, { ...seen, content: spoken('And at night?') });
  await rig.start();
  await rig.answerTo(unseen);
  expect(taken(rig)).toContain('And at night?');
});

it('one person hosts as many conversations as MAX_OPEN allows, however fast they start them', async () => {
  await rig.link(teacher);
  const start = (index: number): Promise<Message> =>
    teacher.command('class', '/patient', { case: String(rig.sandbox.cases[index]?.id) }).finished();
  const answers = await Promise.all([0, 1, 2].map(start));
  const refused = answers.filter(({ content }) => content.startsWith(texts.tooManyOpen(2)));
  expect(refused).toHaveLength(1);
  const opened = answers.find((answer) => !refused.includes(answer));
  if (opened === undefined) throw new Error('nothing is open');
  await endNow(rig, teacher, threadIn(rig, opened));
  expect((await start(3)).content).not.toContain(texts.tooManyOpen(2));
});

const choose = async (thread: Thread, roles: readonly string[]): Promise<void> => {
  const { panel } = texts;
  const asked = await panelOf(alice, thread);
  await alice.select(asked, panel.whoMayAsk, ['chosen']).answered;
  await alice.select(asked, panel.choose, roles).answered;
  await saidIn(rig, thread, ({ content }) => content.includes('<@&'));
};
