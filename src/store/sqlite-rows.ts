import type { KeyvSqlite } from '@keyv/sqlite';
import { z } from 'zod';
import type { Among, Engine } from './engine.ts';
import { indexValue, keyOf, keysOf, listedBy, placeOfKey, readerOf, walk, wholeRow } from './keyed-rows.ts';
import type { Belongings } from './keyed-rows.ts';
import { translated } from './store-error.ts';

/** Reading rows; `sqlite-engine.ts` says how they are laid out. */

/** SQLite uses a partial index only for queries that repeat its condition word for word. */
export const dotted = `key >= '.' AND key < '/'`;

export const linesResult = z.custom<readonly { readonly key: string; readonly value: unknown }[]>(
  Array.isArray,
);

/** A row without text cannot be ours; whoever opens the empty text finds it damaged. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Listing {
  /** Reads the first rows after a key, in the order of their keys; its parameters are `value`, that key and how many. */
  readonly sql: string;
  readonly value: string;
  /** A key before the first row. */
  readonly from: string;
}

const listing = (collection: string, among: Among | undefined): Listing => {
  if (among !== undefined && 'index' in among) {
    // The plus keeps SQLite from walking through all keys after that one instead.
    const sql = `SELECT key, value FROM keyv WHERE key IN (SELECT substr(key, 5, instr(key, '|') - 5)
      FROM keyv INDEXED BY keyv_dotted WHERE ${dotted} AND value = ?) AND +key > ? ORDER BY key LIMIT ?`;
    const [from] = keysOf(collection);
    return { sql, value: listedBy(collection, among), from };
  }
  const sql = 'SELECT key, value FROM keyv WHERE key < ? AND key > ? ORDER BY key LIMIT ?';
  const [from, before] = keysOf(collection, among?.under);
  return { sql, value: before, from };
};

/** Sorts out the lines whose keys begin with a dot. */
const belongingsIn = (lines: readonly { readonly key: string; readonly value: unknown }[]): Belongings => {
  const indexes = new Map<string, Record<string, string>>();
  const claims = new Map<string, string[]>();
  for (const { key, value } of lines) {
    const text = asText(value);
    const [, record, name] = /^\.by:(.*)\|(.*)$/.exec(key) ?? [];
    if (record !== undefined && name !== undefined) {
      indexes.set(record, { ...indexes.get(record), [name]: indexValue(text) });
    }
    const [, claim] = /^\.claim:(.*)$/.exec(key) ?? [];
    if (claim !== undefined) claims.set(text, [...(claims.get(text) ?? []), claim]);
  }
  return { indexes, claims };
};

/** What an engine reads, from one connection. */
export const rowsIn = (adapter: KeyvSqlite): Pick<Engine, 'isEmpty' | 'get' | 'list' | 'all' | 'whole'> => {
  const keyv = readerOf(async (key) => {
    const value: unknown = await adapter.get(key);
    return value === undefined ? undefined : asText(value);
  });
  const read = async (sql: string, ...values: readonly (string | number)[]) => {
    const lines = linesResult.parse(await translated(adapter.query(sql, ...values)));
    return lines.map(({ key, value }) => ({ key, value: asText(value) }));
  };
  return {
    isEmpty: async () => (await read('SELECT key, value FROM keyv LIMIT 1')).length === 0,
    get: (place) => translated(keyv.get(keyOf(place))),
    async *list(collection, among) {
      const { sql, value, from } = listing(collection, among);
      for await (const line of walk(from, (after, most) => read(sql, value, after, most))) {
        yield [line.key.slice(collection.length + 1), line.value];
      }
    },
    async *all() {
      const sql = 'SELECT key, value FROM keyv WHERE key > ? ORDER BY key LIMIT ?';
      // Keys that begin with a dot come before it.
      for await (const { key, value } of walk('/', (after, most) => read(sql, after, most))) {
        yield { ...placeOfKey(key), text: value };
      }
    },
    async *whole() {
      // One statement, so that all of it is of one moment.
      const lines = await read('SELECT key, value FROM keyv');
      const isDotted = ({ key }: { readonly key: string }): boolean => key.startsWith('.');
      const belongings = belongingsIn(lines.filter(isDotted));
      for (const { key, value } of lines) {
        if (!key.startsWith('.')) yield wholeRow({ key, value: asText(value) }, belongings);
      }
    },
  };
};
