import { readFile } from 'node:fs/promises';
import type { Person } from 'discord-playground/people/person';
import type { Message } from 'discord-playground/world/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '../../src/lib/log.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { keysFromFile } from '../../src/store/keys.ts';
import { lookAtDatabase } from '../../src/store/open.ts';
import { createSealing } from '../../src/store/sealing.ts';
import {
  answeredWith,
  decided,
  hinted,
  pressed,
  saidIn,
  statusIn,
  submitPath,
  titleOf,
} from '../support/room.ts';
import { endLine, endNow, hasEnded } from '../support/conversations.ts';
import { dataOf } from '../support/own-data.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { filesOf } from '../support/transcripts.ts';

const { account: texts, cases: casesTexts, conversation, transcript } = wordsFor('en');
const { lines } = conversation;
const { buttons: labels } = texts;

let rig: Rig;
let teacher: Person;
let student: Person;
/** The last line of the first conversation. */
let over: Message;

beforeAll(async () => {
  rig = await startRig({ timings: { patience: 3_000 }, settings: { SHUTDOWN_SECONDS: '0' } });
  teacher = rig.playground.person('teacher');
  student = rig.playground.person('alice');
  await rig.link(teacher);
});
afterAll(() => rig.close());

const askedToDelete = async (person: Person): Promise<Message> => {
  const asked = person.command('class', '/account');
  await asked.finished();
  const { message: question } = await pressed(rig, person, { below: asked, label: labels.deleteAll });
  expect(question.content).toBe(texts.askDeleteAll);
  return question;
};
const confirmed = async (person: Person, below: Message): Promise<string> =>
  (await pressed(rig, person, { below, label: labels.reallyDeleteAll })).message.content;
const deleteAll = async (person: Person): Promise<string> => confirmed(person, await askedToDelete(person));

const sealedRows = z.array(z.looseObject({ id: z.string(), key_id: z.string(), body: z.instanceof(Buffer) }));

/** Everything that is stored, as the keys open it. */
const everyRecord = async (): Promise<readonly string[]> => {
  const database = await lookAtDatabase(`sqlite://${rig.storeFile}`, []);
  const path = `${rig.storeFile}.key`;
  const keys = await keysFromFile({ path, mayMake: false, log: createLog({ level: 'silent' }) });
  const sealing = createSealing(keys);
  const texts: string[] = [];
  for (const table of ['conversations', 'lines', 'threads', 'cases', 'servers'].map(
    (name) => `rounds_${name}`,
  )) {
    for (const row of sealedRows.parse(await database.all(`SELECT * FROM ${table}`))) {
      const opened = sealing.open({ keyId: row.key_id, body: row.body }, `${table}\0${row.id}`);
      texts.push(JSON.stringify(row), opened.kind === 'opened' ? opened.text : '');
    }
  }
  const accounts = await database.all('SELECT key FROM rounds_accounts');
  await database.close();
  return [...texts, JSON.stringify(accounts)];
};

describe('what is stored about a person', () => {
  it('can be had as a file, without tokens, with or without a link', async () => {
    const person = { name: 'Ana', age: '34', gender: 'female' };
    await answeredWith(
      rig,
      teacher.command('class', '/compose narrative', person),
      casesTexts.becomesPatient,
    );
    const thread = await rig.patient(teacher);
    const asked = student.send(thread, 'Where does it hurt?');
    await rig.answerTo(asked);

    const own = await dataOf(rig, teacher);
    expect(own.user).toBe(teacher.id);
    expect(own.kinds).toEqual(['account', 'cases', 'hosted']);
    expect(own.text).not.toMatch(/(?:access|refresh)_?token/i);
    const others = await dataOf(rig, student);
    expect(others.kinds).toEqual(['lines', 'named']);
    expect(others.text).toContain(thread.id);
    expect(others.text).toContain(`"question": "${asked.id}"`);
    expect(others.text).not.toContain(teacher.id);
  });

  it('is taken out of other people’s conversations, and the counts there stay', async () => {
    const thread = [...rig.playground.world.places.values()].findLast(({ kind }) => kind === 'thread');
    if (thread?.kind !== 'thread') throw new Error('no thread');
    const bob = rig.playground.person('bob');
    const bobs = bob.send(thread, 'Since when?');
    await rig.answerTo(bobs);
    await rig.answerTo(student.send(thread, 'Does it hurt at night?'));
    const told = await deleteAll(student);
    expect(told).toBe(texts.deletedAll(false));
    expect((await dataOf(rig, student)).kinds).toEqual([]);
    for (const text of await everyRecord()) expect(text).not.toContain(student.id);
    await rig.answerTo(student.send(thread, 'And in the morning?'));
    expect((await dataOf(rig, student)).kinds).toEqual(['lines', 'named']);
    await deleteAll(student);
    // Nor does a file beside the store's still have what was there before.
    const everyFile = async (): Promise<string> =>
      (await Promise.all(['', '-wal'].map((end) => readFile(`${rig.storeFile}${end}`, 'latin1')))).join('');
    await expect.poll(everyFile, { timeout: 20_000 }).not.toContain(student.id);
    bob.delete(bobs);
    const taken = await teacher.command(thread, '/transcript').finished();
    await endNow(rig, teacher, thread);
    over = await saidIn(rig, thread, (message) => message.content.startsWith('**Ended**'));
    // She counts twice, because whoever comes back after having been forgotten is somebody new.
    expect(over.content).toContain(endLine(lines.ended.by(`<@${teacher.id}>`), { questions: 4, people: 3 }));
    // The transcript has the same counts, and says what is missing.
    const { json, html } = await filesOf(taken);
    expect(json).toMatchObject({
      asked: { questions: 4, people: 3 },
      missing: { deletedHere: 3, deletedAtDiscord: 1, unreadable: 0, later: 0 },
    });
    const { missing } = transcript.page;
    const note = missing.all([missing.deletedHere(3), missing.deletedAtDiscord(1)]);
    const ready = transcript.ready({ title: titleOf(thread), asked: 4, people: 3 });
    for (const text of [html, taken.content]) expect(text).toContain(note);
    expect(taken.content).toContain(ready);
  });

  it('is shown as well where only a hint names them', async () => {
    const thread = await rig.patient(teacher, { who: 'me', case: String(rig.sandbox.cases[1]?.id) });
    const bob = rig.playground.person('bob');
    bob.send(thread, 'Where does it hurt?');
    await saidIn(rig, thread, hinted(bob, conversation.hints.left_out));
    const { stored } = await dataOf(rig, bob);
    const here = stored.flatMap(({ records }) => records).find(({ threadId }) => threadId === thread.id);
    expect(here?.namedIn).toContain('hinted');
    await endNow(rig, teacher, thread);
  });

  it('is deleted with one press, and the conversations end', async () => {
    const told = await deleteAll(teacher);
    expect(told).toBe(texts.deletedAll(false));
    expect((await dataOf(rig, teacher)).kinds).toEqual([]);
    expect((await teacher.command('class', '/cases').finished()).content).toBe(casesTexts.none);
    for (const text of await everyRecord()) expect(text).not.toContain(teacher.id);
    const label = conversation.buttons.startMyOwn;
    const { message } = await pressed(rig, student, { below: over, label });
    expect(message.content).toBe(conversation.notKept);
  });

  it('is deleted although somebody else’s waits for an answer, which is kept after a restart', async () => {
    const [host, other] = [rig.playground.person('owner'), rig.playground.person('bob')];
    await rig.link(host, 'student2');
    const thread = await rig.patient(host);
    rig.sandbox.faults.next(submitPath, { kind: 'hold' });
    host.send(thread, 'Where does it hurt?');
    await decided(rig, 'Where does it hurt?');
    const ofHost = [await askedToDelete(host), await askedToDelete(host), await askedToDelete(host)];
    const ofOther = await askedToDelete(other);
    const told: string[] = [];
    const deletions = ofHost.map(async (question) => told.push(await confirmed(host, question)));
    const account = async () => (await host.command('class', '/account').finished()).content;
    await expect.poll(account).toBe(texts.notLinked);
    expect(await confirmed(other, ofOther)).toBe(texts.deletedAll(false));
    expect(told).toEqual([]);
    await Promise.all(deletions);
    expect(told).toEqual(ofHost.map(() => texts.deletedAll(true)));
    await rig.stop();
    rig.sandbox.faults.release();
    await rig.start();
    await saidIn(rig, thread, lines.ended.deleted);
    await expect.poll(async () => (await everyRecord()).some((text) => text.includes(host.id))).toBe(false);
    expect(hasEnded(rig.playground.world.thread(thread.id))).toBe(true);
  });

  it('is deleted although somebody was told a moment ago that it is over', async () => {
    const host = rig.playground.person('owner');
    await rig.link(host, 'student2');
    const thread = await rig.patient(host, { earlier: 'forget' });
    rig.playground.setBotPermissions('class', { deny: ['SendMessagesInThreads'] });
    await endNow(rig, host, thread);
    student.send(thread, 'Is it over?');
    rig.playground.setBotPermissions('class', {});
    const hint = await saidIn(rig, thread, conversation.small(conversation.hints.ended));
    expect(await deleteAll(host)).toBe(texts.deletedAll(false));
    expect(rig.said(thread)).not.toContain(hint);
  });

  it('ends in the thread although a question waited there for a new link', async () => {
    const host = rig.playground.person('owner');
    await rig.link(host, 'student2');
    const thread = await rig.patient(host, { earlier: 'forget' });
    const unlinked = host.command('class', '/unlink');
    await unlinked.finished();
    await pressed(rig, host, { below: unlinked, label: labels.leaveThem(1) });
    student.send(thread, 'Where does it hurt?');
    await statusIn(rig, thread, conversation.suspension.link);
    await deleteAll(host);
    await saidIn(rig, thread, lines.dropped.end(1));
    await saidIn(rig, thread, lines.ended.deleted);
    await expect.poll(async () => (await everyRecord()).some((text) => text.includes(host.id))).toBe(false);
    await rig.restart();
    student.send(thread, '((Is it over?');
    for (const text of ['Where does it hurt?', 'Is nobody there?']) student.send(thread, text);
    const hint = await saidIn(rig, thread, conversation.small(conversation.hints.ended_deleted));
    await student.command('class', '/help').finished();
    expect(rig.said(thread).at(-1)).toBe(hint);
  });
});
