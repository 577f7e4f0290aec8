import type { Message, Thread } from 'discord-playground/world/entities';
import { describe, expect, it } from 'vitest';
import { splitText } from '../../src/lib/split.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { decided, saidIn, submitPath, noStatus, statusIn, willAnswer } from '../support/room.ts';
import { sharedRig } from '../support/shared-rig.ts';
import { turnsIn, transcriptFor } from '../support/transcripts.ts';

const { conversation: texts } = wordsFor('en');

const { rig, teacher, alice } = await sharedRig({
  timings: { typingAfter: 50, typingEvery: 30, pingAfter: 120 },
});

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
    const thread = await rig.patient(teacher);
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

  it('comes in parts if it has more than 2,000 characters, the first of them a reply', async () => {
    const thread = await rig.patient(teacher);
    const text = Array.from(
      { length: 120 },
      (_, index) => `Sentence number ${index} is about my cough.`,
    ).join(' ');
    willAnswer(rig, { PatientResponse: text });
    const parts = await answered(thread, 'Tell me everything');
    expect(parts.map(({ content }) => content)).toEqual(splitText(text));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map(({ reference }) => reference !== undefined)).toEqual(
      parts.map((_, index) => index === 0),
    );
  });

  // The longest of them stays a file in the transcript, too.
  it.each([98_889, 6_900_000])(
    'of %i characters is its beginning and a file with all of it',
    async (length) => {
      const thread = await rig.patient(teacher);
      const line = (_none: unknown, index: number): string => `Sentence ${index}: **it hurts** – “here”.`;
      const text = Array.from({ length: length / 20 }, line)
        .join('\n\n')
        .slice(0, length);
      willAnswer(rig, { PatientResponse: text, PreceptorQuestion: 'What now?' });
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
      const { json } = await transcriptFor(teacher, thread);
      const [, parts] = turnsIn(json)[0] ?? [];
      expect(parts).toEqual([...inTranscript, asked]);
    },
  );

  it('pings nobody, whatever it says', async () => {
    rig.playground.setBotRole(rig.playground.guild(), 0xffffffffffffn);
    const thread = await rig.patient(teacher);
    willAnswer(rig, { PatientResponse: `@everyone @here <@${teacher.id}> I am not well` });
    const [answer] = await answered(thread, 'How are you?');
    expect(answer).toMatchObject({ mentionRoles: [], mentionEveryone: false });
    // Whoever has waited long for it is pinged.
    expect(answer?.mentions.filter((id) => id !== alice.id)).toEqual([]);
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
    const thread = await rig.patient(teacher);
    willAnswer(rig, { PatientResponse: 'It hurts.', PreceptorQuestion: 'What now?' });
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

  it('shows pictures below their links and data as files, ten to a message, and fetches nothing', async () => {
    const thread = await rig.patient(teacher);
    const urls = Array.from({ length: 12 }, (_, number) => `https://example.com/${number}.png`);
    const data = 'data:text/plain;base64,SGVsbG8=';
    const named = { title: 'ECG', data };
    willAnswer(rig, { PatientResponse: null, Media: [...urls, data, data, named, data] });
    const [pictures, others, files, file, unnamed] = await answered(thread, 'May I see it?');
    const [first, last] = [urls.slice(0, 10), urls.slice(10)];
    expect(pictures?.content).toBe(first.map((url) => `<${url}>`).join('\n'));
    expect(pictures?.embeds).toMatchObject(first.map((url) => ({ image: { url } })));
    expect(others?.embeds).toMatchObject(last.map((url) => ({ image: { url } })));
    expect(files?.attachments).toMatchObject(Array(2).fill({ filename: 'media.txt', size: 5 }));
    expect(file).toMatchObject({ content: 'ECG', attachments: [{ filename: 'media.txt' }] });
    expect(unnamed).toMatchObject({ content: '', attachments: [{ filename: 'media.txt' }] });
  });

  it('has an address that is too long for a message whole in a file', async () => {
    const thread = await rig.patient(teacher);
    const url = `https://example.com/${'a'.repeat(1_900)}.png`;
    willAnswer(rig, { PatientResponse: null, Media: { url, title: 'ECG' } });
    const [answer] = await answered(thread, 'May I see it?');
    const attachments = [{ filename: 'link.txt', size: url.length }];
    expect(answer).toMatchObject({ content: 'ECG', embeds: [], attachments });
  });

  it('has Discord’s marks in place of those of HTML', async () => {
    const thread = await rig.patient(teacher);
    willAnswer(rig, { PatientResponse: '<p>It&#x27;s <b>bad</b>.</p>\n<p>Since May.</p>' });
    const [answer] = await answered(thread, 'Where?');
    expect(answer?.content).toBe("It's **bad**.\n\nSince May.");
  });

  it('shows a status other than a patient’s usual one', async () => {
    const thread = await rig.patient(teacher);
    willAnswer(rig, { PatientResponse: 'Good bye.', ChatStatus: 'closed' });
    const parts = await answered(thread, 'Good bye');
    expect(parts.map(({ content }) => content)).toEqual(['Good bye.', texts.chatStatus('closed')]);
    willAnswer(rig, { PatientResponse: null, ChatStatus: 'closed' });
    const silent = await answered(thread, 'Are you there?');
    expect(silent.map(({ content }) => content)).toEqual([texts.chatStatus('closed'), texts.notUnderstood]);
  });

  it('is attached whole if nobody could read it', async () => {
    const thread = await rig.patient(teacher);
    willAnswer(rig, {});
    const [answer] = await answered(thread, 'Hello?');
    expect(answer?.content).toBe(texts.notUnderstood);
    expect(answer?.attachments).toHaveLength(1);
  });
});
