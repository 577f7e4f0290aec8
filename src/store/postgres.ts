import type { Client } from 'pg';
import { z } from 'zod';
import { within } from '../lib/within.ts';
import type { Batch, Engine, Fence, Written } from './engine.ts';
import { GroupedWrites } from './grouped-writes.ts';
import { concernsOnlyIt, connectTo, endQuietly, openingError } from './postgres-connection.ts';
import { poolOf, rowsIn } from './postgres-rows.ts';
import {
  expectOwnBackend,
  newHolder,
  prepareWriting,
  retakeStore,
  tablesExist,
  takeStore,
} from './postgres-schema.ts';
import { Session } from './postgres-session.ts';
import { writeGroup } from './postgres-writes.ts';
import { StoreError, translated } from './store-error.ts';
import { databaseName } from './store-url.ts';

/**
 * The store in a PostgreSQL database, for one process at a time. All that it writes goes through the connection that
 * holds its lock, so whoever gets the lock next knows that nothing of the process before can still arrive. Of Keyv it
 * uses `get`, to read rows by name; @keyv/postgres itself ends the process when the server ends an idle connection, and
 * takes a listing that breaks off for a complete one.
 */

/** Milliseconds for the lock: so long the server may take to notice that a machine has vanished. */
const startPatience = 8_000;
const retakePatience = 1_000;
/** Milliseconds for readers to finish. */
const farewell = 200;

const epochResult = z.tuple([z.object({ epoch: z.number() })]);

const raiseEpoch = async (client: Client, shard: number): Promise<Fence> => {
  const { rows } = await client.query(
    `INSERT INTO rounds_shards (id, epoch) VALUES ($1, 1)
     ON CONFLICT (id) DO UPDATE SET epoch = rounds_shards.epoch + 1 RETURNING epoch`,
    [shard],
  );
  return { shard, epoch: epochResult.parse(rows)[0].epoch };
};

/** `onTaken`: another process has taken the store, because this one was cut off from it for too long. */
const openSession = async (url: string, onTaken: () => void): Promise<Session> => {
  const holder = newHolder();
  let isHolder = false;
  const session = new Session({
    url,
    onTaken,
    prepare: async (client) => {
      if (isHolder) {
        await prepareWriting(client);
        return retakeStore(client, { holder, patience: retakePatience });
      }
      await expectOwnBackend(client, url);
      await prepareWriting(client);
      await takeStore(client, { holder, patience: startPatience });
      isHolder = true;
    },
  });
  await session.open();
  return session;
};

/**
 * Opens the database of `postgres://…`, which has to exist, and creates the tables. Throws a StoreError: `in_use` or
 * `cannot_open`.
 */
export const openPostgres = async (url: string, onTaken: () => void = () => undefined): Promise<Engine> => {
  const session = await openSession(url, onTaken).catch((error: unknown) => {
    if (error instanceof StoreError && error.reason === 'in_use')
      throw new StoreError('in_use', `Another process already uses this store (${databaseName(url)}).`);
    throw openingError(url, error);
  });
  const pool = poolOf(url);
  const groups = new GroupedWrites<Batch, Written>(
    (group) => session.run((client) => writeGroup(client, group)),
    concernsOnlyIt,
  );
  return {
    alone: true,
    keyFile: undefined,
    ...rowsIn(pool),
    write: (batch) => translated(groups.add(batch)),
    takeShard: (shard) => translated(session.run((client) => raiseEpoch(client, shard))),
    dropShard: ({ shard, epoch }) =>
      translated(
        session.run(async (client) => {
          await client.query('UPDATE rounds_shards SET epoch = epoch + 1 WHERE id = $1 AND epoch = $2', [
            shard,
            epoch,
          ]);
        }),
      ),
    // What is deleted leaves the tables. What stays of it in the log and in pages that are not used again yet is sealed.
    settle: async () => {
      await translated(pool.query('VACUUM rounds_records, rounds_indexes, rounds_claims'));
    },
    async close() {
      await groups.idle();
      await session.close();
      await within(farewell, pool.end());
    },
  };
};

const refuse = (): Promise<never> =>
  Promise.reject(new StoreError('broken', 'The store is open only for reading.'));

/**
 * Opens a store only for reading, whether or not a process writes to it. Throws a StoreError: `missing` or
 * `cannot_open`.
 */
export const lookAtPostgres = async (url: string): Promise<Engine> => {
  try {
    const client = await connectTo(url, () => undefined);
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
  return {
    // Another process may be writing.
    alone: false,
    keyFile: undefined,
    ...rowsIn(pool),
    write: refuse,
    takeShard: refuse,
    dropShard: refuse,
    settle: refuse,
    close: async () => {
      await within(farewell, pool.end());
    },
  };
};
