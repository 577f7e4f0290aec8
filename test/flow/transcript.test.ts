import { selectsOf } from 'discord-playground/people/components';
import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { endAll, hasEnded, labelsOf, pressed, saidIn, submitPath, endNow, titleOf } from '../support/room.ts';
import { filesOf, turnsIn, type TranscriptFiles } from '../support/transcripts.ts';

const { conversation, transcript: texts } = wordsFor('en');
const { buttons: labels, lines } = conversation;

let rig: Rig;
let alice: Person;
let bob: Person;
let teacher: Person;

beforeAll(async () => {
  rig = await startRig({ timings: { retry: 10, delivery: 10, patience: 1_000 } });
  alice = rig.playground.person('alice');
  bob = rig.playground.person('bob');
  teacher = rig.playground.person('teacher');
  await rig.link(alice, 'student1');
});
afterAll(() => rig.close());
afterEach(async () => {
  rig.sandbox.faults.clear();
  rig.playground.faults.clear();
  await endAll(rig);
});

const open = (): Promise<Thread> => rig.patient(alice, { earlier: 'keep' });

/** The patient's next answer. */
const willAnswer = (text: string, more: object = {}): void =>
  rig.sandbox.faults.next(submitPath, {
    kind: 'status',
    status: 200,
    taken: true,
    body: JSON.stringify({ status: 'response_saved', PatientResponse: text, ...more }),
  });

/** A question and its answer. */
const ask = async (person: Person, thread: Thread, [question, answer]: readonly [string, string]) => {
  willAnswer(answer);
  const asked = person.send(thread, question);
  return { asked, answered: await rig.answerTo(asked) };
};

type Values = Readonly<Record<string, string | boolean>>;

const answerFor = (person: Person, place: Thread | string, values: Values = {}): Promise<Message> =>
  person.command(place, '/transcript', values).finished();

const taken = async (person: Person, thread: Thread, values: Values = {}): Promise<TranscriptFiles> =>
  filesOf(await answerFor(person, thread, values));

const readings = (thread: Thread): number =>
  rig.playground
    .requests()
    .filter(({ method, path }) => method === 'GET' && path === `/channels/${thread.id}/messages`).length;

describe('/transcript', () => {
  it('gives whoever may read the thread its questions and answers in three files', async () => {
    const thread = await open();
    await ask(bob, thread, ['How old are you?', 'I am 54.']);
    await ask(alice, thread, ['Where does it hurt?', 'Here, in my **chest**.']);
    const { names, html, md, json, csv } = await taken(bob, thread);
    expect(names.map((name) => name.split('.').at(-1))).toEqual(['html', 'md', 'json']);
    expect(csv).toEqual([]);
    expect(turnsIn(json)).toEqual([
      ['How old are you?', ['I am 54.']],
      ['Where does it hurt?', ['Here, in my **chest**.']],
    ]);
    expect(json).toMatchObject({ title: titleOf(thread), host: 'Alice', names: 'shown', sideTalk: false });
    expect(json.people.map(({ name }) => name)).toEqual(['Bob', 'Alice']);
    for (const text of ['How old are you?', 'Here, in my <strong>chest</strong>.'])
      expect(html).toContain(text);
    for (const text of ['> How old are you?', 'Here, in my chest.']) expect(md).toContain(text);
    expect(html).not.toContain(texts.page.participation);
  });

  it('tells the host who asked how often, with a line for each question', async () => {
    const thread = await open();
    await ask(bob, thread, ['How old are you?', 'I am 54.']);
    await ask(bob, thread, ['Any pain at night, or only by day?', 'At night.']);
    await ask(alice, thread, ['Since when?', 'Since May.']);
    const { html, csv } = await taken(alice, thread);
    expect(html).toContain(texts.page.participation);
    expect(html.match(/<rect/g)).toHaveLength(2);
    expect(html).toContain(texts.page.percent(2 / 3));
    const [head, ...lines] = csv;
    const { time: timeIn, ...others } = texts.csv;
    expect(head).toEqual([timeIn('UTC'), ...Object.values(others)]);
    expect(lines.map(([, speaker, question, , answer]) => [speaker, question, answer])).toEqual([
      ['Bob', 'How old are you?', 'I am 54.'],
      ['Bob', 'Any pain at night, or only by day?', 'At night.'],
      ['Alice', 'Since when?', 'Since May.'],
    ]);
    // A spreadsheet reads this as a time.
    for (const [time] of lines) expect(time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    // Who may manage threads there is neither host nor co-host.
    expect((await taken(teacher, thread)).csv).toEqual([]);
  });

  it('calls people what the server calls them, or Speaker 1, 2 and so on', async () => {
    const thread = await open();
    const member = rig.playground.world.guild(thread.guildId).members.get(bob.id);
    if (member !== undefined) member.nick = 'Bobby';
    await ask(bob, thread, ['Hello?', 'Hello.']);
    await ask(alice, thread, [`Since when, as <@${bob.id}> asked?`, 'Since May.']);
    const shown = await taken(bob, thread);
    expect(shown.json.people.map(({ name }) => name)).toEqual(['Bobby', 'Alice']);
    const hidden = await taken(bob, thread, { names: 'hidden' });
    expect(hidden.json.people.map(({ name }) => name)).toEqual([1, 2].map(texts.speakerNumber));
    expect(hidden.json.host).toBeUndefined();
    expect(JSON.stringify(hidden.json)).not.toContain('Alice');
    // Names inside what people wrote stay.
    expect(turnsIn(hidden.json)[1]?.[0]).toBe('Since when, as Bobby asked?');
    if (member !== undefined) delete member.nick;
  });

  it('calls somebody who has left the server what Discord calls them', async () => {
    const thread = await open();
    await ask(bob, thread, ['Hello?', 'Hello.']);
    const path = `/members/${bob.id}`;
    rig.playground.faults.always({ method: 'GET', path }, { status: 404, code: 10_007 });
    expect((await taken(alice, thread)).json.people.map(({ name }) => name)).toEqual(['Bob']);
  });

  it('leaves out hints, housekeeping and side talk, and shows resets, pauses and what the preceptor asks', async () => {
    const thread = await open();
    willAnswer('It hurts.', { PreceptorQuestion: 'What is your first guess?' });
    await rig.answerTo(bob.send(thread, 'What is it?'));
    await saidIn(rig, thread, conversation.preceptorAsks('> What is your first guess?'));
    bob.send(thread, '((do not tell the patient))');
    const panel = alice.command(thread, '/manage');
    await panel.finished();
    await pressed(rig, alice, { below: panel, label: labels.pause });
    bob.send(thread, 'Said in the pause.');
    await pressed(rig, alice, { below: panel, label: labels.resume });
    const confirm = alice.command(thread, '/reset');
    await confirm.finished();
    await pressed(rig, alice, { below: confirm, label: labels.startAgain });
    await saidIn(rig, thread, lines.startedAgain(`<@${alice.id}>`));
    await ask(bob, thread, ['Hello again?', 'Hello.']);
    const { html, md, json } = await taken(bob, thread);
    expect(json.entries.map(({ kind }) => kind)).toEqual(['turn', 'pause', 'resume', 'reset', 'turn']);
    expect(turnsIn(json)[0]?.[1]).toEqual([
      'It hurts.',
      conversation.preceptorAsks('> What is your first guess?'),
    ]);
    for (const file of [html, md]) {
      expect(file).toContain(texts.page.pause('Alice'));
      expect(file).not.toContain('do not tell');
      expect(file).not.toContain('Said in the pause');
      expect(file).not.toContain(conversation.hints.no_text);
    }
  });

  it('leaves out what was deleted since the thread was read, and marks what was edited, without reading it again', async () => {
    const thread = await open();
    const gone = await ask(bob, thread, ['A secret question', 'A plain answer.']);
    const changed = await ask(bob, thread, ['Where?', 'Here.']);
    const both = await ask(bob, thread, ['Nothing of this', 'Nor of this.']);
    // The first one may still come before the bot knows that the last answer was delivered.
    for (let time = 0; time < 2; time += 1) {
      expect(turnsIn((await taken(alice, thread)).json)).toHaveLength(3);
    }
    const before = readings(thread);
    bob.delete(gone.asked);
    bob.edit(changed.asked, 'Where exactly?');
    bob.delete(both.asked);
    rig.playground.deleteMessage(both.answered);
    const { html, md, json, csv } = await taken(alice, thread);
    expect(readings(thread)).toBe(before);
    expect(turnsIn(json)).toEqual([
      [undefined, ['A plain answer.']],
      ['Where exactly?', ['Here.']],
    ]);
    expect(csv.slice(1).map(([, , question]) => question)).toEqual(['Where exactly?']);
    expect(json.entries[1]).toMatchObject({ question: { edited: true } });
    for (const file of [html, md]) {
      expect(file).not.toContain('A secret question');
      expect(file).not.toContain('Nor of this.');
      expect(file).toContain(texts.page.deletedQuestion);
    }
  });

  it('leaves out what was deleted while the thread was being read', async () => {
    const thread = await open();
    const gone = await ask(bob, thread, ['A secret question', 'A plain answer.']);
    for (let number = 0; number < 100; number += 1) bob.send(thread, `((${number}))`);
    await ask(bob, thread, ['The last question', 'The last answer.']);
    const path = `/channels/${thread.id}/messages`;
    const before = readings(thread);
    let release = (): void => undefined;
    const stop = rig.playground.onRequest(({ method, path: asked }) => {
      if (method !== 'GET' || asked !== path || readings(thread) > before + 1) return;
      release = rig.playground.faults.hold({ method: 'GET', path });
    });
    const first = bob.command(thread, '/transcript');
    await rig.playground.waitFor(() => readings(thread) === before + 1);
    bob.delete(gone.asked);
    // Discord's events arrive in order: once this has its answer, the bot has heard of the deletion.
    await bob.command(thread, '/help').finished();
    release();
    stop();
    const { json, html } = await filesOf(await first.finished());
    expect(readings(thread)).toBeGreaterThan(before + 1);
    expect(turnsIn(json)).toEqual([
      [undefined, ['A plain answer.']],
      ['The last question', ['The last answer.']],
    ]);
    expect(html).not.toContain('A secret question');
  });

  it('brings the side talk to the host alone, and the thread is told who took it', async () => {
    const thread = await open();
    await ask(bob, thread, ['Hello?', 'Hello.']);
    bob.send(thread, '((I think it is the heart))');
    const refused = await answerFor(bob, thread, { side_talk: true });
    expect(refused.content).toBe(texts.onlyHosts('Alice'));
    const { json, html } = await taken(alice, thread, { side_talk: true });
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

  it('tells the thread of an ended conversation as well', async () => {
    const thread = await open();
    await ask(bob, thread, ['Hello?', 'Hello.']);
    bob.send(thread, '((the heart?))');
    await endNow(rig, alice, thread);
    const isOver = (): boolean => hasEnded(rig.playground.world.thread(thread.id));
    await rig.playground.waitFor(isOver);
    const { json } = await taken(alice, thread, { side_talk: true });
    expect(json.entries.at(-1)).toMatchObject({ kind: 'talk', text: '((the heart?))' });
    await saidIn(rig, thread, texts.sideTalkTaken(`<@${alice.id}>`));
  });

  it('gives no side talk if the thread cannot be told', async () => {
    const thread = await open();
    await ask(bob, thread, ['Hello?', 'Hello.']);
    const route = '/channels/:channelId/messages';
    rig.playground.faults.next({ method: 'POST', route }, { status: 403, code: 50_013 });
    const refused = await answerFor(alice, thread, { side_talk: true });
    expect(refused.content).toBe(texts.couldNotTell);
    expect(refused.attachments).toEqual([]);
  });

  it('says so if nothing has been asked yet, or if this is not the place', async () => {
    const thread = await open();
    expect((await answerFor(bob, thread)).content).toBe(texts.nothingAsked);
    expect((await answerFor(bob, 'study-group')).content).toBe(texts.wrongPlace);
  });

  it('is refused to those who may not read the history', async () => {
    const thread = await open();
    await ask(bob, thread, ['Hello?', 'Hello.']);
    rig.playground.setPermissions('class', { for: 'bob', deny: ['ReadMessageHistory'] });
    expect((await answerFor(bob, thread)).content).toBe(texts.mayNotRead);
    expect((await answerFor(bob, 'class')).content).toBe(texts.mayNotRead);
    rig.playground.setPermissions('class', { for: 'bob' });
    expect((await answerFor(bob, thread)).attachments).toHaveLength(3);
  });

  it('is not given to somebody who lost the right to it while the thread was being read', async () => {
    const thread = await rig.patient(alice, { earlier: 'keep', private: true });
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
      asked.map((one) =>
        rig.playground.waitFor(() =>
          [...one.followUps(), one.message()].find(
            (message) => message !== undefined && !message.content.includes(isReading),
          ),
        ),
      ),
    );
    expect([refused?.content, refused?.attachments]).toEqual([texts.mayReadNoLonger, []]);
    expect(given?.attachments).not.toEqual([]);
  });

  it('says so if the bot may not read the history, or if the thread is gone', async () => {
    const thread = await open();
    await ask(bob, thread, ['Hello?', 'Hello.']);
    rig.playground.setBotPermissions('class', { deny: ['ReadMessageHistory'] });
    expect((await answerFor(bob, thread)).content).toBe(texts.cannotRead);
    rig.playground.setBotPermissions('class', {});
    rig.playground.faults.always(
      { method: 'GET', path: `/channels/${thread.id}/messages` },
      { status: 404, code: 10_003 },
    );
    expect((await answerFor(bob, thread)).content).toBe(texts.threadGone);
  });

  it('is read once for everybody who asks at the same time', async () => {
    const thread = await open();
    await ask(bob, thread, ['Hello?', 'Hello.']);
    const before = readings(thread);
    const askedBefore = rig.playground.requests().filter(({ path }) => path.includes('/members/')).length;
    const people = [alice, bob, teacher];
    const all = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => taken(people[index % 3] ?? bob, thread)),
    );
    expect(new Set(all.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect(readings(thread) - before).toBe(1);
    const namesAsked = rig.playground.requests().filter(({ path }) => path.includes('/members/'));
    expect(namesAsked.length - askedBefore).toBe(2);
  });

  it('cannot be made to do anything by what people write', async () => {
    const thread = await open();
    const nasty = ['=cmd()', '+1', '@sum', '<script>alert(1)</script> <img src=x onerror=alert(2)>'];
    for (const text of nasty)
      await ask(bob, thread, [text, `You said ${text} **and** [this](javascript:alert(3))`]);
    await ask(bob, thread, ['<@&1> @everyone <@999>', '@everyone']);
    const answer = await answerFor(alice, thread);
    expect(answer.mentions).toEqual([]);
    expect(answer.mentionEveryone).toBe(false);
    const { html, md, csv } = await filesOf(answer);
    for (const [, , question = ''] of csv.slice(1)) expect(question).not.toMatch(/^[=+\-@\t\r]/);
    expect(csv[1]?.[2]).toBe("'=cmd()");
    expect(html).not.toMatch(/<script|<img|onerror=(?!alert\(2\)&gt;)|href="javascript:/i);
    expect(html).toContain('&lt;script&gt;');
    expect(md).not.toMatch(/(?<!\\)<script/);
  });

  it('has what the preceptor asks on a line of its own in So far', async () => {
    const thread = await open();
    willAnswer('It hurts.', { PreceptorQuestion: 'What is it?\nAnd *why*?' });
    await rig.answerTo(bob.send(thread, 'Where?'));
    await saidIn(rig, thread, conversation.preceptorAsks('> What is it?\n> And *why*?'));
    const asked = bob.command(thread, '/transcript');
    await asked.finished();
    const { message } = await pressed(rig, bob, { below: asked, label: texts.buttons.soFar });
    expect(message.content.split('\n').slice(1)).toEqual([
      '**Bob:** Where?',
      '> It hurts.',
      '> **The preceptor asks:** What is it? And \\*why\\*?',
    ]);
  });

  it('has the text that Discord has made a file of, in every form, unless Discord keeps the file to itself', async () => {
    const thread = await open();
    const attachments = [{ name: 'message.txt', data: 'Where exactly\ndoes it hurt?' }];
    await rig.answerTo(bob.send(thread, '', { attachments }));
    const asked = alice.command(thread, '/transcript');
    const { html, md, json, csv } = await filesOf(await asked.finished());
    expect(turnsIn(json)[0]?.[0]).toBe('Where exactly\ndoes it hurt?');
    expect(csv[1]?.[2]).toBe('Where exactly\ndoes it hurt?');
    for (const text of [html, md]) expect(text).toMatch(/Where exactly(?:<br \/>|  \n> )does it hurt/);
    const { message } = await pressed(rig, alice, { below: asked, label: texts.buttons.soFar });
    expect(message.content).toContain('Where exactly does it hurt?');

    rig.playground.faults.always({ method: 'GET', path: '/attachments/' }, { status: 503 });
    await rig.answerTo(bob.send(thread, 'Since when?'));
    const without = bob.command(thread, '/transcript');
    const given = await without.finished();
    rig.playground.faults.clear();
    expect((await filesOf(given)).json.entries[0]).toMatchObject({
      question: { text: '', unreadable: true },
    });
  });

  it('ends with the ten last questions and answers for those who press So far', async () => {
    const thread = await open();
    for (let number = 1; number <= 11; number += 1) {
      await ask(bob, thread, [`Question ${number}?`, `**Answer ${number}.** ${'And so on. '.repeat(60)}`]);
    }
    const asked = bob.command(thread, '/transcript');
    await asked.finished();
    const { message } = await pressed(rig, bob, { below: asked, label: texts.buttons.soFar });
    expect(message.content.startsWith(texts.soFar(10))).toBe(true);
    expect(message.content.length).toBeLessThanOrEqual(2_000);
    expect(message.content).not.toContain('Question 1?');
    for (let number = 2; number <= 11; number += 1) expect(message.content).toContain(`Question ${number}?`);
    expect(message.content).toContain('> Answer 11. And so on.');
    expect(message.visibleTo).toBe(bob.id);
  });
});

describe('the button Transcript', () => {
  it('stands on the first message, and on the last one if anything was asked', async () => {
    const thread = await open();
    const first = await saidIn(rig, thread, (message) => labelsOf(message).includes(labels.manage));
    expect(labelsOf(first)).toEqual([labels.manage, labels.transcript]);
    await ask(bob, thread, ['Hello?', 'Hello.']);
    const { message } = await pressed(rig, bob, { below: first, label: labels.transcript });
    expect(turnsIn((await filesOf(message)).json)).toEqual([['Hello?', ['Hello.']]]);
    await endNow(rig, alice, thread);
    const last = await saidIn(rig, thread, ({ content }) => content.startsWith('**Ended**'));
    expect(labelsOf(last)).toEqual([labels.transcript, labels.startMyOwn]);
    const { message: after } = await pressed(rig, bob, { below: last, label: labels.transcript });
    expect((await filesOf(after)).json.endedAt).toBeDefined();
  });

  it('is not on the last message if nothing was asked', async () => {
    const thread = await open();
    await endNow(rig, alice, thread);
    const last = await saidIn(rig, thread, ({ content }) => content.startsWith('**Ended**'));
    expect(labelsOf(last)).toEqual([labels.startMyOwn]);
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
    const forAlice = listedIn(await answerFor(alice, 'class'));
    expect(forAlice.slice(0, 2)).toEqual([titleOf(hidden), titleOf(ended)]);
    const forBob = bob.command('class', '/transcript', { names: 'hidden' });
    const listed = listedIn(await forBob.finished());
    expect(listed[0]).toBe(titleOf(ended));
    expect(listed).not.toContain(titleOf(hidden));

    const chosen = bob.select(forBob, texts.choose, [titleOf(ended)]);
    const answer = await rig.playground.waitFor(() =>
      [...chosen.followUps(), chosen.message()].find((one) => (one?.attachments.length ?? 0) > 0),
    );
    const { json } = await filesOf(answer);
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
    const said = await rig.playground.waitFor(() =>
      [...chosen.followUps(), chosen.message()].find((one) => one?.content === texts.threadGone),
    );
    expect(said?.visibleTo).toBe(bob.id);
  });
});
