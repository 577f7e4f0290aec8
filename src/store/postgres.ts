import { onlyReading, type Engine, type OpenOptions } from './engine.ts';
import { connectTo, endQuietly, openingError } from './postgres-connection.ts';
import { engineOn } from './postgres-engine.ts';
import { hold } from './postgres-holding.ts';
import { endPool, poolOf, readingFrom } from './postgres-pool.ts';
import { tablesExist } from './postgres-schema.ts';
import { StoreError } from './store-error.ts';
import { databaseName } from './store-url.ts';

/**
 * The store in a PostgreSQL database: for one process, while others stand by. All that it writes goes through the
 * connection that has its lock, so the process that gets it next knows that nothing of the process before can still
 * arrive. @keyv/postgres is not used, because it ends the process when the server ends an idle connection, and takes a
 * listing that breaks off for a complete one.
 */

/**
 * Opens the database of `postgres://…`, which has to exist, and creates the tables. Throws a StoreError: `in_use` or
 * `cannot_open`.
 */
export const openPostgres = async (url: string, options: OpenOptions = {}): Promise<Engine> =>
  engineOn(url, await hold(url, options));

/**
 * Opens a store only for reading, whether or not a process writes to it. Throws a StoreError: `missing` or
 * `cannot_open`.
 */
export const lookAtPostgres = async (url: string): Promise<Engine> => {
  try {
    const client = await connectTo(url);
    try {
      if (!(await tablesExist(client)))
        throw new StoreError('missing', `There is no store in ${databaseName(url)}.`);
    } finally {
      await endQuietly(client);
    }
  } catch (error) {
    throw openingError(url, error);
  }
  const pool = poolOf(url);
  return onlyReading({ ...readingFrom(pool), close: () => endPool(pool) });
};
