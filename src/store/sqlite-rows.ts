import type { KeyvSqlite } from '@keyv/sqlite';
import { Keyv } from 'keyv';
import { z } from 'zod';
import type { Among, Engine, Place } from './engine.ts';
import { StoreError, codeOf } from './store-error.ts';

/** Reading rows; `sqlite-engine.ts` says how they are laid out. */

/** SQLite uses a partial index only for queries that repeat its condition word for word. */
export const dotted = `key >= '.' AND key < '/'`;

export const linesResult = z.custom<readonly { readonly key: string; readonly value: unknown }[]>(
  Array.isArray,
);

/** A row without text cannot be ours; whoever opens the empty text finds it damaged. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

export const keyOf = ({ collection, row }: Place): string => `${collection}:${row}`;

/** The statement that lists rows, and its parameters. */
const listing = (
  collection: string,
  among: Among | undefined,
): readonly [sql: string, ...values: string[]] => {
  if (among !== undefined && 'index' in among) {
    return [
      `SELECT key, value FROM keyv WHERE key IN (SELECT substr(key, 5, instr(key, '|') - 5)
       FROM keyv INDEXED BY keyv_dotted WHERE ${dotted} AND value = ?)`,
      `${collection}.${among.index}=${among.value}`,
    ];
  }
  const start = among === undefined ? collection : `${collection}:${among.under}`;
  return ['SELECT key, value FROM keyv WHERE key >= ? AND key < ?', `${start}:`, `${start};`];
};

/** A row is the sealed text and nothing else: Keyv's JSON wrapper would fail on a damaged one. */
const readerOf = (adapter: KeyvSqlite): Keyv<string> => {
  const refuse = (): Promise<never> => Promise.reject(new Error('Keyv only reads'));
  const get = async (key: string) => {
    const value: unknown = await adapter.get(key);
    return value === undefined ? undefined : { value: asText(value) };
  };
  const store = { get, set: refuse, delete: refuse, clear: refuse };
  const keyv = new Keyv<string>({ store, useKeyPrefix: false, throwOnErrors: true });
  return Object.assign(keyv, { serialize: undefined, deserialize: undefined });
};

export const translated = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((cause: unknown) => {
    throw new StoreError('broken', `The database refused a read or a write (${codeOf(cause)}).`, { cause });
  });

/** What an engine reads, from one connection. */
export const rowsIn = (adapter: KeyvSqlite): Pick<Engine, 'isEmpty' | 'get' | 'list' | 'all'> => {
  const keyv = readerOf(adapter);
  const read = async (sql: string, ...values: readonly string[]) =>
    linesResult.parse(await translated(adapter.query(sql, ...values)));
  return {
    isEmpty: async () => (await read('SELECT key, value FROM keyv LIMIT 1')).length === 0,
    get: (place) => translated(keyv.get(keyOf(place))),
    async *list(collection, among) {
      for (const { key, value } of await read(...listing(collection, among))) {
        yield [key.slice(collection.length + 1), asText(value)];
      }
    },
    async *all() {
      for (const { key, value } of await read(`SELECT key, value FROM keyv WHERE key >= '/'`)) {
        const colon = key.indexOf(':');
        yield { collection: key.slice(0, colon), row: key.slice(colon + 1), text: asText(value) };
      }
    },
  };
};
