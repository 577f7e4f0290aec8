import type { Client } from 'pg';
import { z } from 'zod';
import { pause } from '../lib/pause.ts';
import { within } from '../lib/within.ts';
import type { Batch, Engine, Fence, OpenOptions, Written } from './engine.ts';
import { GroupedWrites } from './grouped-writes.ts';
import { concernsOnlyIt, connectTo, endQuietly, openingError } from './postgres-connection.ts';
import { poolOf, rowsIn } from './postgres-rows.ts';
import {
  awaitStore,
  beat,
  expectOwnBackend,
  giveBack,
  newHolder,
  prepareWriting,
  retakeStore,
  tablesExist,
  takeStore,
} from './postgres-schema.ts';
import { Session } from './postgres-session.ts';
import { Tenure } from './postgres-tenure.ts';
import { writeGroup } from './postgres-writes.ts';
import { StoreError, translated } from './store-error.ts';
import { databaseName } from './store-url.ts';

/**
 * The store in a PostgreSQL database, for one process at a time; others stand by. All that it writes goes through the
 * connection that holds its lock, so whoever gets the lock next knows that nothing of the process before can still
 * arrive. Of Keyv it
 * uses `get`, to read rows by name; @keyv/postgres itself ends the process when the server ends an idle connection, and
 * takes a listing that breaks off for a complete one.
 */

/** Milliseconds for the lock: so long the server may take to notice that a machine has vanished. */
const startPatience = 8_000;
/** Milliseconds for what is written: an upgrade rewrites all records at once. */
const longestWrite = 60_000;
/** Milliseconds for the server to say that it is there. */
const longestBeat = 3_000;
/** Milliseconds for readers to finish. */
const farewell = 200;
/** Milliseconds between tries to reach a server that a process that stands by has lost. */
const standByRetry = 1_000;

const epochResult = z.tuple([z.object({ epoch: z.number() })]);

const raiseEpoch = async (client: Client, shard: number): Promise<Fence> => {
  const { rows } = await client.query(
    `INSERT INTO rounds_shards (id, epoch) VALUES ($1, 1)
     ON CONFLICT (id) DO UPDATE SET epoch = rounds_shards.epoch + 1 RETURNING epoch`,
    [shard],
  );
  return { shard, epoch: epochResult.parse(rows)[0].epoch };
};

interface Holding {
  /** Has the lock, and writes. */
  readonly session: Session;
  readonly tenure: Tenure;
  /** Gives the store back and ends all connections. */
  leave(): Promise<void>;
}

/** The session that has the lock. `takeFirst` waits for it; after that, it is only taken again. */
const openLockSession = async (
  url: string,
  holding: {
    readonly holder: number;
    readonly tenure: Tenure;
    readonly takeFirst: (client: Client) => Promise<void>;
  },
): Promise<Session> => {
  const { holder, tenure, takeFirst } = holding;
  const session = new Session({
    url,
    longest: longestWrite,
    onTaken: () => tenure.lose(),
    prepare: async (client) => {
      if (!tenure.hasBegun) await expectOwnBackend(client, url);
      await prepareWriting(client);
      await (tenure.hasBegun ? retakeStore(client, holder) : takeFirst(client));
    },
  });
  await session.open();
  return session;
};

/** Takes the store, waiting for it if the process stands by. */
const takeUp = async (url: string, { onLost, standBy }: OpenOptions): Promise<Holding> => {
  const holder = newHolder();
  const waiting =
    standBy === undefined ? { patience: startPatience } : { ...standBy, patience: Number.POSITIVE_INFINITY };
  let session: Session | undefined;
  // On a connection of its own, because a long write must not look like the end of this process.
  const pulse = new Session({
    url,
    longest: longestBeat,
    prepare: () => Promise.resolve(),
    onTaken: () => undefined,
  });
  const tenure: Tenure = new Tenure({
    beat: async () => {
      // Without the lock there is nothing to be told of.
      if (session?.isUp !== true) throw new StoreError('broken', 'The lock is lost.');
      session.ping(longestBeat).catch(() => undefined);
      await pulse.run((client) => beat(client, holder));
    },
    onLost: () => {
      pulse.abandon();
      session?.abandon();
      onLost?.();
    },
  });
  await pulse.open();
  try {
    session = await openLockSession(url, {
      holder,
      tenure,
      takeFirst: async (client) => {
        await awaitStore(client, waiting);
        await tenure.begin(() => takeStore(client, holder));
      },
    });
  } catch (error) {
    tenure.end();
    await pulse.close();
    throw error;
  }
  const taken = session;
  return {
    session,
    tenure,
    leave: async () => {
      const isOurs = tenure.holds();
      tenure.end();
      if (isOurs) await taken.run((client) => giveBack(client, holder)).catch(() => undefined);
      await Promise.all([pulse.close(), taken.close()]);
    },
  };
};

/** A process that stands by outlives the server's restarts. */
const takeUpAtLast = async (url: string, options: OpenOptions): Promise<Holding> => {
  let isWaiting = false;
  const { standBy } = options;
  if (standBy === undefined) return takeUp(url, options);
  const onWait = (): void => {
    if (!isWaiting) standBy.onWait();
    isWaiting = true;
  };
  for (;;) {
    try {
      return await takeUp(url, { ...options, standBy: { ...standBy, onWait } });
    } catch (error) {
      if (!isWaiting || standBy.signal.aborted) throw error;
      await pause(standByRetry, standBy.signal);
    }
  }
};

/**
 * Opens the database of `postgres://…`, which has to exist, and creates the tables. Throws a StoreError: `in_use` or
 * `cannot_open`.
 */
export const openPostgres = async (url: string, options: OpenOptions = {}): Promise<Engine> => {
  const { session, tenure, leave } = await takeUpAtLast(url, options).catch((error: unknown) => {
    if (error instanceof StoreError && error.reason === 'in_use')
      throw new StoreError('in_use', `Another process already uses this store (${databaseName(url)}).`);
    throw openingError(url, error);
  });
  const pool = poolOf(url);
  let isClosed = false;
  const expectOurs = (): void => {
    if (isClosed) throw new StoreError('broken', 'The store is closed.');
    if (!tenure.holds()) throw new StoreError('in_use', 'Another process may have this store by now.');
  };
  const run = async <Result>(task: (client: Client) => Promise<Result>): Promise<Result> => {
    expectOurs();
    return session.run(async (client) => {
      expectOurs();
      return task(client);
    });
  };
  const groups = new GroupedWrites<Batch, Written>(
    (group) => run((client) => writeGroup(client, group)),
    concernsOnlyIt,
  );
  return {
    alone: true,
    keyFile: undefined,
    holds: () => tenure.holds(),
    ...rowsIn(pool),
    write: (batch) => translated(groups.add(batch)),
    takeShard: (shard) => translated(run((client) => raiseEpoch(client, shard))),
    dropShard: ({ shard, epoch }) =>
      translated(
        run(async (client) => {
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
      isClosed = true;
      await leave();
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
  return {
    // Another process may be writing.
    alone: false,
    holds: () => false,
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
