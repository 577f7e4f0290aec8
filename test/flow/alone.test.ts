import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { describe, expect, it } from 'vitest';
import { guildId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { endNow, movedHere, startedAs } from '../support/conversations.ts';
import { labelsOf, resetPath, saidIn, taken, threadIn } from '../support/room.ts';
import { sharedRig } from '../support/shared-rig.ts';

const { conversation: texts, debrief, groups } = wordsFor('en');
const { buttons: labels } = texts;

const { rig, press, teacher, alice, bob } = await sharedRig({
  linked: ['teacher', 'alice', 'bob'],
  timings: { retry: 10, delivery: 10 },
});

const patient = String(rig.sandbox.cases[0]?.id);

/** The last message of a conversation that somebody has ended. */
const ended = async (person: Person, thread: Thread): Promise<Message> => {
  await endNow(rig, person, thread);
  return saidIn(rig, thread, (message) => labelsOf(message).includes(labels.startMyOwn));
};
const practised = async (person: Person, below: Message): Promise<Thread> =>
  threadIn(rig, await press(person, below, labels.practiseAlone));
const resets = (): number => taken(rig, resetPath).length;
const isPrivate = ({ type }: Thread): boolean => type === 12;

describe('Practise alone', () => {
  it('opens a private thread with the presser alone, afresh, with task and debrief, and announces nothing', async () => {
    const task = 'Take a focused history.';
    await rig.betweenRuns(async (store) => {
      const guild = guildId(rig.playground.guild().id);
      const patients = [{ id: patient, title: 'On the shelf' }];
      const settings = { guildId: guild, patients, topics: [], defaults: {}, changedAt: 1 };
      await store.serverSettings.set(guild, settings);
      const lesson = { task, checklist: ['Allergies'] };
      await store.lessons.set(`${guild}/patient/${patient}`, { guildId: guild, lesson });
    });
    const last = await ended(teacher, await rig.patient(teacher));
    const before = { said: rig.said(rig.playground.place('class')).length, resets: resets() };
    const thread = await practised(alice, last);
    expect(isPrivate(thread)).toBe(true);
    expect([...thread.members.keys()].toSorted()).toEqual([alice.id, rig.playground.world.bot.id].toSorted());
    expect(rig.said(rig.playground.place('class'))).toHaveLength(before.said);
    expect(resets()).toBe(before.resets + 1);
    await saidIn(rig, thread, texts.lines.task(task));
    await rig.answerTo(alice.send(thread, 'Where does it hurt?'));
    expect((await press(alice, last, labels.practiseAlone)).content).toBe(texts.goesOnThere(thread.id));

    // Whoever else practises, or a group that goes on, does not keep the list from somebody who is alone with it.
    await practised(bob, last);
    const group = await rig.patient(teacher, { earlier: 'forget' });
    const own = await ended(alice, thread);
    expect((await press(alice, own, debrief.button)).content).toBe(debrief.here);
    // Nor do they keep it from the group.
    expect((await press(alice, await ended(teacher, group), debrief.button)).content).toBe(debrief.here);
  });

  it('is none of the channel’s conversations: nothing there shows it, or does anything to it', async () => {
    const last = await ended(teacher, await rig.patient(teacher, { earlier: 'forget' }));
    const group = await rig.topic(teacher);
    const thread = await practised(alice, last);
    await rig.answerTo(alice.send(thread, 'Where does it hurt?'));
    const shown = await teacher.command('class', '/manage').finished();
    expect(shown.content).toContain(group.id);
    expect(shown.content).not.toContain(thread.id);
    const asked = await press(teacher, shown, groups.buttons.endAll);
    const after = await press(teacher, asked, groups.buttons.endThese(1));
    expect(after.content).toContain(`${groups.did.end.done(1)}.`);
    await rig.answerTo(alice.send(thread, 'And since when?'));
    await ended(alice, thread);
    expect((await teacher.command('class', '/manage').finished()).content).not.toContain(thread.id);
    const listed = await alice.command('class', '/transcript').finished();
    expect(JSON.stringify(listed)).not.toContain(thread.id);
  });

  it('gives somebody who has that patient open elsewhere what /patient gives, in a thread as well', async () => {
    const last = await ended(teacher, await rig.patient(teacher, { earlier: 'forget' }));
    const open = await rig.patient(alice, { earlier: 'forget' });
    const offer = await press(alice, last, labels.practiseAlone);
    expect(offer.content).toBe(texts.alreadyOpen(open.id));
    expect(labelsOf(offer)).toEqual([labels.goThere, labels.endAndStart]);
    const handle = alice.press(last, labels.practiseAlone);
    const alone = threadIn(rig, await movedHere(rig, alice, handle));
    expect(isPrivate(alone)).toBe(true);
    // The other way round, too.
    const back = threadIn(rig, await movedHere(rig, alice, alice.press(last, labels.startMyOwn)));
    expect(isPrivate(back)).toBe(false);
  });

  it('gives one of a topic alone, besides one that is not', async () => {
    const last = await ended(teacher, await rig.topic(teacher));
    const own = threadIn(rig, await press(alice, last, labels.startMyOwn));
    const alone = await practised(alice, last);
    expect([own, alone].map(isPrivate)).toEqual([false, true]);
    expect((await press(alice, last, labels.startMyOwn)).content).toBe(texts.goesOnThere(own.id));
    expect((await press(alice, last, labels.practiseAlone)).content).toBe(texts.goesOnThere(alone.id));
  });

  it('ends with a button for an ordinary conversation', async () => {
    const last = await ended(teacher, await rig.patient(teacher, { earlier: 'forget' }));
    const mine = await ended(alice, await practised(alice, last));
    const own = threadIn(rig, await press(alice, mine, labels.startMyOwn));
    expect(isPrivate(own)).toBe(false);
    await endNow(rig, alice, own);
    expect(isPrivate(await practised(alice, mine))).toBe(true);
  });

  it('names the right that is missing, and is not offered in an announcement channel', async () => {
    const last = await ended(teacher, await rig.patient(teacher, { earlier: 'forget' }));
    rig.playground.setBotPermissions('class', { deny: ['CreatePrivateThreads'] });
    const refused = await press(alice, last, labels.practiseAlone);
    rig.playground.setBotPermissions('class', {});
    const { CreatePrivateThreads } = texts.permissions;
    const channel = rig.playground.place('class').id;
    expect(refused.content).toBe(texts.missingPermissions([CreatePrivateThreads], channel));

    const asked = teacher.command('announcements', '/patient', { case: patient });
    const started = await startedAs(rig, { person: teacher, asked, earlier: 'forget' });
    const there = await ended(teacher, threadIn(rig, started));
    expect(labelsOf(there)).not.toContain(labels.practiseAlone);
    const own = threadIn(rig, await press(teacher, there, labels.startMyOwn));
    expect(labelsOf(await ended(teacher, own))).not.toContain(labels.practiseAlone);
  });
});
