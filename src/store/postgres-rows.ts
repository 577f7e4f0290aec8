import { Pool, type PoolClient } from 'pg';
import { z } from 'zod';
import { within } from '../lib/within.ts';
import type { Among, Engine } from './engine.ts';
import { indexValue, keyOf, keysOf, listedBy, placeOfKey, readerOf } from './keyed-rows.ts';
import { connectionOptions, isRefusal, overConnection } from './postgres-connection.ts';

/** Reading rows from PostgreSQL, over connections that come and go. */

const mostConnections = 8;
const idleFor = 30_000;
/** How many rows of a whole collection are fetched at a time. */
const page = 1_000;

const lines = z.array(z.object({ key: z.string(), value: z.string() }));
const wholeLines = z.array(
  z.object({
    key: z.string(),
    value: z.string(),
    indexes: z.record(z.string(), z.string()).nullable(),
    claims: z.array(z.string()).nullable(),
  }),
);

interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
}

const listing = (collection: string, among: Among | undefined): Statement => {
  if (among !== undefined && 'index' in among) {
    const text = `SELECT key, rounds_records.value FROM rounds_records
      JOIN rounds_indexes ON record = key WHERE rounds_indexes.value = $1 AND name = $2`;
    return { text, values: [listedBy(collection, among), among.index] };
  }
  return {
    text: 'SELECT key, value FROM rounds_records WHERE key >= $1 AND key < $2',
    values: keysOf(collection, among?.under),
  };
};

export const poolOf = (url: string): Pool => {
  const pool = new Pool({ ...connectionOptions(url), max: mostConnections, idleTimeoutMillis: idleFor });
  // Told of idle connections that the server has ended, which nobody misses; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
};

/** Milliseconds for readers to finish. */
const farewell = 200;

export const endPool = async (pool: Pool): Promise<void> => {
  await within(farewell, pool.end());
};

/** Runs it once more, on another connection, if the first one was lost: reading twice does no harm. */
const reading = async <Result>(task: () => Promise<Result>): Promise<Result> => {
  try {
    return await task();
  } catch (error) {
    if (isRefusal(error)) throw error;
    return task();
  }
};

/** The rows in pages, all as they are at the first one. */
const pagesOf = async function* <Line>(
  pool: Pool,
  { text, values = [] }: Statement,
  schema: z.ZodType<Line[]>,
): AsyncGenerator<Line[]> {
  const client: PoolClient = await reading(() => pool.connect());
  let failure: Error | undefined;
  // A failure while the connection is lent out is not told to the pool.
  const fail = (error: Error): void => {
    failure = error;
  };
  client.on('error', fail);
  try {
    await client.query('BEGIN READ ONLY');
    await client.query({ text: `DECLARE rows NO SCROLL CURSOR FOR ${text}`, values: [...values] });
    for (let isMore = true; isMore;) {
      const { rows } = await client.query(`FETCH ${page} FROM rows`);
      const found = schema.parse(rows);
      isMore = found.length === page;
      yield found;
    }
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    await client.query('ROLLBACK').catch(fail);
    client.off('error', fail);
    client.release(failure);
  }
};

/** The same pages, their failures told as StoreErrors. */
const translatedPages = async function* <Line>(
  pool: Pool,
  statement: Statement,
  schema: z.ZodType<Line[]>,
): AsyncGenerator<Line[]> {
  const pages = pagesOf(pool, statement, schema);
  try {
    for (;;) {
      const next = await overConnection(pages.next());
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await pages.return(undefined);
  }
};

/** What an engine reads. */
export const rowsIn = (pool: Pool): Pick<Engine, 'isEmpty' | 'get' | 'list' | 'all' | 'whole'> => {
  const read = async ({ text, values = [] }: Statement) => {
    const { rows } = await overConnection(reading(() => pool.query({ text, values: [...values] })));
    return lines.parse(rows);
  };
  const keyv = readerOf(async (key) => {
    const [found] = await read({
      text: 'SELECT key, value FROM rounds_records WHERE key = $1',
      values: [key],
    });
    return found?.value;
  });
  return {
    isEmpty: async () => (await read({ text: 'SELECT key, value FROM rounds_records LIMIT 1' })).length === 0,
    get: (place) => overConnection(keyv.get(keyOf(place))),
    async *list(collection, among) {
      const statement = listing(collection, among);
      const pages = among === undefined ? translatedPages(pool, statement, lines) : [await read(statement)];
      for await (const found of pages) {
        for (const { key, value } of found) yield [key.slice(collection.length + 1), value];
      }
    },
    async *all() {
      const statement = { text: 'SELECT key, value FROM rounds_records' };
      for await (const found of translatedPages(pool, statement, lines)) {
        for (const { key, value } of found) yield { ...placeOfKey(key), text: value };
      }
    },
    async *whole() {
      const text = `SELECT key, value,
        (SELECT jsonb_object_agg(name, listed.value) FROM rounds_indexes AS listed WHERE record = key) AS indexes,
        (SELECT jsonb_agg(claim) FROM rounds_claims WHERE record = key) AS claims FROM rounds_records`;
      for await (const found of translatedPages(pool, { text }, wholeLines)) {
        for (const { key, value, indexes, claims } of found) {
          const named: Record<string, string> = {};
          for (const [name, listed] of Object.entries(indexes ?? {})) named[name] = indexValue(listed);
          yield { ...placeOfKey(key), text: value, indexes: named, claims: claims ?? [] };
        }
      }
    },
  };
};
