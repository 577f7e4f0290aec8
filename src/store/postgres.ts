import type { Client } from 'pg';
import { QueueByKey } from '../lib/queue.ts';
import { onlyReading, type Engine, type Fence, type OpenOptions } from './engine.ts';
import { connectTo, endQuietly, openingError } from './postgres-connection.ts';
import { engineOn } from './postgres-engine.ts';
import { hold, type LeaseProtocol } from './postgres-holding.ts';
import { endPool, poolOf, readingFrom } from './postgres-pool.ts';
import { awaitStore, beat, giveBack, retakeStore, tablesExist, takeStore } from './postgres-schema.ts';
import { openShared } from './postgres-shared.ts';
import { StoreError } from './store-error.ts';
import { databaseName } from './store-url.ts';
import { epochResult, raiseEpoch } from './tables.ts';

/**
 * The store in a PostgreSQL database, for one process at a time, while others stand by; `postgres-shared.ts` has it for
 * several. All that it writes goes through the connection that holds its lock, so the process that gets the lock next knows that
 * nothing of the process before can still arrive. @keyv/postgres is not used,
 * because it ends the process when the server ends an idle connection, and takes a listing that breaks off for a complete
 * one.
 */

const takeShard = async (client: Client, shard: number): Promise<Fence> => {
  const { rows } = await client.query(raiseEpoch, [shard]);
  return { shard, epoch: epochResult.parse(rows)[0].epoch };
};

const alone: LeaseProtocol = { wait: awaitStore, take: takeStore, retake: retakeStore, beat, giveBack };

const openAlone = async (url: string, options: OpenOptions): Promise<Engine> => {
  const { run, ...engine } = engineOn(url, await hold(url, alone, options));
  const turns = new QueueByKey();
  return {
    ...engine,
    alone: true,
    withLock: (name, task) => turns.run(name, task),
    takeShard: (shard) => run((client) => takeShard(client, shard)),
    dropShard: ({ shard, epoch }) =>
      run(async (client) => {
        await client.query('UPDATE rounds_shards SET epoch = epoch + 1 WHERE id = $1 AND epoch = $2', [
          shard,
          epoch,
        ]);
      }),
  };
};

/**
 * Opens the database of `postgres://…`, which has to exist, and creates the tables. Throws a StoreError: `in_use` or
 * `cannot_open`.
 */
export const openPostgres = (url: string, options: OpenOptions = {}): Promise<Engine> =>
  options.shared === undefined ? openAlone(url, options) : openShared(url, options, options.shared);

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
  return onlyReading({ ...readingFrom(pool), keyFile: undefined, close: () => endPool(pool) });
};
