import { buttonsOf } from 'discord-playground/people/components';
import type { Message, Thread } from 'discord-playground/world/entities';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../src/features/lesson.ts';
import { guildId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { endNow } from '../support/conversations.ts';
import { answeredWith, hasFiles, labelsOf, planted, saidIn } from '../support/room.ts';
import { sharedRig } from '../support/shared-rig.ts';
import { transcriptFor } from '../support/transcripts.ts';

const { conversation, debrief: texts, groups } = wordsFor('en');
const { buttons: labels } = conversation;

const { rig, teacher, alice, bob, press } = await sharedRig();

const patient = String(rig.sandbox.cases[0]?.id);
const checklist = ['Allergies', 'Occupation', 'Smoking'];

const setLesson = (lesson: Lesson): Promise<void> =>
  rig.betweenRuns(async (store) => {
    const guild = guildId(rig.playground.guild().id);
    const patients = [{ id: patient, title: 'On the shelf' }];
    await store.serverSettings.set(guild, {
      guildId: guild,
      patients,
      topics: [],
      defaults: {},
      changedAt: 1,
    });
    await store.lessons.set(`${guild}/patient/${patient}`, { guildId: guild, lesson });
  });

const ended = async (thread: Thread): Promise<Message> => {
  await endNow(rig, teacher, thread);
  return saidIn(rig, thread, (message) => labelsOf(message).includes(labels.startMyOwn));
};

const listIn = (thread: Thread, text: string): Promise<Message> =>
  saidIn(rig, thread, ({ content }) => content.includes(text));

describe('a debrief', () => {
  it('is one message for all, in which a choice only adds or takes away', async () => {
    await setLesson({ checklist });
    const thread = await rig.patient(teacher, { earlier: 'forget' });
    const last = await ended(thread);
    // Not behind what starts the patient anew, which would close the list for all groups.
    expect(labelsOf(last)[0]).toBe(texts.button);
    const [first, second] = await Promise.all([
      press(alice, last, texts.button),
      press(bob, last, texts.button),
    ]);
    expect([first.content, second.content]).toEqual([texts.here, texts.here]);
    const list = await listIn(thread, texts.count({ asked: 0, of: 3 }));
    expect(list.content).toContain('Allergies');
    await Promise.all([
      alice.select(list, texts.tick, ['0']).answered,
      bob.select(list, texts.tick, ['2']).answered,
    ]);
    const both = await listIn(thread, texts.count({ asked: 2, of: 3 }));
    expect(both.id).toBe(list.id);
    expect(both.content).toBe(`**${texts.count({ asked: 2, of: 3 })}.** ${texts.named(['Occupation'], 0)}`);
    await alice.select(both, texts.untick, ['2']).answered;
    const less = await listIn(thread, texts.count({ asked: 1, of: 3 }));
    await alice.press(less, texts.done).answered;
    await rig.playground.waitFor((world) => {
      const message = world.message(thread.id, list.id);
      return message !== undefined && !labelsOf(message).includes(texts.done);
    });
    await press(alice, last, texts.button);
    await rig.playground.waitFor((world) => {
      const message = world.message(thread.id, list.id);
      return message !== undefined && labelsOf(message).includes(texts.done);
    });
    expect(rig.said(thread).filter(({ content }) => content.includes(' of 3'))).toHaveLength(1);
  });

  it('stays closed while another group is with the same patient', async () => {
    await setLesson({ checklist });
    const thread = await rig.patient(teacher, { earlier: 'forget' });
    const last = await ended(thread);
    const other = await rig.patient(teacher, { earlier: 'forget' });
    expect((await press(alice, last, texts.button)).content).toBe(texts.othersStillAsk);
    const opens = buttonsOf(last).find(({ label }) => label === texts.button)?.custom_id ?? '';
    const forged = await planted(rig, thread, { done: opens.replace('debrief', 'debrief-done') });
    expect((await press(alice, forged, 'done')).content).toBe(texts.othersStillAsk);
    await endNow(rig, teacher, other);
    expect((await press(alice, last, texts.button)).content).toBe(texts.here);
  });

  it('that a teacher has opened is ticked by the group, whoever still asks elsewhere', async () => {
    await setLesson({ checklist });
    const thread = await rig.patient(teacher, { earlier: 'forget' });
    const last = await ended(thread);
    const other = await rig.patient(teacher, { earlier: 'forget' });
    await press(teacher, last, texts.button);
    const list = await listIn(thread, texts.count({ asked: 0, of: 3 }));
    await alice.select(list, texts.tick, ['1']).answered;
    await listIn(thread, texts.count({ asked: 1, of: 3 }));
    expect((await press(alice, last, texts.button)).content).toBe(texts.here);
    await endNow(rig, teacher, other);
  });

  it('is in the transcripts once it stands in the thread, and in the panel of the channel', async () => {
    await setLesson({ checklist });
    const thread = await rig.patient(teacher, { earlier: 'forget' });
    await rig.answerTo(alice.send(thread, 'Do you smoke?'));
    const last = await ended(thread);
    const before = await transcriptFor(alice, thread);
    expect(before.json.debrief).toBeUndefined();
    expect(before.html).not.toContain('Occupation');
    await press(alice, last, texts.button);
    const list = await listIn(thread, texts.count({ asked: 0, of: 3 }));
    await alice.select(list, texts.tick, ['2']).answered;
    const { json, html } = await transcriptFor(alice, thread);
    expect(json.debrief).toEqual(checklist.map((line) => ({ line, asked: line === 'Smoking' })));
    expect(html).toContain(`${texts.button}: ${texts.count({ asked: 1, of: 3 })}`);
    expect(html).toContain('Occupation');
    const overview = await teacher.command('class', '/manage').finished();
    const line = overview.content.split('\n').find((one) => one.startsWith(`<#${thread.id}>`));
    expect(line).toContain(`${texts.button}: ${texts.count({ asked: 1, of: 3 })}`);
    const asked = teacher.press(overview, groups.buttons.transcripts);
    const all = await answeredWith(rig, asked, hasFiles);
    const page = all.attachments.find(({ filename }) => filename.endsWith('.html'));
    expect(await (await fetch(page?.url ?? '')).text()).toContain(`${texts.button}: ${json.title}`);
  });

  it('is not offered where nothing is to be asked', async () => {
    await setLesson({ task: 'Take a history.', checklist: [] });
    const last = await ended(await rig.patient(teacher, { earlier: 'forget' }));
    expect(labelsOf(last)).not.toContain(texts.button);
  });
});
