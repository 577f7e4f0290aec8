import type { Person } from 'discord-playground/people/person';
import type { Message } from 'discord-playground/world/entities';
import { describe, expect, it } from 'vitest';
import { longestInvited } from '../../src/features/conversation/buttons.ts';
import type { Lesson } from '../../src/features/lesson.ts';
import { guildId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { enterNumber, linkIn, numberIn, signIn } from '../support/between.ts';
import { endNow, movedHere } from '../support/conversations.ts';
import { labelsOf, resetPath, saidIn, settled, taken, threadIn } from '../support/room.ts';
import { sharedRig } from '../support/shared-rig.ts';

const { conversation: texts, groups, setup } = wordsFor('en');
const { buttons: labels } = texts;

// The teacher has no account: an invitation takes none.
const { rig, press, teacher, alice, bob } = await sharedRig({
  linked: ['alice'],
  timings: { retry: 10, delivery: 10 },
  settings: { MODELS: 'gpt-4,gpt-5' },
});

const [patient, topic] = [String(rig.sandbox.cases[0]?.id), String(rig.sandbox.topics[0]?.id)];
const long = 'x'.repeat(longestInvited);
const task = 'You are on call, @everyone.\nTake a focused history.';
const secret = 'Anticoagulants';

const shelve = (lesson: Lesson): Promise<void> =>
  rig.betweenRuns(async (store) => {
    const guild = guildId(rig.playground.guild().id);
    const walter = {
      title: 'Walter Brandt',
      patientName: 'Walter Brandt',
      description: 'chest pain at night',
    };
    const patients = [
      { id: patient, ...walter },
      { id: long, title: 'A long id' },
    ];
    const settings = { guildId: guild, patients, topics: [], defaults: {}, changedAt: 1 };
    await store.serverSettings.set(guild, settings);
    await store.lessons.set(`${guild}/patient/${patient}`, { guildId: guild, lesson });
  });

type Values = Readonly<Record<string, string | boolean>>;
const asked = (person: Person, values: Values = {}, channel = 'class'): Promise<Message> =>
  person.command(channel, '/patient', { case: patient, invite: true, ...values }).finished();
const saidLast = (channel = 'class'): Message => rig.said(rig.playground.place(channel)).at(-1) as Message;
/** The invitation that stands in the channel. */
const invited = async (values: Values = {}, channel = 'class'): Promise<Message> => {
  expect((await asked(teacher, values, channel)).content).toBe(texts.invited);
  return saidLast(channel);
};

describe('an invitation', () => {
  it('tells a channel who is there and what to do, starts nothing, and keeps to itself what is to be asked', async () => {
    const picture = 'https://example.org/door.png';
    await shelve({ task, picture, checklist: [secret] });
    const calls = rig.sandbox.calls().length;
    const shown = await invited();
    expect(shown).toMatchObject({
      content: `${texts.invitation('Walter Brandt', 'chest pain at night')}\n\n${texts.lines.task(task)}`,
      embeds: [{ image: { url: picture } }],
      mentionEveryone: false,
    });
    expect(labelsOf(shown)).toEqual([labels.startMyOwn, labels.practiseAlone]);
    expect(JSON.stringify(shown)).not.toContain(secret);
    expect(rig.playground.guild().threads.size).toBe(0);
    expect(rig.sandbox.calls()).toHaveLength(calls);
  });

  it('starts afresh for whoever presses, once, after a restart too, with what the shelf has then', async () => {
    await shelve({ task: 'The first one', checklist: [] });
    const shown = await invited({ who: 'hands' });
    await shelve({ task, checklist: [secret] });
    const thread = threadIn(rig, await press(alice, shown, labels.startMyOwn));
    expect(thread).toMatchObject({ name: 'Walter Brandt · Alice', parentId: shown.channelId, type: 11 });
    await saidIn(rig, thread, texts.lines.task(task));
    const about = { kind: 'patient', host: 'Alice', hears: 'everything', demo: false } as const;
    await saidIn(rig, thread, texts.first({ ...about, who: 'hands' }));
    expect((await press(alice, shown, labels.startMyOwn)).content).toBe(texts.goesOnThere(thread.id));
    // The same account, elsewhere: what /patient gives.
    const alone = threadIn(rig, await movedHere(rig, alice, alice.press(shown, labels.practiseAlone)));
    expect(alone.type).toBe(12);
    await endNow(rig, alice, alone);
    const resets = taken(rig, resetPath).length;
    await press(alice, shown, labels.practiseAlone);
    expect(taken(rig, resetPath)).toHaveLength(resets + 1);
  });

  it('goes on for somebody who links an account first', async () => {
    const shown = await invited();
    const prompt = bob.press(shown, labels.startMyOwn);
    const url = linkIn(await settled(rig, prompt));
    const number = numberIn(await signIn(url, { username: 'student2', password: 'demo-student2' }));
    const entered = await enterNumber(bob, prompt, number);
    await entered.waitUntil((handle) => handle.followUps().some(({ content }) => content.includes('<#')));
    const told = entered.followUps().find(({ content }) => content.includes('<#')) as Message;
    expect(threadIn(rig, told).name).toBe('Walter Brandt · Bob');
  });

  it('is for those who manage threads, starts no private conversation, and names no model', async () => {
    const before = saidLast().id;
    expect((await asked(alice)).content).toBe(groups.onlyManagers);
    expect((await asked(teacher, { private: true })).content).toBe(texts.notWithInvite);
    expect((await asked(teacher, { model: 'gpt-5' })).content).toBe(texts.notWithInvite);
    expect((await asked(teacher, { case: `${long}x` })).content).toBe(texts.tooLongToInvite);
    expect((await asked(teacher, {}, 'lounge')).content).toBe(texts.wrongPlace(false));
    rig.playground.setBotPermissions('class', { deny: ['SendMessagesInThreads'] });
    const missing = await asked(teacher);
    rig.playground.setBotPermissions('class', {});
    expect(missing.content).toContain(texts.permissions.SendMessagesInThreads);
    expect(saidLast().id).toBe(before);
    // The longest id that fits, in the longest custom_id.
    expect(labelsOf(await invited({ case: long, who: 'everyone' }))).toHaveLength(2);
  });

  it('has nothing private in an announcement channel, and loses a picture that Discord refuses', async () => {
    await shelve({ task, picture: `https://example.org/${'x'.repeat(2_048)}`, checklist: [] });
    const shown = await invited({}, 'announcements');
    expect(labelsOf(shown)).toEqual([labels.startMyOwn]);
    expect(shown.content).toContain(texts.lines.task(task));
    expect(shown.embeds).toEqual([]);
  });

  it('invites to a topic, too', async () => {
    const told = await teacher.command('class', '/topic', { topic, invite: true }).finished();
    expect(told.content).toBe(texts.invited);
    const shown = saidLast();
    const thread = threadIn(rig, await press(alice, shown, labels.startMyOwn));
    expect((await press(alice, shown, labels.startMyOwn)).content).toBe(texts.goesOnThere(thread.id));
  });

  it('is offered with an entry of the shelf, where /setup was opened in a channel', async () => {
    const invites = async (place: string | { readonly id: string }): Promise<Message> => {
      const home = await teacher.command(place, '/setup').finished();
      const shelf = await settled(rig, teacher.select(home, setup.choosePage, ['patients']));
      return settled(rig, teacher.select(shelf, setup.chooseEntry, [patient]));
    };
    const told = await press(teacher, await invites('class'), setup.buttons.invite);
    expect(told.content).toBe(texts.invited);
    const shown = saidLast();
    expect(shown.content).toContain('Walter Brandt');
    const thread = threadIn(rig, await press(alice, shown, labels.startMyOwn));
    expect(labelsOf(await invites(thread))).not.toContain(setup.buttons.invite);
  });
});
