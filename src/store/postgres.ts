import { pause } from '../lib/pause.ts';
import { QueueByKey } from '../lib/queue.ts';
import type { WithLock } from '../lib/with-lock.ts';
import { onlyReading, type Engine, type Fence, type OpenOptions } from './engine.ts';
import { connectTo, endQuietly, openingError } from './postgres-connection.ts';
import { engineOn } from './postgres-engine.ts';
import { hold } from './postgres-holding.ts';
import { endPool, poolOf, readingFrom } from './postgres-pool.ts';
import { admitOthers, awaitAdmission, rejoin } from './postgres-processes.ts';
import { tablesExist } from './postgres-schema.ts';
import {
  announce,
  divide,
  dropShard,
  endTurn,
  freeShards,
  listen,
  readDivision,
  reserveIdentify,
  retakeShards,
  takeShard,
  tryTurn,
} from './postgres-shards.ts';
import { StoreError } from './store-error.ts';
import { databaseName } from './store-url.ts';

/**
 * The store in a PostgreSQL database: for one process, while others stand by, or for several that share it, each of
 * which has some of the shards. All that a process writes goes through the connection that has its locks, so the
 * process that gets them next knows that nothing of the process before can still arrive. What belongs to a shard is
 * written with its fence. Records that belong to none may be written by any process: with `expects`, in `withLock`, or
 * by itself if the last one who writes may win. @keyv/postgres is not used, because it ends the process when the
 * server ends an idle connection, and takes a listing that breaks off for a complete one.
 */

/**
 * Milliseconds between tries to get a turn, which grow, and how long to try. The database could wait instead, but a lock
 * belongs to the connection that waited for it: each turn would need its own, and turns begin inside other turns.
 */
const firstTurnRetry = 25;
const longestTurnRetry = 400;
const turnPatience = 30_000;

/**
 * Opens the database of `postgres://…`, which has to exist, and creates the tables. Throws a StoreError: `in_use` or
 * `cannot_open`.
 */
export const openPostgres = async (url: string, options: OpenOptions = {}): Promise<Engine> => {
  const { shared: sharing } = options;
  const shares = sharing !== undefined;
  /** Which shards this process has, by their newest fences. */
  const held = new Map<number, Fence>();
  let isFirst = false;
  let isOpening = shares;
  const holding = await hold(url, options, {
    wait: async (client, waiting) => {
      isFirst = await awaitAdmission(client, { ...waiting, shares });
    },
    retake: async (client, holder) => {
      // Its locks are gone, so somebody else may have begun to open the store as well.
      if (isOpening) throw new StoreError('in_use', 'The connection was lost while the store was opened.');
      await rejoin(client, { holder, shares });
      for (const shard of await retakeShards(client, [...held.values()])) {
        held.delete(shard);
        sharing?.onShardLost(shard);
      }
    },
    listen: async (client) => {
      if (sharing === undefined) return;
      client.on('notification', sharing.onRequests);
      await listen(client);
      // An announcement that was made while nobody listened is not told any more.
      sharing.onRequests();
    },
  });
  const { holder } = holding;
  const { run, ...engine } = engineOn(url, holding);

  const isHeld = ({ shard, epoch }: Fence): boolean => held.get(shard)?.epoch === epoch;
  const drop = async (fence: Fence): Promise<void> => {
    if (!isHeld(fence)) return;
    held.delete(fence.shard);
    await run((client) => dropShard(client, fence));
  };
  const turns = new QueueByKey();
  const awaitTurn = async (name: string): Promise<void> => {
    const until = performance.now() + turnPatience;
    for (let wait = firstTurnRetry; ; wait = Math.min(2 * wait, longestTurnRetry)) {
      if (await run((client) => tryTurn(client, name))) return;
      if (performance.now() >= until) throw new StoreError('broken', 'Another process does not finish.');
      await pause(wait);
    }
  };
  const inAnyProcess: WithLock = (name, task) =>
    turns.run(name, async () => {
      await awaitTurn(name);
      try {
        return await task();
      } finally {
        await run((client) => endTurn(client, name)).catch(() => undefined); // lost with its connection
      }
    });
  return {
    ...engine,
    alone: !shares,
    write: async (batch) => {
      const { fence } = batch;
      const written = await engine.write(batch);
      if (written.kind === 'fenced' && fence !== undefined && isHeld(fence)) {
        sharing?.onShardLost(fence.shard);
        drop(fence).catch(() => undefined); // its new process has raised its epoch already
      }
      return written;
    },
    withLock: shares ? inAnyProcess : (name, task) => turns.run(name, task),
    takeShard: (shard) =>
      run(async (client) => {
        const before = held.get(shard);
        if (before !== undefined) await dropShard(client, before);
        held.delete(shard);
        const fence = await takeShard(client, { shard, holder });
        if (fence !== undefined) held.set(shard, fence);
        return fence;
      }),
    dropShard: drop,
    ...(shares && {
      shared: {
        isFirst,
        begin: async (wanted) => {
          const before = await run(readDivision);
          const shards = isFirst || before === undefined ? await wanted() : before;
          if (isFirst) await run((client) => divide(client, shards));
          await run((client) => admitOthers(client, isFirst));
          isOpening = false;
          return shards;
        },
        free: (shards) => run((client) => freeShards(client, shards)),
        reserveIdentify: (bucket) => run((client) => reserveIdentify(client, bucket)),
        announce: () => run(announce),
      },
    }),
  };
};

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
