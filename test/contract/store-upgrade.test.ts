import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KeyvSqlite } from '@keyv/sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openBotStore } from '../../src/app/store.ts';
import type { Conversation } from '../../src/conversation/domain/record.ts';
import { conversationKey, conversations } from '../../src/features/conversation/collections.ts';
import { guildId, interactionId, userId } from '../../src/lib/ids.ts';
import type { Collection } from '../../src/store/collection.ts';
import { SealedCollection } from '../../src/store/sealed-collection.ts';
import { keysFromFile } from '../../src/store/keys.ts';
import { openEngine } from '../../src/store/open.ts';
import { createSealing, openRoot } from '../../src/store/sealing.ts';
import { keptLog, storeFolder } from '../support/stores.ts';

/**
 * What the version before left: conversations of version 2, named by their own ids alone. The store in
 * `fixtures/store-conversations-2` was written by commit 45a9514, and `records.json` says what it was given.
 */

const fixture = (name: string): URL => new URL(`../fixtures/store-conversations-2/${name}`, import.meta.url);

const records = z
  .object({
    serviceUsers: z.record(z.string(), z.string()),
    conversations: z.record(z.string(), z.looseObject({ guildId: z.string(), hostId: z.string() })),
    accounts: z.record(z.string(), z.unknown()),
    drafts: z.record(z.string(), z.unknown()),
  })
  .parse(JSON.parse(await readFile(fixture('records.json'), 'utf8')));

/** A copy of the fixture, which a test may change. */
const oldStore = async () => {
  const { url, file } = await storeFolder();
  await mkdir(dirname(file));
  await copyFile(fixture('rounds.sqlite'), file);
  await copyFile(fixture('rounds.sqlite.key'), `${file}.key`);
  return { url, file };
};

const open = async (url: string) => {
  const { log, text } = keptLog();
  const store = await openBotStore({ url, keys: undefined, log });
  onTestFinished(() => store.close().catch(() => undefined));
  return { store, logged: text };
};

const everythingIn = async <T>(
  collection: Collection<T>,
  among?: Parameters<Collection<T>['entries']>[0],
) => {
  const found: Record<string, T> = {};
  for await (const [key, value] of collection.entries(among)) found[key] = value;
  return found;
};

const rowsIn = async (url: string) => {
  const file = new KeyvSqlite({ uri: url });
  const rows: unknown = await file.query(
    "SELECT key, value FROM keyv WHERE key LIKE 'conversations:%' ORDER BY key",
  );
  await file.close();
  return z.array(z.object({ key: z.string(), value: z.string() })).parse(rows);
};

const filed = Object.fromEntries(
  Object.entries(records.conversations).map(([id, record]) => [
    conversationKey({ guildId: record.guildId, id }),
    record,
  ]),
);

const of = (fact: 'guildId' | 'hostId', value: string) =>
  Object.fromEntries(Object.entries(filed).filter(([, record]) => record[fact] === value));

test('a store of the previous version opens, and everything in it is there', async () => {
  const { url } = await oldStore();
  const { store, logged } = await open(url);
  expect(store.unreadable()).toBe(0);
  expect(await everythingIn(store.conversations)).toEqual(filed);
  expect(await everythingIn(store.accounts)).toEqual(records.accounts);
  expect(await everythingIn(store.drafts)).toEqual(records.drafts);
  for (const [name, key] of Object.entries(records.serviceUsers))
    expect(store.serviceUserKey(name)).toBe(key);
  for (const [key, record] of Object.entries(filed))
    expect(await store.conversations.get(key)).toEqual(record);
  expect(logged()).toContain('"records":4');
});

test('its conversations are listed by server and by host', async () => {
  const { store } = await open((await oldStore()).url);
  for (const guild of ['700000000000000001', '700000000000000002']) {
    expect(await everythingIn(store.conversations, { under: guild })).toEqual(of('guildId', guild));
  }
  for (const host of ['100000000000000001', '100000000000000002']) {
    const found = await everythingIn(store.conversations, { index: 'host', value: host });
    expect(found).toEqual(of('hostId', host));
  }
});

test('its open conversations claim their cases', async () => {
  const { store } = await open((await oldStore()).url);
  const [first] = Object.values(await everythingIn(store.conversations, { under: '700000000000000001' }));
  if (first === undefined) throw new Error('there are conversations in this server');
  const started: Conversation = { ...first, id: interactionId('9'), status: 'opening' };
  const start = () => store.conversations.set(conversationKey(started), started);
  await expect(start()).rejects.toMatchObject({ reason: 'claimed' });
  await store.conversations.set(conversationKey(first), { ...first, status: 'ended', endedAt: Date.now() });
  await start();
  expect(await store.conversations.get(conversationKey(started))).toEqual(started);
});

test('its conversations are renamed once, each after its server and itself', async () => {
  const { url } = await oldStore();
  expect((await rowsIn(url)).map(({ key }) => key.split(':').length)).toEqual([2, 2, 2, 2]);
  await (await open(url)).store.close();
  const renamed = await rowsIn(url);
  expect(renamed.map(({ key }) => key.split(':').length)).toEqual([3, 3, 3, 3]);
  expect(new Set(renamed.map(({ key }) => key.split(':')[1])).size).toBe(2);
  const { store, logged } = await open(url);
  await store.close();
  expect(await rowsIn(url)).toEqual(renamed);
  expect(logged()).not.toContain('resealed');
});

test('an unreadable conversation of the previous version is kept as it is', async () => {
  const { url } = await oldStore();
  const [row] = await rowsIn(url);
  if (row === undefined) throw new Error('there are conversations in this store');
  const file = new KeyvSqlite({ uri: url });
  await file.query('UPDATE keyv SET value = ? WHERE key = ?', 'damaged', row.key);
  await file.close();
  const { store } = await open(url);
  expect(store.unreadable()).toBe(1);
  expect(Object.keys(await everythingIn(store.conversations))).toHaveLength(3);
  await store.close();
  expect(await rowsIn(url)).toContainEqual({ key: row.key, value: 'damaged' });
});

/** Leaves a store with so many conversations of version 2 that naming them anew takes a while. */
const leaveMany = async (url: string, file: string, count: number): Promise<void> => {
  await (await open(url)).store.close();
  const { log } = keptLog();
  const engine = await openEngine(url);
  const sealing = createSealing(await keysFromFile({ path: `${file}.key`, mayMake: false, log }));
  const { nameRow } = await openRoot(engine, sealing);
  const { name, schema } = conversations(() => 30);
  const old = new SealedCollection({ name, version: 2, schema }, { engine, sealing, nameRow, log });
  const [like] = Object.values(records.conversations);
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1));
  await Promise.all(
    numbers.map((id) =>
      old.set(
        id,
        schema.parse({ ...like, id, guildId: guildId(String(Number(id) % 7)), hostId: userId('1') }),
      ),
    ),
  );
  await engine.close();
};

test('a process that dies while renaming them leaves all of them to the next one', async () => {
  const { url, file } = await storeFolder();
  const count = 2_500;
  await leaveMany(url, file, count);
  const log = `${file}-wal`;
  const watcher = watch(dirname(file));
  onTestFinished(() => watcher.close());
  const script = fileURLToPath(new URL('../support/store-process.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'ignore', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exit = once(child, 'exit');
  watcher.on('change', () => {
    // The log is empty until they are named anew, and takes several megabytes then.
    stat(log).then(
      ({ size }) => size > 200_000 && child.kill('SIGKILL'),
      () => undefined,
    );
  });
  await exit;
  expect(child.signalCode).toBe('SIGKILL');
  expect(new Set((await rowsIn(url)).map(({ key }) => key.split(':').length)).size).toBe(1);

  const { store } = await open(url);
  const found = await everythingIn(store.conversations);
  const ids = Object.values(found).map(({ id }) => Number(id));
  expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  expect(Object.keys(found).every((key) => /^\d\/\d+$/.test(key))).toBe(true);
  expect(Object.keys(await everythingIn(store.conversations, { under: '3' }))).toHaveLength(
    Math.ceil((count - 2) / 7),
  );
  expect(store.unreadable()).toBe(0);
}, 60_000);
