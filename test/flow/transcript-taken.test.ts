import { selectsOf } from 'discord-playground/people/components';
import type { Message } from 'discord-playground/world/entities';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { sharedRig } from '../support/shared-rig.ts';
import { answeredWith, hasFiles, labelsOf, pressed, saidIn, titleOf, willAnswer } from '../support/room.ts';
import { endNow } from '../support/conversations.ts';
import { askIn, filesOf, transcriptAnswer, transcriptFor, turnsIn } from '../support/transcripts.ts';

const { conversation, transcript: texts } = wordsFor('en');
const { buttons: labels } = conversation;

const { rig, alice, bob } = await sharedRig({ linked: ['alice'], timings: { retry: 10, delivery: 10 } });

const ask = askIn(rig);

describe('/transcript', () => {
  it('brings the side talk to the host alone, and the thread is told who took it', async () => {
    const thread = await rig.patient(alice);
    await ask(bob, thread, ['Hello?', 'Hello.']);
    bob.send(thread, '((I think it is the heart))');
    const refused = await transcriptAnswer(bob, thread, { side_talk: true });
    expect(refused.content).toBe(texts.onlyHosts('Alice'));
    const { json, html } = await transcriptFor(alice, thread, { side_talk: true });
    expect(json.entries).toMatchObject([
      { kind: 'turn' },
      { kind: 'talk', text: '((I think it is the heart))' },
    ]);
    expect(html).toContain('I think it is the heart');
    await saidIn(rig, thread, texts.sideTalkTaken(`<@${alice.id}>`));
    expect(rig.said(thread).filter(({ content }) => content === texts.sideTalkTaken(`<@${bob.id}>`))).toEqual(
      [],
    );
  });

  it('gives no side talk if the thread cannot be told', async () => {
    const thread = await rig.patient(alice);
    await ask(bob, thread, ['Hello?', 'Hello.']);
    const route = '/channels/:channelId/messages';
    rig.playground.faults.next({ method: 'POST', route }, { status: 403, code: 50_013 });
    const refused = await transcriptAnswer(alice, thread, { side_talk: true });
    expect(refused.content).toBe(texts.couldNotTell);
    expect(refused.attachments).toEqual([]);
  });

  it('says so if nothing has been asked yet, or if this is not the place', async () => {
    const thread = await rig.patient(alice);
    expect((await transcriptAnswer(bob, thread)).content).toBe(texts.nothingAsked);
    expect((await transcriptAnswer(bob, 'study-group')).content).toBe(texts.wrongPlace);
  });

  it('is refused to those who may not read the history', async () => {
    const thread = await rig.patient(alice);
    await ask(bob, thread, ['Hello?', 'Hello.']);
    rig.playground.setPermissions('class', { for: 'bob', deny: ['ReadMessageHistory'] });
    expect((await transcriptAnswer(bob, thread)).content).toBe(texts.mayNotRead);
    expect((await transcriptAnswer(bob, 'class')).content).toBe(texts.mayNotRead);
    rig.playground.setPermissions('class', { for: 'bob' });
    expect((await transcriptAnswer(bob, thread)).attachments).toHaveLength(2);
  });

  it('is not given to somebody who lost the right to it while the thread was being read', async () => {
    const thread = await rig.patient(alice, { private: true });
    alice.addToThread(thread, bob.id);
    await ask(bob, thread, ['Hello?', 'Hello.']);
    const path = `/channels/${thread.id}/messages`;
    const release = rig.playground.faults.hold({ method: 'GET', path });
    const asked = [bob, alice].map((person) => person.command(thread, '/transcript'));
    const isReading = texts.reading(0);
    for (const one of asked) await one.waitUntil(() => one.message()?.content.includes(isReading) === true);
    bob.leave(thread);
    release();
    const [refused, given] = await Promise.all(
      asked.map((one) => answeredWith(rig, one, ({ content }) => !content.includes(isReading))),
    );
    expect([refused?.content, refused?.attachments]).toEqual([conversation.doNotSee, []]);
    expect(given?.attachments).not.toEqual([]);
  });

  it('says so if the bot may not read the history, or if the thread is gone', async () => {
    const thread = await rig.patient(alice);
    await ask(bob, thread, ['Hello?', 'Hello.']);
    rig.playground.setBotPermissions('class', { deny: ['ReadMessageHistory'] });
    expect((await transcriptAnswer(bob, thread)).content).toBe(texts.cannotRead);
    rig.playground.setBotPermissions('class', {});
    rig.playground.faults.always(
      { method: 'GET', path: `/channels/${thread.id}/messages` },
      { status: 404, code: 10_003 },
    );
    expect((await transcriptAnswer(bob, thread)).content).toBe(texts.threadGone);
  });
});

describe('the button Transcript', () => {
  it('stands on the first message, and on the last one if anything was asked', async () => {
    const thread = await rig.patient(alice);
    const first = await saidIn(rig, thread, (message) => labelsOf(message).includes(labels.manage));
    expect(labelsOf(first)).toEqual([labels.manage, labels.transcript]);
    await ask(bob, thread, ['Hello?', 'Hello.']);
    const { message } = await pressed(rig, bob, { below: first, label: labels.transcript });
    expect(turnsIn((await filesOf(message)).json)).toEqual([['Hello?', ['Hello.']]]);
    await endNow(rig, alice, thread);
    const last = await saidIn(rig, thread, ({ content }) => content.startsWith('**Ended**'));
    expect(labelsOf(last)).toEqual([labels.transcript, labels.startMyOwn, labels.practiseAlone]);
    const { message: after } = await pressed(rig, bob, { below: last, label: labels.transcript });
    expect((await filesOf(after)).json.endedAt).toBeDefined();
  });
});

describe('/transcript in the channel', () => {
  it('lists its conversations, ended ones as well, and private ones only to their members', async () => {
    const ended = await rig.patient(alice, { case: String(rig.sandbox.cases[3]?.id) });
    await ask(bob, ended, ['Hello?', 'Hello.']);
    await endNow(rig, alice, ended);
    const hidden = await rig.patient(alice, { case: String(rig.sandbox.cases[4]?.id), private: true });
    await ask(alice, hidden, ['Who is there?', 'Me.']);
    const listedIn = (message: Message): readonly string[] =>
      selectsOf(message).flatMap((menu) => (menu.type === 3 ? menu.options.map(({ label }) => label) : []));
    const forAlice = listedIn(await transcriptAnswer(alice, 'class'));
    expect(forAlice.slice(0, 2)).toEqual([titleOf(hidden), titleOf(ended)]);
    const forBob = bob.command('class', '/transcript', { names: 'hidden' });
    const listed = listedIn(await forBob.finished());
    expect(listed[0]).toBe(titleOf(ended));
    expect(listed).not.toContain(titleOf(hidden));

    const chosen = bob.select(forBob, texts.choose, [titleOf(ended)]);
    const { json } = await filesOf(await answeredWith(rig, chosen, hasFiles));
    expect(turnsIn(json)).toEqual([['Hello?', ['Hello.']]]);
    expect(json.names).toBe('hidden');
  });

  it('says so if the thread of the one that was chosen has been deleted', async () => {
    const thread = await rig.patient(alice, { case: String(rig.sandbox.cases[5]?.id) });
    await ask(bob, thread, ['Hello?', 'Hello.']);
    // With the second one, the first is settled.
    await ask(bob, thread, ['And now?', 'Goodbye.']);
    rig.playground.deleteChannel(thread);
    const listed = bob.command('class', '/transcript');
    await listed.finished();
    const chosen = bob.select(listed, texts.choose, [titleOf(thread)]);
    expect((await answeredWith(rig, chosen, texts.threadGone)).visibleTo).toBe(bob.id);
  });
});

it('files that the service sent are in the page', async () => {
  const media =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const thread = await rig.patient(alice);
  willAnswer(rig, { PatientResponse: 'Here is my ECG.', Media: media });
  alice.send(thread, 'May I see it?');
  await saidIn(rig, thread, ({ attachments }) => attachments.length > 0);
  const { html, json } = await transcriptFor(alice, thread);
  expect(html).toContain(`src="${media}"`);
  expect(json.entries[0]).toMatchObject({ answer: [{}, { files: [{ type: 'image/png' }] }] });
});

it('a topic begins with what the service says first', async () => {
  const topic = await rig.topic(alice);
  const greeting = await saidIn(rig, topic, ({ content }) => content.startsWith('Welcome'));
  await rig.answerTo(alice.send(topic, 'I would begin with the airway.'));
  const { json } = await transcriptFor(alice, topic);
  expect(json.entries[0]).toEqual({ kind: 'greeting', answer: [{ text: greeting.content, files: [] }] });
  expect(json.kind).toBe('topic');
});
