import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { turnsIn, transcriptFor } from '../support/transcripts.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { hinted, managed, saidIn, spoken, taken } from '../support/room.ts';
import { endAll } from '../support/conversations.ts';

const { conversation: texts, transcript } = wordsFor('en');

let rig: Rig;
let teacher: Person;
let alice: Person;
let bob: Person;
let before = 0;

const prepare = async (options: Parameters<typeof startRig>[0] = {}): Promise<void> => {
  rig = await startRig(options);
  teacher = rig.playground.person('teacher');
  alice = rig.playground.person('alice');
  bob = rig.playground.person('bob');
  await rig.link(teacher);
};
const heard = (): readonly unknown[] => taken(rig).slice(before);
const open = (values: Readonly<Record<string, string>> = {}): Promise<Thread> =>
  rig.patient(teacher, { ...values });
const askThis = async (person: Person, message: Message): Promise<string> =>
  (await person.messageCommand(message, 'Ask this').finished()).content;
beforeEach(() => {
  before = rig === undefined ? 0 : taken(rig).length;
});
afterEach(async () => {
  rig.sandbox.faults.clear();
  await endAll(rig);
});

describe('Ask this', () => {
  beforeAll(() => prepare());
  afterAll(() => rig.close());

  it('asks side talk in its own words, and its answer replies to it', async () => {
    const thread = await open();
    const talk = alice.send(thread, '((What does your wife say?');
    expect(await askThis(alice, talk)).toBe(texts.asksThis);
    const answer = await rig.answerTo(talk);
    expect(heard()).toEqual(['What does your wife say?']);
    const { json } = await transcriptFor(alice, thread);
    expect(turnsIn(json)).toEqual([['What does your wife say?', [answer.content]]]);
  });

  it('is for the author and for moderators', async () => {
    const thread = await open();
    const talk = alice.send(thread, `<@${bob.id}> where does it hurt?`);
    expect(await askThis(bob, talk)).toBe(texts.onlyAuthor);
    expect(await askThis(teacher, talk)).toBe(texts.asksThis);
    await rig.answerTo(talk);
    expect(heard()).toEqual(['someone where does it hurt?']);
  });

  it('obeys a pause and who may ask, and asks nothing without words or by a bot', async () => {
    const thread = await open({ who: 'me' });
    expect(await askThis(alice, alice.send(thread, '((May I?'))).toBe(texts.hints.left_out);
    expect(await askThis(teacher, teacher.send(thread, '👍'))).toBe(texts.hints.no_text);
    const [first] = rig.said(thread);
    if (first === undefined) throw new Error('no first message');
    expect(await askThis(teacher, first)).toBe(texts.notFromAPerson);
    await managed(rig, teacher, { thread, label: texts.buttons.pause });
    const talk = teacher.send(thread, 'What do you think, all of you?');
    expect(await askThis(teacher, talk)).toBe(texts.pausedNow);
    expect(heard()).toEqual([]);
  });

  it('outside a conversation says where it belongs', async () => {
    const message = alice.send('study-group', 'Hello?');
    expect(await askThis(alice, message)).toContain(texts.belongsInThread);
  });
});

describe('Ask this, without the Message Content intent', () => {
  beforeAll(() => prepare({ playground: { intents: [] } }));
  afterAll(() => rig.close());

  it('asks what the bot cannot read', async () => {
    const thread = await open();
    const question = alice.send(thread, 'Where does it hurt?');
    await saidIn(rig, thread, hinted(alice, texts.hints.unreadable));
    expect(await askThis(alice, question)).toBe(texts.asksThis);
    await rig.answerTo(question);
    expect(heard()).toEqual([question.content]);
    const values = { side_talk: true };
    const files = await transcriptFor(teacher, thread, values);
    expect(files.json.entries).toMatchObject([{ kind: 'turn', question: { text: '', unreadable: true } }]);
    for (const text of [files.html, JSON.stringify(files.csv)])
      expect(text).toContain(transcript.page.unreadable);
  });

  it('leaves what it can read, and what the bot posts for others, in their own words', async () => {
    const thread = await open();
    await rig.answerTo(alice.send(thread, `<@${rig.playground.world.bot.id}> since when?`));
    await bob.command(thread, '/say', { message: 'since May?' }).finished();
    await rig.answerTo(await saidIn(rig, thread, spoken('since May?')));
    const { json } = await transcriptFor(bob, thread);
    expect(turnsIn(json).map(([question]) => question)).toEqual(['since when?', 'since May?']);
    expect(json.people.map(({ name }) => name)).toEqual(['Alice', 'Bob']);
    expect(JSON.stringify(json.entries)).not.toContain('unreadable');
  });
});
