/** Whoever gets hold of a copy of the store, without the key, learns no name, no text and no token from it. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { openBotStore } from '../../src/app/store.ts';
import { filePath } from '../../src/store/database.ts';
import { Secret } from '../../src/lib/secret.ts';
import { userId } from '../../src/lib/ids.ts';
import { runIn, storeKinds } from '../support/databases.ts';
import { ana, taught, teachLesson } from '../support/lesson.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { keptLog } from '../support/stores.ts';

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
    taught.task ?? '',
    ...taught.checklist,
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
      settings: { ENCRYPTION_KEYS: key, QUESTIONS_PER_DAY: '50', SHUTDOWN_SECONDS: '1' },
    });
    onTestFinished(() => rig.close());
    await teachLesson(rig);
    const everything = [await dumpOf(storeUrl), ...rig.logged].join(' ');
    await rig.stop();
    const tables = [
      'accounts',
      'conversations',
      'lines',
      'threads',
      'cases',
      'servers',
      'lessons',
      'stations',
    ];
    expect(tables.filter((table) => !everything.includes(`rounds_${table}`))).toEqual([]);
    const secrets = await secretsOf(rig);
    expect(secrets).not.toContain('');
    const readable = secrets.flatMap((secret) => [secret, Buffer.from(secret).toString('hex')]);
    expect(readable.filter((secret) => everything.includes(secret))).toEqual([]);
  });
});
