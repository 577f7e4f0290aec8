import { expect, it, onTestFinished } from 'vitest';
import { openBotStore } from '../../src/app/store.ts';
import { createSealing } from '../../src/store/sealing.ts';
import { Connection } from '../../src/store/sqlite-connection.ts';
import { sqliteFile } from '../../src/store/sqlite.ts';
import { caseNamed, keptLog, newKey, storeFolder } from '../support/stores.ts';

const keys = [newKey()] as const;

/** Does something with the file itself, while no store has it open. */
const inFile = async <Result>(url: string, task: (file: Connection) => Promise<Result>): Promise<Result> => {
  const file = await Connection.open({ path: sqliteFile(url), patience: 0 });
  const result = await task(file);
  await file.close();
  return result;
};

const rowsIn = (url: string) => inFile(url, (file) => file.all('SELECT id FROM rounds_cases'));

/** Changes the record `one`. */
const change = (url: string, sql: string, ...values: readonly (string | Buffer)[]): Promise<unknown> =>
  inFile(url, (file) => file.run(`UPDATE rounds_cases SET ${sql} WHERE id = 'one'`, values));

const openKept = async (url: string) => {
  const { log, text } = keptLog();
  const store = await openBotStore({ url, keys, log });
  onTestFinished(() => store.close());
  return { store, logged: text };
};

/** A closed store with two cases, `one` and `two`. */
const leftStore = async (): Promise<string> => {
  const { url } = await storeFolder();
  const store = await openBotStore({ url, keys, log: keptLog().log });
  for (const id of ['one', 'two']) await store.cases.set(id, caseNamed(id));
  await store.close();
  return url;
};

it.each([
  [
    'a changed body',
    "body = CAST(substr(body, 1, 60) || iif(substr(body, 61, 1) = x'00', x'01', x'00') || substr(body, 62) AS BLOB)",
  ],
  ['a truncated body', 'body = substr(body, 1, 40)'],
  ['an empty body', "body = x''"],
  ['a text', "body = 'a text'"],
  ['the body of another record', "body = (SELECT body FROM rounds_cases WHERE id = 'two')"],
  ['a body of another key', "key_id = 'unknown'"],
])('a record with %s is reported and kept, and the others are read', async (_what, sql) => {
  const url = await leftStore();
  await change(url, sql);
  const { store, logged } = await openKept(url);
  expect(await store.cases.get('one')).toBeUndefined();
  expect(store.unreadable()).toBe(1);
  expect(logged()).toContain('cases');
  const listed = [];
  for await (const { details } of store.cases.list()) listed.push(details.name);
  expect(listed).toEqual(['two']);
  await store.sweep(Date.now());
  expect(await rowsIn(url)).toHaveLength(2);
});

it('an unreadable record can be deleted', async () => {
  const url = await leftStore();
  await change(url, "body = x'00'");
  const { store } = await openKept(url);
  expect(await store.cases.get('one')).toBeUndefined();
  expect(await store.cases.delete('one')).toBe(true);
  expect(store.unreadable()).toBe(0);
  expect(await rowsIn(url)).toEqual([{ id: 'two' }]);
});

it('a record with another shape is reported without its text', async () => {
  const url = await leftStore();
  const { keyId, body } = createSealing(keys).seal('{"private":"words"}', 'rounds_cases\0one');
  await change(url, 'key_id = ?, body = ?', keyId, body);
  const { store, logged } = await openKept(url);
  expect(await store.cases.get('one')).toBeUndefined();
  expect(store.unreadable()).toBe(1);
  expect(logged()).not.toContain('words');
});

it('records without the keys of their names are not mistaken for a new store', async () => {
  const url = await leftStore();
  await inFile(url, (file) => file.run(`DELETE FROM rounds_facts WHERE id = 'keys'`));
  await expect(openBotStore({ url, keys, log: keptLog().log })).rejects.toMatchObject({ reason: 'damaged' });
  expect(await rowsIn(url)).toHaveLength(2);
});
