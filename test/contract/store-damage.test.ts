import { randomBytes } from 'node:crypto';
import { KeyvSqlite } from '@keyv/sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { Secret } from '../../src/lib/secret.ts';
import { SealedCollection } from '../../src/store/sealed-collection.ts';
import { openBotStore } from '../../src/app/store.ts';
import { openEngine } from '../../src/store/open.ts';
import { createSealing, openRoot } from '../../src/store/sealing.ts';
import { draft, keptLog, storeFolder } from '../support/stores.ts';

const keys = [new Secret(randomBytes(32).toString('base64'))] as const;

const rowSchema = z.object({ key: z.string(), value: z.string() });

/** The rows of the drafts, as they lie in the file. */
const rowsIn = async (url: string, pattern = 'drafts:%') => {
  const file = new KeyvSqlite({ uri: url });
  const rows: unknown = await file.query('SELECT key, value FROM keyv WHERE key LIKE ?', pattern);
  await file.close();
  return z.array(rowSchema).parse(rows);
};

const change = async (url: string, sql: string, ...values: readonly string[]): Promise<void> => {
  const file = new KeyvSqlite({ uri: url });
  await file.query(sql, ...values);
  await file.close();
};

const openKept = async (url: string) => {
  const { log, text } = keptLog();
  const store = await openBotStore({ url, keys, log });
  onTestFinished(() => store.close());
  return { store, logged: text };
};

/** Leaves a closed store with one draft, and tells how its row looks. */
const leaveDraft = async (url: string) => {
  const store = await openBotStore({ url, keys, log: keptLog().log });
  await store.drafts.set('one', draft('the old text'));
  await store.close();
  const [row] = await rowsIn(url);
  return rowSchema.parse(row);
};

/** A collection named `drafts` as another version of the program would open it. */
const asAnotherVersion = async (url: string, version: number) => {
  const engine = await openEngine(url);
  const sealing = createSealing(keys);
  const { nameRow } = await openRoot(engine, sealing);
  const spec = { name: 'drafts', version, schema: z.string() };
  const { log } = keptLog();
  const collection = new SealedCollection(spec, { engine, sealing, nameRow, log });
  return { collection, close: () => engine.close() };
};

test.each([
  ['a changed text', 'UPDATE keyv SET value = substr(value, 1, 60) || value WHERE key = ?'],
  ['a truncated text', 'UPDATE keyv SET value = substr(value, 1, 40) WHERE key = ?'],
  ['an empty text', "UPDATE keyv SET value = '' WHERE key = ?"],
  ['no text at all', 'UPDATE keyv SET value = NULL WHERE key = ?'],
  ['bytes', "UPDATE keyv SET value = x'00ff' WHERE key = ?"],
])('a record that became %s is reported and kept, and the others are read', async (_what, sql) => {
  const { url } = await storeFolder();
  const { key } = await leaveDraft(url);
  await change(url, sql, key);
  const { store, logged } = await openKept(url);
  expect(store.unreadable()).toBe(1);
  expect(logged()).toContain('drafts');
  expect(await store.drafts.get('one')).toBeUndefined();
  await store.drafts.set('two', draft('2'));
  const listed = [];
  for await (const [name] of store.drafts.entries()) listed.push(name);
  expect(listed).toEqual(['two']);
  await store.sweep(Number.MAX_SAFE_INTEGER);
  expect(store.unreadable()).toBe(1);
});

test('writing over an unreadable record sets the old one aside as it was', async () => {
  const { url } = await storeFolder();
  const { key, value } = await leaveDraft(url);
  const damaged = `${value}AAAA`;
  await change(url, 'UPDATE keyv SET value = ? WHERE key = ?', damaged, key);
  const { store } = await openKept(url);
  await store.drafts.set('one', draft('the new text'));
  await store.drafts.set('one', draft('the newest text'));
  expect((await store.drafts.get('one'))?.narrative).toBe('the newest text');
  expect(store.unreadable()).toBe(0);
  const aside = await rowsIn(url, 'aside:%');
  expect(aside.map((row) => row.value)).toEqual([damaged]);
});

test('damage that comes while the store is open is found by the next reader', async () => {
  const { url } = await storeFolder();
  const { key } = await leaveDraft(url);
  const { store } = await openKept(url);
  expect(store.unreadable()).toBe(0);
  await change(url, "UPDATE keyv SET value = 'x' WHERE key = ?", key);
  expect(await store.drafts.get('one')).toBeUndefined();
  expect(store.unreadable()).toBe(1);
});

test('an unreadable record can be deleted', async () => {
  const { url } = await storeFolder();
  const { key } = await leaveDraft(url);
  await change(url, "UPDATE keyv SET value = 'x' WHERE key = ?", key);
  const { store } = await openKept(url);
  expect(await store.drafts.delete('one')).toBe(true);
  expect(store.unreadable()).toBe(0);
  expect(await rowsIn(url)).toEqual([]);
});

test('a record moved to the place of another one does not open', async () => {
  const { url } = await storeFolder();
  const { value } = await leaveDraft(url);
  const first = await openBotStore({ url, keys, log: keptLog().log });
  await first.drafts.set('two', draft('another text'));
  await first.close();
  await change(url, "UPDATE keyv SET value = ? WHERE key LIKE 'drafts:%'", value);
  const { store } = await openKept(url);
  expect((await store.drafts.get('one'))?.narrative).toBe('the old text');
  expect(await store.drafts.get('two')).toBeUndefined();
});

test('a record with another shape is reported without its text', async () => {
  const { url } = await storeFolder();
  await leaveDraft(url);
  const other = await asAnotherVersion(url, 1);
  await other.collection.set('shape', 'private words');
  await other.close();
  const { store, logged } = await openKept(url);
  expect(store.unreadable()).toBe(1);
  expect(await store.drafts.get('shape')).toBeUndefined();
  expect(logged()).not.toContain('private words');
});

test('a store that a newer version wrote to does not open, and stays as it is', async () => {
  const { url } = await storeFolder();
  await leaveDraft(url);
  const newer = await asAnotherVersion(url, 99);
  await newer.collection.set('newer', 'from the future');
  await newer.close();
  const before = await rowsIn(url, '%');
  await expect(openBotStore({ url, keys, log: keptLog().log })).rejects.toMatchObject({
    reason: 'newer_version',
  });
  expect(await rowsIn(url, '%')).toEqual(before);
});

test('records without the root record are not mistaken for a new store', async () => {
  const { url } = await storeFolder();
  await leaveDraft(url);
  await change(url, "DELETE FROM keyv WHERE key = 'root:keys'");
  await expect(openBotStore({ url, keys, log: keptLog().log })).rejects.toMatchObject({ reason: 'broken' });
  expect(await rowsIn(url)).toHaveLength(1);
});
