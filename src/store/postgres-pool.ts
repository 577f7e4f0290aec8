import { Pool } from 'pg';
import { within } from '../lib/within.ts';
import type { Reading } from './engine.ts';
import { connectionOptions, isRefusal, overConnection } from './postgres-connection.ts';
import { readingWith } from './tables.ts';

/** Reading from PostgreSQL, over connections that come and go. */

const mostConnections = 8;
const idleFor = 30_000;

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
const twice = async <Result>(task: () => Promise<Result>): Promise<Result> => {
  try {
    return await task();
  } catch (error) {
    if (isRefusal(error)) throw error;
    return task();
  }
};

/** What an engine reads. */
export const readingFrom = (pool: Pool): Reading =>
  readingWith(async (text, ...values) => {
    const found: { readonly rows: unknown } = await overConnection(
      twice(() => pool.query(text, [...values])),
    );
    return found.rows;
  });
