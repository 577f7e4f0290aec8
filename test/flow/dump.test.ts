/** Whoever gets hold of a copy of the store, without the key, learns no name, no text and no token from it. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { openBotStore } from '../../src/app/store.ts';
import { filePath } from '../../src/store/database.ts';
import { Secret } from '../../src/lib/secret.ts';
import { userId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { runIn, storeKinds } from '../support/databases.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { answeredWith, endNow, postRefused, shelve } from '../support/room.ts';
import { keptLog } from '../support/stores.ts';

const { cases: caseTexts } = wordsFor('en');

const namesResult = z.array(z.object({ name: z.string() }));

const tablesOf = async (url: string): Promise<readonly string[]> => {
  const sql = 'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()';
  return namesResult.parse(await runIn(url, sql)).map(({ name }) => name);
};

/** All that lies in a database: every file of the one kind, every row of the other. */
const dumpOf = async (url: string): Promise<string> => {
  const path = filePath(url);
  if (path === undefined) {
    const rows = [];
    for (const table of await tablesOf(url))
      rows.push(table, await runIn(url, `SELECT to_json(t)::text FROM ${table} t`));
    return JSON.stringify(rows);
  }
  const folder = join(path, '..');
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.key'));
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
  return contents.join(' ');
};

const ana = { name: 'Ana Lopez', age: '34', gender: 'female', teaching_points: 'Listen before you ask.' };

/** All that an hour leaves: a shelf, a case, one conversation that has ended and one with an answer on its way. */
const teachLesson = async (rig: Rig): Promise<void> => {
  const teacher = rig.playground.person('teacher');
  const alice = rig.playground.person('alice');
  await rig.link(teacher);
  await shelve(rig, teacher, { id: '4711', title: 'Fever of unknown origin', name: 'Mister Miller' });
  const compose = teacher.command('class', '/compose case', ana);
  await answeredWith(rig, compose, caseTexts.becomesPatient);
  const over = await rig.topic(teacher);
  await rig.answerTo(alice.send(over, 'I would begin with the airway.'));
  await endNow(rig, teacher, over);
  const thread = await rig.patient(teacher);
  await rig.answerTo(alice.send(thread, 'Where exactly does it hurt?'));
  rig.playground.faults.always({ method: 'POST', path: thread.id }, { status: 500 });
  const refused = postRefused(rig, thread);
  alice.send(thread, 'Since when do you feel like this?');
  await refused;
};

/** What nobody may learn: all that was said and shown, who the service knows, and what it gave them. */
const secretsOf = async ({ playground, sandbox, storeUrl, settings }: Rig): Promise<readonly string[]> => {
  const { world } = playground;
  const said = [...world.places.values()].flatMap(({ id }) =>
    world.messages(id).flatMap(({ content }) => content.split('\n')),
  );
  const keys = [new Secret(settings['ENCRYPTION_KEYS'] ?? '')];
  const store = await openBotStore({ url: storeUrl, keys, log: keptLog().log });
  const account = await store.accounts.get(userId(playground.person('teacher').id));
  const answers = [];
  for await (const { outgoing } of store.conversations.list())
    for (const { what } of outgoing) if (what.kind === 'part') answers.push(what.part.content);
  await store.close();
  expect(answers).not.toEqual([]);
  const { accessToken = '', refreshToken = '', username = '', linkId = '' } = account ?? {};
  return [
    accessToken,
    refreshToken,
    username,
    linkId,
    ana.name,
    ana.teaching_points,
    'Fever of unknown origin',
    'Mister Miller',
    'Dr. Teacher',
    ...answers,
    ...sandbox.cases.map(({ title }) => title),
    ...said.filter((line) => line.length > 12),
  ];
};

describe.each(storeKinds)('a copy of a store in $name after a lesson', ({ newUrl }) => {
  it('tells no name, no text, no token and no user of the service', async () => {
    const storeUrl = await newUrl();
    const key = Buffer.alloc(32, 1).toString('base64');
    const rig = await startRig({
      storeUrl,
      settings: { ENCRYPTION_KEYS: key, QUESTIONS_PER_DAY: '50' },
    });
    onTestFinished(() => rig.close());
    await teachLesson(rig);
    const everything = [await dumpOf(storeUrl), ...rig.logged].join(' ');
    await rig.stop();
    const tables = ['accounts', 'conversations', 'lines', 'cases', 'servers'];
    expect(tables.filter((table) => !everything.includes(`rounds_${table}`))).toEqual([]);
    const secrets = await secretsOf(rig);
    expect(secrets).not.toContain('');
    const readable = secrets.flatMap((secret) => [secret, Buffer.from(secret).toString('hex')]);
    expect(readable.filter((secret) => everything.includes(secret))).toEqual([]);
  });
});
