/** What a copy of the store shows to somebody without the key is what docs/without-the-key.md says, column by column. */
import { readFile } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { openBotStore, type BotStore } from '../../src/app/store.ts';
import { lineId } from '../../src/features/conversation/store.ts';
import { guildId, threadId, userId } from '../../src/lib/ids.ts';
import { storeVersion } from '../../src/store/schema.ts';
import { Connection } from '../../src/store/sqlite-connection.ts';
import { teachLesson } from '../support/lesson.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { keptLog } from '../support/stores.ts';

/** By table and column: in which forms something stands there. */
type Readable = Readonly<Record<string, readonly string[]>>;

const listed = async (): Promise<Readable> => {
  const page = await readFile('docs/without-the-key.md', 'utf8');
  const rows = page.matchAll(/^\| `(\w+)` +\| `(\w+)` +\| (.+?) +\|/gm);
  return Object.fromEntries(
    [...rows].map(([, table, column, forms = '']) => [
      `${table}.${column}`,
      [...forms.matchAll(/`([^`]+)`/g)].map(([, form = '']) => form).toSorted(),
    ]),
  );
};

const withStore = async (rig: Rig, task: (store: BotStore) => Promise<void>): Promise<void> => {
  const store = await openBotStore({ url: rig.storeUrl, keys: undefined, log: keptLog().log });
  await task(store);
  await store.close();
};

const everyOf = async <Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
};

/** As if the disk had damaged what is there: the next write sets it aside. */
const damage = async (file: string): Promise<void> => {
  const connection = await Connection.open({ path: file, patience: 1_000 });
  const other = "(SELECT body FROM rounds_facts WHERE id = 'keys')";
  for (const table of ['conversations', 'cases', 'servers'])
    await connection.run(`UPDATE rounds_${table} SET body = ${other}`);
  await connection.run(`UPDATE rounds_accounts SET value =
    (SELECT value FROM rounds_accounts WHERE key LIKE 'counts:%') WHERE key LIKE 'accounts:%'`);
  await connection.close();
};

/** A row of each kind has been damaged, and has made room for another one. */
const setAside = async (rig: Rig): Promise<void> => {
  const teacher = userId(rig.playground.person('teacher').id);
  const again: ((store: BotStore) => Promise<unknown>)[] = [];
  await withStore(rig, async (store) => {
    const account = await store.accounts.get(teacher);
    again.push(async ({ accounts }) => {
      await accounts.get(teacher);
      if (account !== undefined) await accounts.set(account);
    });
    for (const one of await everyOf(store.conversations.list()))
      again.push(async ({ conversations: table }) => [
        await table.get(one.about.id),
        await table.set(one.about.id, one),
      ]);
    for (const one of await everyOf(store.cases.list()))
      again.push(async ({ cases }) => [await cases.get(one.id), await cases.set(one.id, one)]);
    for (const one of await everyOf(store.serverSettings.list()))
      again.push(async ({ serverSettings: table }) => [
        await table.get(one.guildId),
        await table.set(one.guildId, one),
      ]);
  });
  await damage(rig.storeFile);
  await withStore(rig, async (store) => {
    for (const task of again) await task(store);
  });
};

/** What each id stands for; anything else is that of a command or a press. */
const idsOf = ({ playground, sandbox }: Rig): ReadonlyMap<string, string> => {
  const { world } = playground;
  const places = [...world.places.values()];
  return new Map([
    ...sandbox.cases.map(({ id }) => [`${typeof id}:${id}`, 'patient'] as const),
    ...places.flatMap(({ id }) => world.messages(id).map((message) => [message.id, 'message'] as const)),
    ...places.map(({ id, kind }) => [id, kind === 'thread' ? 'thread' : 'channel'] as const),
    ...['teacher', 'alice'].map((name) => [playground.person(name).id, 'person'] as const),
    [playground.guild().id, 'server'],
    [world.bot.id, 'application'],
  ]);
};

const isText = (bytes: Buffer): boolean => Buffer.from(bytes.toString()).equals(bytes);

/** The form of a value: each part of it is replaced by what it is. */
const formOf = (value: Buffer | string | number, ids: ReadonlyMap<string, string>): string => {
  if (Buffer.isBuffer(value) && !isText(value)) return 'sealed';
  const text = String(value);
  if (Buffer.isBuffer(value) && text === String(storeVersion)) return 'version';
  const [, before = '', base64] = /^([\w-]{11}\.)?([\w+/]{60,}=*)$/.exec(text) ?? [];
  if (before !== '' && base64 !== undefined && !isText(Buffer.from(base64, 'base64'))) return 'key.sealed';
  return text
    .replaceAll(/(?:patient|topic)\/\w+/g, 'kind/subject')
    .replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, 'code')
    .replaceAll(/(?:number|string):\w+|\d{15,}/g, (id) => ids.get(id) ?? (id.includes(':') ? id : 'press'))
    .replaceAll(/\d{13}/g, 'moment')
    .replaceAll(/^[\w-]{11}$/g, (id) => ids.get(id) ?? id)
    .replace(/^\["rounds_.*\]$/, 'tables');
};

const rowsSchema = z.array(
  z.record(z.string(), z.union([z.string(), z.number(), z.instanceof(Buffer), z.null()])),
);

const readWithoutKey = async (rig: Rig): Promise<Readable> => {
  const connection = await Connection.open({ path: rig.storeFile, patience: 1_000 });
  const read = async (sql: string) => rowsSchema.parse(await connection.all(sql));
  const [sealed] = await read("SELECT key_id FROM rounds_facts WHERE id = 'keys'");
  const ids = new Map([...idsOf(rig), [String(sealed?.['key_id']), 'key']]);
  const found: Record<string, readonly string[]> = {};
  for (const { name } of await read("SELECT name FROM sqlite_schema WHERE type = 'table'"))
    for (const row of await read(`SELECT * FROM ${String(name)}`))
      for (const [column, value] of Object.entries(row)) {
        const place = `${String(name)}.${column}`;
        const forms = value === null || value === '' ? [] : [formOf(value, ids)];
        found[place] = [...new Set([...(found[place] ?? []), ...forms])].toSorted();
      }
  await connection.close();
  return found;
};

it('a used store shows without the key what the list says, and nothing else', async () => {
  const limits = { QUESTIONS_PER_DAY: '50', QUESTIONS_PER_HOUR: '50', SHUTDOWN_SECONDS: '0' };
  const rig = await startRig({ settings: limits });
  onTestFinished(() => rig.close());
  await teachLesson(rig);
  await rig.stop();
  const guild = guildId(rig.playground.guild().id);
  const [thread = ''] = [...rig.playground.guild().threads.keys()];
  const lesson = { task: 'Take a history.', checklist: ['Allergies'] };
  await withStore(rig, async ({ conversations, lines, stations, lessons, threads }) => {
    for (const { about } of await everyOf(conversations.list())) {
      const line = { kind: 'pause' as const, at: about.id, by: about.hostId, time: about.openedAt };
      const pause = { conversation: about.id, line };
      await lines.set(lineId(pause), pause);
      await stations.set(about.id, { conversation: about.id, lesson, ticked: [] });
    }
    for (const kind of ['patient/4711', 'topic/7'])
      await lessons.set(`${guild}/${kind}`, { guildId: guild, lesson });
    await threads.set(thread, { id: threadId(thread), guildId: guild, at: Date.now() });
  });
  await setAside(rig);
  expect(await readWithoutKey(rig)).toEqual(await listed());
});
