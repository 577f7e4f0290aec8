import type { Message, Thread } from 'discord-playground/world/entities';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../src/features/lesson.ts';
import { guildId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { endNow } from '../support/conversations.ts';
import { dataOf } from '../support/own-data.ts';
import { filesOf } from '../support/transcripts.ts';
import { answeredWith, hasFiles, labelsOf, saidIn, submitPath, threadIn } from '../support/room.ts';
import { sharedRig } from '../support/shared-rig.ts';

const { conversation: texts, debrief, groups } = wordsFor('en');
const { buttons: labels, lines } = texts;

const { rig, teacher, alice, press } = await sharedRig();

const [patient, topic] = [String(rig.sandbox.cases[0]?.id), String(rig.sandbox.topics[0]?.id)];
const picture = 'https://example.org/door.png';

/** As if it had been set in `/setup`. */
const setLesson = (lesson: Lesson, kind: 'patient' | 'topic' = 'patient'): Promise<void> =>
  rig.betweenRuns(async (store) => {
    const guild = guildId(rig.playground.guild().id);
    const entry = (id: string) => [{ id, title: 'On the shelf' }];
    const defaults = { guildId: guild, defaults: {}, changedAt: 1 };
    await store.serverSettings.set(guild, { ...defaults, patients: entry(patient), topics: entry(topic) });
    await store.lessons.set(`${guild}/${kind}/${kind === 'patient' ? patient : topic}`, {
      guildId: guild,
      lesson,
    });
  });

/** What a thread begins with, up to its first message with buttons. */
const beginning = async (thread: Thread): Promise<readonly Message[]> => {
  const first = await saidIn(rig, thread, (message) => labelsOf(message).includes(labels.manage));
  return rig.said(thread).filter(({ id }) => BigInt(id) <= BigInt(first.id));
};

describe('a task', () => {
  it('stands above the first message with its picture, once, and pings nobody', async () => {
    const task = `Take a history, @everyone and <@${alice.id}>.\nYou have **eight** minutes.`;
    await setLesson({ task, picture, checklist: [] });
    const [said, ...others] = await beginning(await rig.patient(teacher, { earlier: 'forget' }));
    expect(others).toHaveLength(1);
    expect(said).toMatchObject({
      content: lines.task(task),
      embeds: [{ image: { url: picture } }],
      mentions: [],
      mentionEveryone: false,
    });
  });

  it('shows its picture alone, and no preview of a link in it', async () => {
    await setLesson({ task: 'Read https://example.org/guide first.', picture, checklist: [] });
    const [said] = await beginning(await rig.patient(teacher, { earlier: 'forget' }));
    expect(said?.content).toBe(lines.task('Read <https://example.org/guide> first.'));
  });

  it('is taken from the shelf when somebody starts their own, as it is then', async () => {
    await setLesson({ task: 'The first one', checklist: [] });
    const thread = await rig.patient(teacher, { earlier: 'forget' });
    expect((await beginning(thread))[0]?.content).toBe(lines.task('The first one'));
    await setLesson({ picture, checklist: [] });
    await endNow(rig, teacher, thread);
    const last = await saidIn(rig, thread, (message) => labelsOf(message).includes(labels.startMyOwn));
    const own = threadIn(rig, await press(teacher, last, labels.startMyOwn));
    expect((await beginning(own))[0]).toMatchObject({
      content: lines.task(),
      embeds: [{ image: { url: picture } }],
    });
  });

  it('loses a picture that Discord refuses, and nothing else', async () => {
    const refused = `${picture}?${'x'.repeat(2_048)}`;
    await setLesson({ task: 'Look at him.', picture: refused, checklist: [] }, 'topic');
    const [said, first] = await beginning(await rig.topic(teacher));
    expect([said?.content, said?.embeds]).toEqual([lines.task('Look at him.'), []]);
    expect(labelsOf(first as Message)).toContain(labels.manage);
    await setLesson({ picture: refused, checklist: [] }, 'topic');
    expect(await beginning(await rig.topic(teacher))).toHaveLength(1);
  });
});

it('a task is at the head of the transcript, and the checklist nowhere in it', async () => {
  const task = 'Take a **focused** history.\nYou have <eight> minutes.';
  await setLesson({ task, picture, checklist: ['Sleepwalking'] });
  const thread = await rig.patient(teacher, { earlier: 'forget' });
  await rig.answerTo(alice.send(thread, 'How old are you?'));
  const { json, html } = await filesOf(await alice.command(thread, '/transcript').finished());
  expect(json.task).toEqual({ text: task, picture });
  expect(html).toContain('Take a <strong>focused</strong> history.');
  expect(html).toContain('You have &lt;eight&gt; minutes.');
  expect(html).toContain(`<a href="${picture}"`);
  expect(JSON.stringify(json) + html).not.toContain('Sleepwalking');
});

describe('what is to be asked', () => {
  it('is seen by nobody before the end, and then by no group while another still asks', async () => {
    const words = /Sleepwalking|Allergies/;
    await setLesson({ task: 'Take a history.', checklist: ['Allergies', 'Sleepwalking'] });
    const heard: string[] = [];
    const stop = rig.playground.onRequest(({ asked }) => void heard.push(JSON.stringify(asked ?? '')));
    const readFiles = async ({ attachments }: Message): Promise<void> => {
      for (const { url } of attachments) heard.push(await (await fetch(url)).text());
    };
    const ofAllGroups = async (): Promise<Message> => {
      const overview = await teacher.command('class', '/manage').finished();
      return answeredWith(rig, teacher.press(overview, groups.buttons.transcripts), hasFiles);
    };

    const thread = await rig.patient(teacher, { earlier: 'forget' });
    await rig.answerTo(alice.send(thread, 'Any sleepwalking?'));
    // An error that is said, and one that ends the conversation at once.
    rig.sandbox.faults.next(submitPath, { kind: 'status', status: 500 });
    alice.send(thread, 'What else?');
    await saidIn(rig, thread, lines.doubt.server_error);
    await teacher.command('class', '/patient', { case: patient }).finished();
    await teacher.command('study-group', '/patient', { case: `${patient}0` }).finished();
    for (const option of ['Aller', 'Sleep', 'On the', ''])
      heard.push(
        JSON.stringify(await alice.autocomplete('class', '/patient', { option: 'case', text: option })),
      );
    await readFiles(await alice.command(thread, '/transcript').finished());
    await readFiles(await teacher.command(thread, '/transcript', { side_talk: true }).finished());
    await readFiles(await ofAllGroups());
    for (const command of ['/manage', '/cases', '/help', '/account', '/say'])
      await teacher.command(thread, command, command === '/say' ? { message: 'And?' } : {}).finished();
    for (const person of [teacher, alice]) heard.push((await dataOf(rig, person)).text);

    await endNow(rig, teacher, thread);
    const other = await rig.patient(teacher, { earlier: 'forget' });
    const last = await saidIn(rig, thread, (message) => labelsOf(message).includes(debrief.button));
    expect((await press(alice, last, debrief.button)).content).toBe(debrief.othersStillAsk);
    await readFiles(await alice.command(thread, '/transcript').finished());
    await readFiles(await ofAllGroups());

    expect(heard.join('\n')).toContain('Take a history.');
    expect(heard.filter((text) => words.test(text))).toEqual([]);
    // Nor does any request to the service, or the log.
    expect(
      rig.sandbox
        .calls()
        .map((call) => JSON.stringify(call))
        .filter((call) => words.test(call)),
    ).toEqual([]);
    expect(rig.logged.filter((line) => words.test(line))).toEqual([]);

    await endNow(rig, teacher, other);
    await press(alice, last, debrief.button);
    stop();
    expect(heard.filter((text) => words.test(text))).toHaveLength(1);
  });

  it('is kept with its conversation, and goes with it', async () => {
    const lesson = { task: 'Take a history.', checklist: ['Allergies', 'Occupation'] };
    await setLesson(lesson);
    const thread = await rig.patient(teacher, { earlier: 'forget' });
    await beginning(thread);
    const kept = await rig.betweenRuns(async (store) => {
      const [record] = await store.conversations.last({ thread: thread.id }, 1);
      const conversation = record?.about.id ?? '';
      const station = await store.stations.get(conversation);
      await store.conversations.delete(conversation);
      return { record, station, left: await store.stations.get(conversation) };
    });
    expect(kept.station).toMatchObject({ lesson, ticked: [] });
    expect(kept.record?.about.debrief).toBe(true);
    expect(JSON.stringify(kept.record)).not.toContain('Allergies');
    expect(kept.left).toBeUndefined();
  });
});
