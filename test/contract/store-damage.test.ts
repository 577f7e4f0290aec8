import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { SealedCollection } from '../../src/store/sealed-collection.ts';
import { openBotStore } from '../../src/app/store.ts';
import { openEngine } from '../../src/store/open.ts';
import { createSealing, openRoot } from '../../src/store/sealing.ts';
import { Connection } from '../../src/store/sqlite-connection.ts';
import { sqliteFile } from '../../src/store/sqlite-file.ts';
import { caseNamed, keptLog, newKey, storeFolder } from '../support/stores.ts';

const keys = [newKey()] as const;

interface Found {
  readonly name: string;
  readonly body: Buffer;
}

/** The rows of the cases, as they lie in the file. */
const rowsIn = async (url: string, kind = 'cases'): Promise<readonly Found[]> => {
  const file = await Connection.open({ path: sqliteFile(url), patience: 0 });
  const rows = await file.once('SELECT name, body FROM rounds_records WHERE kind LIKE ?', kind);
  await file.close();
  return z
    .array(z.object({ name: z.string(), body: z.instanceof(Buffer).catch(Buffer.alloc(0)) }))
    .parse(rows);
};

const change = async (url: string, sql: string, ...values: readonly (string | Buffer)[]): Promise<void> => {
  const file = await Connection.open({ path: sqliteFile(url), patience: 0 });
  await file.once(`UPDATE rounds_records SET ${sql}`, ...values);
  await file.close();
};

const openKept = async (url: string) => {
  const { log, text } = keptLog();
  const store = await openBotStore({ url, keys, log });
  onTestFinished(() => store.close());
  return { store, logged: text };
};

/** Leaves a closed store with one case, and tells how its row looks. */
const leaveDraft = async (url: string) => {
  const store = await openBotStore({ url, keys, log: keptLog().log });
  await store.cases.set('one', caseNamed('the old text'));
  await store.close();
  const [row] = await rowsIn(url);
  if (row === undefined) throw new Error('nothing was stored');
  return row;
};

/** A collection named `cases` as another version of the program would open it. */
const asAnotherVersion = async (url: string, version: number) => {
  const engine = await openEngine(url);
  const sealing = createSealing(keys);
  const { hide } = await openRoot(engine, sealing);
  const spec = { name: 'cases', version, schema: z.string() };
  const { log } = keptLog();
  const collection = new SealedCollection(spec, { engine, sealing, hide, log });
  return { collection, close: () => engine.close() };
};

test.each([
  ['a changed body', "body = CAST(substr(body, 1, 60) || x'00' || substr(body, 62) AS BLOB) WHERE name = ?"],
  ['a truncated body', 'body = substr(body, 1, 40) WHERE name = ?'],
  ['an empty body', "body = x'' WHERE name = ?"],
  ['a text', "body = 'a text' WHERE name = ?"],
  ['a body of another key', "key_id = 'unknown' WHERE name = ?"],
])('a record with %s is reported and kept, and the others are read', async (_what, sql) => {
  const { url } = await storeFolder();
  const { name } = await leaveDraft(url);
  await change(url, sql, name);
  const { store, logged } = await openKept(url);
  expect(await store.cases.get('one')).toBeUndefined();
  expect(store.unreadable()).toBe(1);
  expect(logged()).toContain('cases');
  await store.cases.set('two', caseNamed('2'));
  const listed = [];
  for await (const [key] of store.cases.entries()) listed.push(key);
  expect(listed).toEqual(['two']);
  await store.sweep(Date.now());
  expect(await rowsIn(url)).toHaveLength(2);
});

test('writing over an unreadable record sets the old one aside as it was', async () => {
  const { url } = await storeFolder();
  const { name, body } = await leaveDraft(url);
  const damaged = Buffer.concat([body, Buffer.from('AAAA')]);
  await change(url, 'body = ? WHERE name = ?', damaged, name);
  const { store } = await openKept(url);
  expect(await store.cases.get('one')).toBeUndefined();
  await store.cases.set('one', caseNamed('the new text'));
  await store.cases.set('one', caseNamed('the newest text'));
  expect((await store.cases.get('one'))?.details.name).toBe('the newest text');
  expect(store.unreadable()).toBe(0);
  const aside = await rowsIn(url, 'aside');
  expect(aside.map((row) => row.body)).toEqual([damaged]);
});

test('damage that comes while the store is open is found by the next reader', async () => {
  const { url } = await storeFolder();
  const { name } = await leaveDraft(url);
  const { store } = await openKept(url);
  expect(store.unreadable()).toBe(0);
  await change(url, "body = x'00' WHERE name = ?", name);
  expect(await store.cases.get('one')).toBeUndefined();
  expect(store.unreadable()).toBe(1);
});

test('an unreadable record can be deleted', async () => {
  const { url } = await storeFolder();
  const { name } = await leaveDraft(url);
  await change(url, "body = x'00' WHERE name = ?", name);
  const { store } = await openKept(url);
  expect(await store.cases.get('one')).toBeUndefined();
  expect(await store.cases.delete('one')).toBe(true);
  expect(store.unreadable()).toBe(0);
  expect(await rowsIn(url)).toEqual([]);
});

test('a record moved to the place of another one does not open', async () => {
  const { url } = await storeFolder();
  const { body } = await leaveDraft(url);
  const first = await openBotStore({ url, keys, log: keptLog().log });
  await first.cases.set('two', caseNamed('another text'));
  await first.close();
  await change(url, "body = ? WHERE kind = 'cases'", body);
  const { store } = await openKept(url);
  expect((await store.cases.get('one'))?.details.name).toBe('the old text');
  expect(await store.cases.get('two')).toBeUndefined();
});

test('a record with another shape is reported without its text', async () => {
  const { url } = await storeFolder();
  await leaveDraft(url);
  const other = await asAnotherVersion(url, 1);
  await other.collection.set('shape', 'private words');
  await other.close();
  const { store, logged } = await openKept(url);
  expect(await store.cases.get('shape')).toBeUndefined();
  expect(store.unreadable()).toBe(1);
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
  await change(url, "kind = 'elsewhere' WHERE kind = 'root'");
  await expect(openBotStore({ url, keys, log: keptLog().log })).rejects.toMatchObject({ reason: 'broken' });
  expect(await rowsIn(url)).toHaveLength(1);
});
