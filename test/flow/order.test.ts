import { buttonsOf } from 'discord-playground/people/components';
import type { Person } from 'discord-playground/people/person';
import type { Message } from 'discord-playground/world/entities';
import { beforeAll, describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import {
  managed,
  messagesPath,
  noStatus,
  pressed,
  saidIn,
  statusIn,
  occupied,
  willAnswer,
} from '../support/room.ts';
import { transcriptFor, turnsIn } from '../support/transcripts.ts';
import { endAll } from '../support/conversations.ts';
import { sharedRig } from '../support/shared-rig.ts';

const { conversation: texts } = wordsFor('en');

const { rig, heard, teacher, alice, bob } = await sharedRig({
  linked: ['teacher', 'alice'],
  timings: { retry: 10, delivery: 10 },
});

const numbered = (count: number, name = 'Question'): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${name} number ${index + 1}`);
const answersTo = (messages: readonly Message[]): Promise<readonly Message[]> =>
  Promise.all(messages.map((message) => rig.answerTo(message)));

beforeAll(async () => {
  const asked = await rig.patient(teacher);
  // The preceptor asks once, after the fifth question: here, before anything waits.
  await answersTo(numbered(5).map((content) => alice.send(asked, content)));
  await endAll(rig);
});

describe('the order of turns', () => {
  it('is that of the messages: a burst of twelve is answered one after another', async () => {
    const thread = await rig.patient(teacher);
    const burst = numbered(12).map((content, index) => (index % 2 === 0 ? alice : bob).send(thread, content));
    const answers = await answersTo(burst);
    expect(heard()).toEqual(numbered(12));
    expect(answers.map(({ id }) => id)).toEqual(answers.map(({ id }) => id).toSorted());
  });

  it('lets the answer to the preceptor, or whoever skips that question, go before what waits', async () => {
    const thread = await rig.patient(teacher);
    for (const PreceptorQuestion of ['What now?', 'What then?'])
      willAnswer(rig, { PatientResponse: 'It hurts.', PreceptorQuestion });
    const [talk, first, waiting] = ['((Any fever?', 'Where?', 'Since when?'].map((content) =>
      alice.send(thread, content),
    );
    await statusIn(rig, thread, texts.status.preceptorFirst);
    // Written earlier, it waits, too.
    await teacher.messageCommand(talk as Message, 'Ask this').finished();
    const reply = bob.send(thread, 'An electrocardiogram');
    const { id } = await saidIn(rig, thread, texts.preceptorAsks('> What then?'));
    // Of what the status says, one line is large.
    bob.send(thread, '((What then?');
    await managed(rig, teacher, { thread, label: texts.buttons.pause });
    const paused = texts.status.paused({ by: `<@${teacher.id}>`, kind: 'patient' });
    const { content } = await statusIn(rig, thread, `${paused}\n`, 'What then?');
    const isSmall = (line: string): boolean => /^(?:> )?-# /.test(line);
    expect(content.split('\n').filter((line) => !isSmall(line))).toEqual([paused]);
    await managed(rig, teacher, { thread, label: texts.buttons.resume });
    const skipping = await saidIn(rig, thread, (one) =>
      buttonsOf(one).some(({ custom_id: customId }) => customId?.includes(id) === true),
    );
    teacher.press(skipping, texts.buttons.skipIt);
    await answersTo([first, reply, waiting, talk].filter((message) => message !== undefined));
    expect(heard()).toEqual(['Where?', 'An electrocardiogram', 'Since when?', 'Any fever?']);
  });

  it('is separate for each thread: one that waits for the service does not hold up another', async () => {
    const slow = await rig.patient(teacher);
    const quick = await rig.patient(alice, { case: String(rig.sandbox.cases[1]?.id) });
    const waiting = await occupied(rig, alice, slow);
    const answered = await rig.answerTo(bob.send(quick, 'And you?'));
    expect(rig.said(slow).some(({ reference }) => reference?.messageId === waiting.id)).toBe(false);
    rig.sandbox.faults.release();
    expect((await rig.answerTo(waiting)).id > answered.id).toBe(true);
  });
});

const waiting = (count: number, ...people: readonly Person[]): string =>
  texts.status.waiting({ waiting: count, next: people.map(({ id }) => `<@${id}>`) });

describe('from four waiting questions on', () => {
  it('the status says how many wait and whose are next, and pings nobody', async () => {
    const thread = await rig.patient(teacher);
    const first = await occupied(rig, alice, thread);
    const early = [alice, bob, bob].map((person, index) => person.send(thread, `Early ${index}`));
    const late = [alice, teacher, rig.playground.person('owner')].map((person) =>
      person.send(thread, `Late of ${person.name}`),
    );
    const status = await statusIn(rig, thread, waiting(6, alice, bob, teacher));
    expect(status.mentions).toEqual([]);
    rig.sandbox.faults.release();
    await answersTo([first, ...early, ...late]);
    await noStatus(rig, thread);
  });
});

describe('more than twenty questions', () => {
  it('are read when their turn comes: an edit counts, and so does a deletion', async () => {
    const thread = await rig.patient(teacher);
    const first = await occupied(rig, alice, thread);
    const many = numbered(22, 'Late').map((content) => alice.send(thread, content));
    await statusIn(rig, thread, waiting(22, alice));
    const [edited, deleted] = many.slice(-2);
    if (edited === undefined || deleted === undefined) throw new Error('too few questions');
    alice.edit(edited, 'Late, but better');
    alice.delete(deleted);
    rig.sandbox.faults.release();
    await answersTo([first, ...many.slice(0, -1)]);
    expect(heard()).toEqual([first.content, ...numbered(20, 'Late'), 'Late, but better']);
    const { json } = await transcriptFor(teacher, thread);
    expect(turnsIn(json).at(-1)?.[0]).toBe('Late, but better');
    expect(JSON.stringify(json)).not.toContain('"edited');
  });

  it('can be set aside by a moderator, and answered later in order', async () => {
    const thread = await rig.patient(teacher);
    const first = await occupied(rig, alice, thread);
    const many = numbered(21, 'Aside').map((content) => alice.send(thread, content));
    await statusIn(rig, thread, waiting(21, alice));
    await managed(rig, teacher, { thread, label: texts.buttons.setAside });
    const aside = await statusIn(rig, thread, texts.status.aside(21));
    rig.sandbox.faults.release();
    await rig.answerTo(first);
    await rig.answerTo(alice.send(thread, 'A later one'));
    expect(heard()).toEqual([first.content, 'A later one']);

    const refused = await pressed(rig, alice, { below: aside, label: texts.buttons.answerThem });
    expect(refused.message.content).toBe(texts.onlyModerators('Dr. Teacher'));
    teacher.press(aside, texts.buttons.answerThem);
    await answersTo(many);
    expect(heard().slice(2)).toEqual(numbered(21, 'Aside'));
    await noStatus(rig, thread);
  });

  it('can be dropped for good once they were set aside, with a line that says so', async () => {
    const thread = await rig.patient(teacher);
    const first = await occupied(rig, alice, thread);
    numbered(5, 'Skipped').map((content) => alice.send(thread, content));
    await statusIn(rig, thread, waiting(5, alice));
    await managed(rig, teacher, { thread, label: texts.buttons.setAside });
    teacher.press(await statusIn(rig, thread, texts.status.aside(5)), texts.buttons.skipThem);
    rig.sandbox.faults.release();
    await rig.answerTo(first);
    await saidIn(rig, thread, texts.lines.dropped.skipped(5, `<@${teacher.id}>`));
    await rig.answerTo(alice.send(thread, 'And now?'));
    expect(heard()).toEqual([first.content, 'And now?']);
  });
});

describe('an answer that Discord does not accept', () => {
  it('is tried again, and appears once', async () => {
    const thread = await rig.patient(teacher);
    const match = { method: 'POST', route: messagesPath, path: thread.id };
    rig.playground.faults.next(match, { status: 503 }, 4);
    rig.playground.faults.next(match, { status: 500, afterwards: true });
    const question = alice.send(thread, 'Did that reach you?');
    await rig.answerTo(question);
    await rig.answerTo(alice.send(thread, 'And that?'));
    const replies = rig.said(thread).filter(({ reference }) => reference?.messageId === question.id);
    expect(replies).toHaveLength(1);
    expect(heard()).toEqual(['Did that reach you?', 'And that?']);
  });

  it('is sent once as a file if Discord refuses its body, then a line says that it cannot be shown', async () => {
    const thread = await rig.patient(teacher);
    const match = { method: 'POST', route: messagesPath, path: thread.id };
    // With and without the reference.
    rig.playground.faults.next(match, { status: 400, code: 50035 }, 2);
    alice.send(thread, 'How old are you?');
    expect((await saidIn(rig, thread, texts.asFile)).attachments).toHaveLength(1);
    rig.playground.faults.next(match, { status: 400, code: 50035 }, 3);
    alice.send(thread, 'What is your name?');
    await saidIn(rig, thread, texts.lines.unshown);
  });
});
