import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { openBotStore } from '../../src/app/store.ts';
import { createSealing } from '../../src/store/sealing.ts';
import { Connection } from '../../src/store/sqlite-connection.ts';
import { sqliteFile } from '../../src/store/sqlite.ts';
import { caseNamed, keptLog, newKey, storeFolder } from '../support/stores.ts';

const keys = [newKey()] as const;

interface Found {
  readonly id: string;
  readonly body: Buffer;
}

/** The rows of the cases, as they lie in the file. */
const rowsIn = async (url: string, table = 'cases'): Promise<readonly Found[]> => {
  const file = await Connection.open({ path: sqliteFile(url), patience: 0 });
  const rows = await file.all(`SELECT id, body FROM rounds_${table}`);
  await file.close();
  return z.array(z.object({ id: z.string(), body: z.instanceof(Buffer).catch(Buffer.alloc(0)) })).parse(rows);
};

const change = async (url: string, sql: string, ...values: readonly (string | Buffer)[]): Promise<void> => {
  const file = await Connection.open({ path: sqliteFile(url), patience: 0 });
  await file.run(`UPDATE rounds_cases SET ${sql}`, values);
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

it.each([
  ['a changed body', "body = CAST(substr(body, 1, 60) || x'00' || substr(body, 62) AS BLOB) WHERE id = ?"],
  ['a truncated body', 'body = substr(body, 1, 40) WHERE id = ?'],
  ['an empty body', "body = x'' WHERE id = ?"],
  ['a text', "body = 'a text' WHERE id = ?"],
  ['a body of another key', "key_id = 'unknown' WHERE id = ?"],
])('a record with %s is reported and kept, and the others are read', async (_what, sql) => {
  const { url } = await storeFolder();
  const { id } = await leaveDraft(url);
  await change(url, sql, id);
  const { store, logged } = await openKept(url);
  expect(await store.cases.get('one')).toBeUndefined();
  expect(store.unreadable()).toBe(1);
  expect(logged()).toContain('cases');
  await store.cases.set('two', caseNamed('2'));
  const listed = [];
  for await (const { details } of store.cases.list()) listed.push(details.name);
  expect(listed).toEqual(['2']);
  await store.sweep(Date.now());
  expect(await rowsIn(url)).toHaveLength(2);
});

it('an unreadable record can be deleted', async () => {
  const { url } = await storeFolder();
  const { id } = await leaveDraft(url);
  await change(url, "body = x'00' WHERE id = ?", id);
  const { store } = await openKept(url);
  expect(await store.cases.get('one')).toBeUndefined();
  expect(await store.cases.delete('one')).toBe(true);
  expect(store.unreadable()).toBe(0);
  expect(await rowsIn(url)).toEqual([]);
});

it('a record moved to the place of another one does not open', async () => {
  const { url } = await storeFolder();
  const { body } = await leaveDraft(url);
  const first = await openBotStore({ url, keys, log: keptLog().log });
  await first.cases.set('two', caseNamed('another text'));
  await first.close();
  await change(url, 'body = ?', body);
  const { store } = await openKept(url);
  expect((await store.cases.get('one'))?.details.name).toBe('the old text');
  expect(await store.cases.get('two')).toBeUndefined();
});

it('a record with another shape is reported without its text', async () => {
  const { url } = await storeFolder();
  await leaveDraft(url);
  const { keyId, body } = createSealing(keys).seal('{"private":"words"}', 'rounds_cases\0one');
  await change(url, 'key_id = ?, body = ?', keyId, body);
  const { store, logged } = await openKept(url);
  expect(await store.cases.get('one')).toBeUndefined();
  expect(store.unreadable()).toBe(1);
  expect(logged()).not.toContain('words');
});

it('records without the keys of their names are not mistaken for a new store', async () => {
  const { url } = await storeFolder();
  await leaveDraft(url);
  const file = await Connection.open({ path: sqliteFile(url), patience: 0 });
  await file.run(`DELETE FROM rounds_facts WHERE id = 'keys'`);
  await file.close();
  await expect(openBotStore({ url, keys, log: keptLog().log })).rejects.toMatchObject({ reason: 'damaged' });
  expect(await rowsIn(url)).toHaveLength(1);
});
