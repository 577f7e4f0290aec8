import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { splitText } from '../../src/lib/split.ts';
import { wordsFor } from '../../src/locale/words.ts';
import {
  conversePath,
  decided,
  endAll,
  hasEnded,
  labelsOf,
  saidIn,
  submitPath,
  taken,
  endLine,
  noStatus,
  statusIn,
} from '../support/room.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { filesOf, turnsIn } from '../support/transcripts.ts';

const { conversation: texts } = wordsFor('en');

let rig: Rig;
let teacher: Person;
let alice: Person;

beforeAll(async () => {
  rig = await startRig({ timings: { typingAfter: 50, typingEvery: 30, pingAfter: 120 } });
  teacher = rig.playground.person('teacher');
  alice = rig.playground.person('alice');
  await rig.link(teacher);
});
afterAll(() => rig.close());
afterEach(async () => {
  rig.sandbox.faults.clear();
  await endAll(rig);
});

const open = (): Promise<Thread> => rig.patient(teacher);

/** The service accepts the next question and returns this answer. */
const nextAnswer = (fields: Readonly<Record<string, unknown>>): void => {
  const body = JSON.stringify({ status: 'response_saved', ChatStatus: 'patient', ...fields });
  rig.sandbox.faults.next(submitPath, { kind: 'status', status: 200, taken: true, body });
};

/** Everything that the bot says from the answer to this message on, once the thread is at rest. */
const answered = async (thread: Thread, content: string): Promise<readonly Message[]> => {
  const first = await rig.answerTo(alice.send(thread, content));
  await rig.answerTo(alice.send(thread, 'Thank you'));
  return rig
    .said(thread)
    .filter(({ id }) => id >= first.id)
    .slice(0, -1);
};

describe('an answer', () => {
  it('is shown as being typed while the service takes its time, and no longer once it has come', async () => {
    const thread = await open();
    const typings: number[] = [];
    const stop = rig.playground.onRequest(({ route, path, at }) => {
      if (route === '/channels/:channelId/typing' && path.includes(thread.id)) typings.push(at);
    });
    rig.sandbox.faults.next(submitPath, { kind: 'hold' });
    const asked = Date.now();
    const question = alice.send(thread, 'What do you do all day?');
    await decided(rig, question.content);
    await rig.playground.waitFor(() => typings.length >= 3);
    rig.sandbox.faults.release();
    await rig.answerTo(question);
    const seen = typings.length;
    // Two private answers take longer than the next typing would have.
    for (let round = 0; round < 4; round += 1) await teacher.command(thread, '/help').finished();
    stop();
    expect((typings[0] ?? 0) - asked).toBeGreaterThanOrEqual(50);
    expect(typings).toHaveLength(seen);
  });

  it('is not shown as being typed if it comes at once', async ({ onTestFinished }) => {
    // What is at once depends on the machine: here it is whatever the answer takes.
    const patient = await startRig({ timings: { typingAfter: 150_000 } });
    onTestFinished(() => patient.close());
    const host = patient.playground.person('teacher');
    await patient.link(host);
    const thread = await patient.patient(host);
    await patient.answerTo(host.send(thread, 'How old are you?'));
    const typings = patient.playground
      .requests()
      .filter(({ route, path }) => route === '/channels/:channelId/typing' && path.includes(thread.id));
    expect(typings).toEqual([]);
  });

  it('comes in parts if it has more than 2,000 characters, the first of them a reply', async () => {
    const thread = await open();
    const text = Array.from(
      { length: 120 },
      (_, index) => `Sentence number ${index} is about my cough.`,
    ).join(' ');
    nextAnswer({ PatientResponse: text });
    const parts = await answered(thread, 'Tell me everything');
    expect(parts.map(({ content }) => content)).toEqual(splitText(text));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map(({ reference }) => reference !== undefined)).toEqual(
      parts.map((_, index) => index === 0),
    );
  });

  // The longest of them stays a file in the transcript, too.
  it.each([98_889, 501_389, 6_900_000])(
    'of %i characters is its beginning and a file with all of it',
    async (length) => {
      const thread = await open();
      const line = (_none: unknown, index: number): string => `Sentence ${index}: **it hurts** – “here”.`;
      const text = Array.from({ length: length / 20 }, line)
        .join('\n\n')
        .slice(0, length);
      nextAnswer({ PatientResponse: text, PreceptorQuestion: 'What now?' });
      const { id: first } = await rig.answerTo(alice.send(thread, 'Tell me everything'));
      const asked = texts.preceptorAsks('> What now?');
      await saidIn(rig, thread, asked);
      const [beginning, file, ...others] = rig.said(thread).filter(({ id }) => id >= first);
      const inTranscript = length > 1_000_000 ? [beginning?.content, texts.inFile] : splitText(text);
      expect(others.map(({ content }) => content)).toEqual([asked]);
      expect(beginning?.content).toBe(splitText(text.slice(0, 50_000))[0]);
      expect(file?.content).toBe(texts.inFile);
      const [{ url } = { url: '' }] = file?.attachments ?? [];
      // Compared like this, a failure shows in no time.
      expect((await (await fetch(url)).text()) === text).toBe(true);
      const { json } = await filesOf(await teacher.command(thread, '/transcript').finished());
      const [, parts] = turnsIn(json)[0] ?? [];
      expect(parts).toEqual([...inTranscript, asked]);
    },
  );

  it('that is no text comes as a file', async () => {
    const thread = await open();
    rig.sandbox.faults.next(submitPath, {
      kind: 'status',
      status: 200,
      taken: true,
      headers: { 'content-type': 'image/png' },
      body: '\u0089PNG\u0000',
    });
    const [answer] = await answered(thread, 'Show me');
    expect(answer).toMatchObject({
      content: texts.notUnderstood,
      attachments: [{ filename: 'answer.png' }],
    });
  });

  it('pings nobody, whatever it says', async () => {
    rig.playground.setBotRole(rig.playground.guild(), 0xffffffffffffn);
    const thread = await open();
    nextAnswer({ PatientResponse: `@everyone @here <@${teacher.id}> I am not well` });
    const [answer] = await answered(thread, 'How are you?');
    expect(answer).toMatchObject({ mentions: [], mentionRoles: [], mentionEveryone: false });
  });

  it('pings the person who asked if it took long', async () => {
    const thread = await open();
    rig.sandbox.faults.next(submitPath, { kind: 'delay', ms: 1_600 });
    const answer = await rig.answerTo(alice.send(thread, 'Do you remember the war?'));
    expect(answer.mentions).toEqual([alice.id]);
  });

  it('does not bring somebody back by a ping who was removed from a private thread', async () => {
    const thread = await rig.patient(teacher, { private: true });
    teacher.addToThread(thread, alice.id);
    for (const speaker of [alice, teacher]) {
      rig.sandbox.faults.next(submitPath, { kind: 'delay', ms: 1_600 });
      const question = speaker.send(thread, 'Do you remember the war?');
      if (speaker === alice) alice.leave(thread);
      const answer = await rig.answerTo(question);
      expect(answer.mentions).toEqual(speaker === alice ? [] : [teacher.id]);
    }
    expect(rig.playground.world.thread(thread.id).members.has(alice.id)).toBe(false);
  });

  it('is followed by the preceptor’s question in a message of its own', async () => {
    const thread = await open();
    nextAnswer({ PatientResponse: 'It hurts.', PreceptorQuestion: 'What now?' });
    const first = await rig.answerTo(alice.send(thread, 'Where?'));
    const asks = texts.preceptorAsks('> What now?');
    await saidIn(rig, thread, asks);
    expect(first.content).toBe('It hurts.');
    // Once people talk below it, it stays in sight until somebody has answered it.
    expect(await noStatus(rig, thread)).toBe(true);
    alice.send(thread, '((What do you think?');
    await statusIn(rig, thread, asks);
    await rig.answerTo(alice.send(thread, 'An electrocardiogram'));
    await noStatus(rig, thread);
  });

  it('shows a picture below its link and image data as a file, and fetches nothing', async () => {
    const thread = await open();
    const url = 'https://example.com/ecg.png';
    nextAnswer({ PatientResponse: 'Look.', Media: [url, 'data:text/plain;base64,SGVsbG8='] });
    const [words, picture, file] = await answered(thread, 'May I see it?');
    expect(words?.content).toBe('Look.');
    expect(picture?.content).toBe(`<${url}>`);
    expect(picture?.embeds).toMatchObject([{ image: { url } }]);
    expect(file?.attachments).toMatchObject([{ filename: 'media.txt', size: 5 }]);
  });

  it('shows no preview of a link beside a picture', async () => {
    const thread = await open();
    const url = 'https://example.com/ecg.png';
    nextAnswer({ PatientResponse: 'Look.', Media: { url, caption: 'See https://other.example/ (mine)' } });
    const [, picture] = await answered(thread, 'May I see it?');
    expect(picture?.content).toBe(`See <https://other.example/> (mine): <${url}>`);
    expect(picture?.embeds).toMatchObject([{ image: { url } }]);
  });

  it('shows a status other than a patient’s usual one', async () => {
    const thread = await open();
    nextAnswer({ PatientResponse: 'Good bye.', ChatStatus: 'closed' });
    const parts = await answered(thread, 'Good bye');
    expect(parts.map(({ content }) => content)).toEqual(['Good bye.', texts.chatStatus('closed')]);
  });

  it('is attached whole if nobody could read it', async () => {
    const thread = await open();
    nextAnswer({});
    const [answer] = await answered(thread, 'Hello?');
    expect(answer?.content).toBe(texts.notUnderstood);
    expect(answer?.attachments).toHaveLength(1);
  });
});

describe('a topic', () => {
  it('greets, answers turn by turn and ends where the service ends it', async () => {
    const thread = await rig.topic(teacher);
    const topic = rig.sandbox.topics[0];
    expect(thread.name).toBe(`${topic?.title.replaceAll(', ', ' ')} · Dr. Teacher`);
    const greeting = await saidIn(rig, thread, ({ content }) => content.startsWith('Welcome'));
    const [first] = rig.said(thread);
    expect(first === undefined ? [] : labelsOf(first)).toEqual([
      texts.buttons.manage,
      texts.buttons.transcript,
    ]);
    const spoken: Message[] = [];
    for (const content of ['Mr. Osei is short of breath', 'Two days after a hip operation', 'An embolism']) {
      spoken.push(await rig.answerTo(alice.send(thread, content)));
    }
    const last = await rig.answerTo(teacher.send(thread, 'Please come now'));
    const summary = endLine(texts.lines.ended.finished, { kind: 'topic', questions: 4, people: 2 });
    const ended = await saidIn(rig, thread, summary);
    await rig.playground.waitFor(() => hasEnded(rig.playground.world.thread(thread.id)));
    // Nothing is posted twice, although the service returns the whole dialog each time.
    const said = rig.said(thread).map(({ id }) => id);
    expect(said).toEqual([first, greeting, ...spoken, last, ended].map((message) => message?.id));
    expect(taken(rig, conversePath)).toHaveLength(4);
  });

  it('posts nothing a second time if the service returns the whole dialog with nothing new in it', async () => {
    const thread = await rig.topic(teacher);
    const dialog = (...contents: readonly string[]): void => {
      // Questions begin with a Q; everything else is the service's.
      const turns = contents.map((content) => ({
        role: content.startsWith('Q') ? 'user' : 'assistant',
        content,
      }));
      const body = JSON.stringify({ engage_id: 1, dialog: turns, is_end: null });
      rig.sandbox.faults.next(conversePath, { kind: 'status', status: 200, body });
    };
    const answerTo = async (question: string): Promise<string> =>
      (await rig.answerTo(alice.send(thread, question))).content;

    dialog('Hello', 'Q1', 'A1');
    expect(await answerTo('Q1')).toBe('A1');
    dialog('Hello', 'Q1', 'A1');
    expect(await answerTo('Q2')).toBe(texts.nothingNew);
    dialog('Hello', 'Q1', 'A1', 'Q2', 'Q3');
    expect(await answerTo('Q3')).toBe(texts.nothingNew);
    dialog('Hello', 'Q4'); // shorter than what was posted already
    expect(await answerTo('Q4')).toBe(texts.nothingNew);
    dialog('Hello', 'Q1', 'A1', 'Q5', 'A5');
    expect(await answerTo('Q5')).toBe('A5');
    dialog('A5', 'Q6', 'A6'); // only its last turns
    expect(await answerTo('Q6')).toBe('A6');
    dialog('Q6', 'A6', 'Q7');
    expect(await answerTo('Q7')).toBe(texts.nothingNew);
    expect(rig.said(thread)).toHaveLength(2 + 7);
  });

  it('posts each answer if the service returns a window of the dialog, with the questions in another form', async () => {
    const thread = await rig.topic(teacher);
    const all = [{ role: 'assistant', content: 'Hello' }];
    const windows: readonly ((turns: typeof all) => typeof all)[] = [
      (turns) => turns.slice(-5),
      (turns) => [{ role: 'assistant', content: 'So far: a greeting.' }, ...turns.slice(-4)],
    ];
    for (const [index, window] of [...windows, ...windows, ...windows].entries()) {
      const answer = index > 3 ? 'The same as before' : `A${index}`;
      all.push({ role: 'user', content: 'Is it &lt; 5?' }, { role: 'assistant', content: answer });
      const body = JSON.stringify({ engage_id: 1, dialog: window(all), is_end: null });
      rig.sandbox.faults.next(conversePath, { kind: 'status', status: 200, body });
      expect((await rig.answerTo(alice.send(thread, 'Is it\n< 5?'))).content).toBe(answer);
    }
    // Only what has been posted is known, not what was asked.
    const stale = JSON.stringify({ engage_id: 1, dialog: [...all.slice(0, 5), ...all.slice(-1)] });
    rig.sandbox.faults.next(conversePath, { kind: 'status', status: 200, body: stale });
    expect((await rig.answerTo(alice.send(thread, 'Anything else?'))).content).toBe(texts.nothingNew);
  });

  it('says only that it has ended if it ends with nothing new', async () => {
    const thread = await rig.topic(teacher);
    const dialog = [
      { role: 'assistant', content: 'Hello' },
      { role: 'user', content: 'Good bye' },
    ];
    const body = JSON.stringify({ dialog, is_end: true });
    rig.sandbox.faults.next(conversePath, { kind: 'status', status: 200, body });
    alice.send(thread, 'Good bye');
    await saidIn(
      rig,
      thread,
      endLine(texts.lines.ended.finished, { kind: 'topic', questions: 1, people: 1 }),
    );
    expect(rig.said(thread)).toHaveLength(3);
  });

  it('cannot start again, and says what to do instead', async () => {
    const thread = await rig.topic(teacher);
    const refused = await teacher.command(thread, '/reset').finished();
    expect(refused.content).toBe(texts.noReset);
  });

  it('has the service’s name, shortened if need be, when the settings give it none', async () => {
    const body = JSON.stringify({
      engage_id: 7,
      topic_name: 'x'.repeat(3_000),
      dialog: [{ role: 'assistant', content: 'Hello' }],
    });
    rig.sandbox.faults.next('/engage/topic/init/', { kind: 'status', status: 200, body });
    const thread = await rig.topic(teacher, { topic: '77' });
    expect(thread.name).toMatch(/^x{80,}.* · Dr\. Teacher$/);
    expect(thread.name.length).toBeLessThanOrEqual(100);
  });

  it('opens nothing if the service does not begin it, and gives the service’s reason', async () => {
    const before = rig.said(rig.playground.place('class')).length;
    const refused = await teacher.command('class', '/topic', { topic: '999' }).finished();
    expect(refused.content).toContain('No topic matches the given topic');
    expect(rig.said(rig.playground.place('class'))).toHaveLength(before);
  });
});
