import { Pool } from 'pg';
import { z } from 'zod';
import { within } from '../lib/within.ts';
import type { Among, Engine } from './engine.ts';
import { indexValue, keyOf, keysOf, listedBy, placeOfKey, readerOf, walk } from './keyed-rows.ts';
import { connectionOptions, isRefusal, overConnection } from './postgres-connection.ts';

/** Reading rows from PostgreSQL, over connections that come and go. */

const mostConnections = 8;
const idleFor = 30_000;

const lines = z.array(z.object({ key: z.string(), value: z.string() }));
const wholeLines = z.array(
  z.object({
    key: z.string(),
    value: z.string(),
    indexes: z.record(z.string(), z.string()).nullable(),
    claims: z.array(z.string()).nullable(),
  }),
);

interface Listing {
  /** Reads the first rows after a key, in the order of their keys; its parameters are `value`, that key and how many. */
  readonly text: string;
  readonly value: string;
  /** A key before the first row. */
  readonly from: string;
}

const listing = (collection: string, among: Among | undefined): Listing => {
  if (among !== undefined && 'index' in among) {
    const text = `WITH listed AS MATERIALIZED (SELECT record FROM rounds_indexes WHERE value = $1)
      SELECT key, value FROM listed JOIN rounds_records ON key = record WHERE key > $2 ORDER BY key LIMIT $3`;
    const [from] = keysOf(collection);
    return { text, value: listedBy(collection, among), from };
  }
  const text = 'SELECT key, value FROM rounds_records WHERE key < $1 AND key > $2 ORDER BY key LIMIT $3';
  const [from, before] = keysOf(collection, among?.under);
  return { text, value: before, from };
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

/** What an engine reads. */
export const rowsIn = (pool: Pool): Pick<Engine, 'isEmpty' | 'get' | 'list' | 'all' | 'whole'> => {
  const read = async <Line>(schema: z.ZodType<Line>, text: string, ...values: readonly unknown[]) => {
    const { rows } = await overConnection(reading(() => pool.query({ text, values: [...values] })));
    return schema.parse(rows);
  };
  const keyv = readerOf(async (key) => {
    const [found] = await read(lines, 'SELECT key, value FROM rounds_records WHERE key = $1', key);
    return found?.value;
  });
  return {
    isEmpty: async () => (await read(lines, 'SELECT key, value FROM rounds_records LIMIT 1')).length === 0,
    get: (place) => overConnection(keyv.get(keyOf(place))),
    async *list(collection, among) {
      const { text, value, from } = listing(collection, among);
      for await (const line of walk(from, (after, most) => read(lines, text, value, after, most))) {
        yield [line.key.slice(collection.length + 1), line.value];
      }
    },
    async *all() {
      const text = 'SELECT key, value FROM rounds_records WHERE key > $1 ORDER BY key LIMIT $2';
      for await (const { key, value } of walk('', (after, most) => read(lines, text, after, most))) {
        yield { ...placeOfKey(key), text: value };
      }
    },
    async *whole() {
      const text = `SELECT key, value,
        (SELECT jsonb_object_agg(name, listed.value) FROM rounds_indexes AS listed WHERE record = key) AS indexes,
        (SELECT jsonb_agg(claim) FROM rounds_claims WHERE record = key) AS claims
        FROM rounds_records WHERE key > $1 ORDER BY key LIMIT $2`;
      const rows = walk('', (after, most) => read(wholeLines, text, after, most));
      for await (const { key, value, indexes, claims } of rows) {
        const named: Record<string, string> = {};
        for (const [name, listed] of Object.entries(indexes ?? {})) named[name] = indexValue(listed);
        yield { ...placeOfKey(key), text: value, indexes: named, claims: claims ?? [] };
      }
    },
  };
};
