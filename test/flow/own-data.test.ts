import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Handle } from '../../src/playground/people/handle.ts';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message } from '../../src/playground/world/entities.ts';
import { createLog } from '../../src/lib/log.ts';
import { openBotStore } from '../../src/app/store.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { pressed } from '../support/room.ts';
import { startRig, type Rig } from '../support/rig.ts';

const { account: texts, cases: casesTexts } = wordsFor('en');
const { buttons: labels } = texts;

let rig: Rig;
let teacher: Person;
let student: Person;

beforeAll(async () => {
  rig = await startRig();
  teacher = rig.playground.person('teacher');
  student = rig.playground.person('alice');
  await rig.link(teacher);
}, 60_000);
afterAll(() => rig.close());

const fileSchema = z.object({
  user: z.string(),
  stored: z.array(z.object({ kind: z.string(), what: z.string(), records: z.array(z.unknown()) })),
});

const saying = (handle: Handle, wanted: string): Promise<Message> =>
  rig.playground.waitFor(() =>
    [...handle.followUps().toReversed(), handle.message()].find((message) =>
      message?.content.includes(wanted),
    ),
  );

/** What `My data` says about somebody. */
const dataOf = async (person: Person) => {
  const asked = person.command('class', '/account');
  await asked.finished();
  const { message } = await pressed(rig, person, { below: asked, label: labels.myData });
  const [file] = message.attachments;
  const text = await (await fetch(file?.url ?? '')).text();
  return { text, ...fileSchema.parse(JSON.parse(text)) };
};

const deleteAll = async (person: Person): Promise<Message> => {
  const asked = person.command('class', '/account');
  await asked.finished();
  const { message: question } = await pressed(rig, person, { below: asked, label: labels.deleteAll });
  expect(question.content).toBe(texts.askDeleteAll);
  return (await pressed(rig, person, { below: question, label: labels.reallyDeleteAll })).message;
};

describe('what is stored about a person', { timeout: 40_000 }, () => {
  it('can be had as a file, without tokens, with or without a link', async () => {
    const person = { name: 'Ana', age: '34', gender: 'female' };
    await saying(teacher.command('class', '/compose narrative', person), casesTexts.becomesPatient);
    const thread = await rig.patient(teacher);
    await rig.answerTo(student.send(thread, 'Where does it hurt?'));

    const own = await dataOf(teacher);
    expect(own.user).toBe(teacher.id);
    expect(own.stored.map(({ kind }) => kind).toSorted()).toEqual([
      'account',
      'cases',
      'hosted',
      'link_steps',
    ]);
    expect(own.text).not.toMatch(/(?:access|refresh)_?token/i);
    const others = await dataOf(student);
    expect(others.stored.map(({ kind }) => kind)).toEqual(['named']);
    expect(others.text).toContain(thread.id);
    expect(others.text).not.toContain(teacher.id);
  });

  it('is deleted with one press, and the conversations end', async () => {
    const told = await deleteAll(teacher);
    expect(told.content).toBe(texts.deletedAll(false));
    const after = await dataOf(teacher);
    expect(after.stored).toEqual([]);
    expect((await teacher.command('class', '/cases').finished()).content).toBe(casesTexts.none);
    await rig.stop();
    const log = createLog({ level: 'silent' });
    const store = await openBotStore({ url: `sqlite://${rig.storeFile}`, keys: undefined, log });
    for (const collection of [store.accounts, store.cases, store.drafts, store.unreadEdits]) {
      for await (const [, record] of collection.entries()) expect(record.userId).not.toBe(teacher.id);
    }
    for await (const [, { hostId }] of store.conversations.entries()) expect(hostId).not.toBe(teacher.id);
    for await (const [line] of store.lines.entries()) expect(line).toBe('no line is left');
    for await (const [mark] of store.forgettingMarks.entries()) expect(mark).toBe('nothing is left to do');
    await store.close();
    await rig.start();
  });
});
