import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { sharedRig } from '../support/shared-rig.ts';
import { pagesRead, panelOf, pressed, saidIn, titleOf, willAnswer } from '../support/room.ts';
import { askIn, filesOf, transcriptFor, turnsIn } from '../support/transcripts.ts';

const { conversation, transcript: texts } = wordsFor('en');
const { buttons: labels, lines } = conversation;

const { rig, alice, bob, teacher } = await sharedRig({
  linked: ['alice'],
  timings: { retry: 10, delivery: 10 },
});

const ask = askIn(rig);

describe('/transcript', () => {
  it('gives whoever may read the thread its questions and answers in two files', async () => {
    const thread = await rig.patient(alice);
    await ask(bob, thread, ['How old are you?', 'I am 54.']);
    await ask(alice, thread, ['Where does it hurt?', 'Here, in my **chest**.']);
    const { names, html, json, csv } = await transcriptFor(bob, thread);
    expect(names.map((name) => name.split('.').at(-1))).toEqual(['html', 'json']);
    expect(csv).toEqual([]);
    expect(turnsIn(json)).toEqual([
      ['How old are you?', ['I am 54.']],
      ['Where does it hurt?', ['Here, in my **chest**.']],
    ]);
    expect(json).toMatchObject({ title: titleOf(thread), host: 'Alice', names: 'shown', sideTalk: false });
    expect(json.people.map(({ name }) => name)).toEqual(['Bob', 'Alice']);
    for (const text of ['How old are you?', 'Here, in my <strong>chest</strong>.'])
      expect(html).toContain(text);
    expect(html).not.toContain(texts.page.participation);
  });

  it('tells the host who asked how often, with a line for each question', async () => {
    const thread = await rig.patient(alice);
    await ask(bob, thread, ['How old are you?', 'I am 54.']);
    await ask(bob, thread, ['Any pain at night, or only by day?', 'At night.']);
    await ask(alice, thread, ['Since when?', 'Since May.']);
    const { html, csv } = await transcriptFor(alice, thread);
    expect(html).toContain(texts.page.participation);
    expect(html.match(/<rect/g)).toHaveLength(2);
    expect(html).toContain(texts.page.percent(2 / 3));
    const [head, ...lines] = csv;
    const { page, csv: columns } = texts;
    const { time, question, seconds } = columns;
    expect(head).toEqual([time('UTC'), page.columns.person, question, seconds, page.answer]);
    expect(lines.map(([, speaker, question, , answer]) => [speaker, question, answer])).toEqual([
      ['Bob', 'How old are you?', 'I am 54.'],
      ['Bob', 'Any pain at night, or only by day?', 'At night.'],
      ['Alice', 'Since when?', 'Since May.'],
    ]);
    // A spreadsheet reads this as a time.
    for (const [written] of lines) expect(written).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    // Who may manage threads there is neither host nor co-host.
    expect((await transcriptFor(teacher, thread)).csv).toEqual([]);
  });

  it('calls people what the server calls them, or Speaker 1, 2 and so on', async () => {
    const thread = await rig.patient(alice);
    const member = rig.playground.world.guild(thread.guildId).members.get(bob.id);
    if (member !== undefined) member.nick = 'Bobby';
    await ask(bob, thread, ['Hello?', 'Hello.']);
    await ask(alice, thread, [`Since when, as <@${bob.id}> asked?`, 'Since May.']);
    const shown = await transcriptFor(bob, thread);
    expect(shown.json.people.map(({ name }) => name)).toEqual(['Bobby', 'Alice']);
    const hidden = await transcriptFor(bob, thread, { names: 'hidden' });
    expect(hidden.json.people.map(({ name }) => name)).toEqual([1, 2].map(texts.speakerNumber));
    expect(hidden.json.host).toBeUndefined();
    expect(JSON.stringify(hidden.json)).not.toMatch(/Alice|Bob/);
    expect(turnsIn(shown.json)[1]?.[0]).toBe('Since when, as Bobby asked?');
    expect(turnsIn(hidden.json)[1]?.[0]).toBe(`Since when, as ${texts.speakerNumber(1)} asked?`);
    if (member !== undefined) delete member.nick;
  });

  it('calls somebody who has left the server what Discord calls them', async () => {
    const thread = await rig.patient(alice);
    await ask(bob, thread, ['Hello?', 'Hello.']);
    const path = `/members/${bob.id}`;
    rig.playground.faults.always({ method: 'GET', path }, { status: 404, code: 10_007 });
    expect((await transcriptFor(alice, thread)).json.people.map(({ name }) => name)).toEqual(['Bob']);
  });

  it('leaves out hints, housekeeping and side talk, and shows resets, pauses and what the preceptor asks', async () => {
    const thread = await rig.patient(alice);
    willAnswer(rig, { PatientResponse: 'It hurts.', PreceptorQuestion: 'What is your first guess?' });
    await rig.answerTo(bob.send(thread, 'What is it?'));
    await saidIn(rig, thread, conversation.preceptorAsks('> What is your first guess?'));
    bob.send(thread, '((do not tell the patient))');
    const panel = await panelOf(alice, thread);
    await pressed(rig, alice, { below: panel, label: labels.pause });
    bob.send(thread, 'Said in the pause.');
    await pressed(rig, alice, { below: panel, label: labels.resume });
    const confirm = alice.command(thread, '/reset');
    await confirm.finished();
    await pressed(rig, alice, { below: confirm, label: labels.startAgain });
    await saidIn(rig, thread, lines.startedAgain(`<@${alice.id}>`));
    await ask(bob, thread, ['Hello again?', 'Hello.']);
    const { html, json } = await transcriptFor(bob, thread);
    expect(json.entries.map(({ kind }) => kind)).toEqual(['turn', 'pause', 'resume', 'reset', 'turn']);
    expect(turnsIn(json)[0]?.[1]).toEqual([
      'It hurts.',
      conversation.preceptorAsks('> What is your first guess?'),
    ]);
    expect(html).toContain(texts.page.pause('Alice'));
    expect(html).not.toContain('do not tell');
    expect(html).not.toContain('Said in the pause');
    expect(html).not.toContain(conversation.hints.no_text);
  });

  it('leaves out what was deleted since the thread was read, and marks what was edited after its answer, without reading it again', async () => {
    const thread = await rig.patient(alice);
    const gone = await ask(bob, thread, ['A secret question', 'A plain answer.']);
    const changed = await ask(bob, thread, ['Where?', 'Here.']);
    const both = await ask(bob, thread, ['Nothing of this', 'Nor of this.']);
    // The first one may still come before the bot knows that the last answer was delivered.
    for (let time = 0; time < 2; time += 1) {
      expect(turnsIn((await transcriptFor(alice, thread)).json)).toHaveLength(3);
    }
    const before = pagesRead(rig.playground, thread);
    bob.delete(gone.asked);
    bob.edit(changed.asked, 'Where exactly?');
    bob.delete(both.asked);
    rig.playground.deleteMessage(both.answered);
    const { html, json, csv } = await transcriptFor(alice, thread);
    expect(pagesRead(rig.playground, thread)).toBe(before);
    expect(turnsIn(json)).toEqual([
      [undefined, ['A plain answer.']],
      ['Where exactly?', ['Here.']],
    ]);
    const { editedAfterwards } = texts.page;
    expect(csv.slice(1).map(([, , question]) => question)).toEqual([`Where exactly? (${editedAfterwards})`]);
    expect(json.entries[1]).toMatchObject({ question: { editedAfterwards: true } });
    expect(html).toContain(` · ${editedAfterwards}`);
    expect(html).toContain('<p class="said changed" dir="auto">Where exactly?</p>');
    expect(html).not.toContain('A secret question');
    expect(html).not.toContain('Nor of this.');
    expect(html).toContain(texts.page.deletedQuestion);
  });

  it('leaves out what was deleted while the thread was being read', async () => {
    const thread = await rig.patient(alice);
    const gone = await ask(bob, thread, ['A secret question', 'A plain answer.']);
    for (let number = 0; number < 100; number += 1) bob.send(thread, `((${number}))`);
    await ask(bob, thread, ['The last question', 'The last answer.']);
    const path = `/channels/${thread.id}/messages`;
    const before = pagesRead(rig.playground, thread);
    let release = (): void => undefined;
    const stop = rig.playground.onRequest(({ method, path: asked }) => {
      if (method !== 'GET' || asked !== path || pagesRead(rig.playground, thread) > before + 1) return;
      release = rig.playground.faults.hold({ method: 'GET', path });
    });
    const first = bob.command(thread, '/transcript');
    await rig.playground.waitFor(() => pagesRead(rig.playground, thread) === before + 1);
    bob.delete(gone.asked);
    // Discord's events arrive in order: once this has its answer, the bot has heard of the deletion.
    await bob.command(thread, '/help').finished();
    release();
    stop();
    const { json, html } = await filesOf(await first.finished());
    expect(pagesRead(rig.playground, thread)).toBeGreaterThan(before + 1);
    expect(turnsIn(json)).toEqual([
      [undefined, ['A plain answer.']],
      ['The last question', ['The last answer.']],
    ]);
    expect(html).not.toContain('A secret question');
  });

  it('has the text that Discord has made a file of, in every form, unless Discord keeps the file to itself', async () => {
    const thread = await rig.patient(alice);
    const attachments = [{ name: 'message.txt', data: 'Where exactly\ndoes it hurt?' }];
    await rig.answerTo(bob.send(thread, '', { attachments }));
    const { html, json, csv } = await transcriptFor(alice, thread);
    expect(turnsIn(json)[0]?.[0]).toBe('Where exactly\ndoes it hurt?');
    expect(csv[1]?.[2]).toBe('Where exactly\ndoes it hurt?');
    expect(html).toContain('Where exactly<br />does it hurt');

    rig.playground.faults.always({ method: 'GET', path: '/attachments/' }, { status: 503 });
    await rig.answerTo(bob.send(thread, 'Since when?'));
    const without = bob.command(thread, '/transcript');
    const given = await without.finished();
    rig.playground.faults.clear();
    expect((await filesOf(given)).json.entries[0]).toMatchObject({
      question: { text: '', unreadable: true },
    });
  });
});
