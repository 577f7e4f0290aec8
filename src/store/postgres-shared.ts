import { pause } from '../lib/pause.ts';
import { QueueByKey } from '../lib/queue.ts';
import type { Batch, Engine, Fence, OpenOptions, Sharing, Written } from './engine.ts';
import { engineOn } from './postgres-engine.ts';
import { hold, type LeaseProtocol } from './postgres-holding.ts';
import {
  admitOthers,
  announce,
  awaitAdmission,
  beatShared,
  divide,
  dropShard,
  endTurn,
  freeShards,
  enter,
  leaveShared,
  listen,
  readDivision,
  rejoin,
  reserveIdentify,
  retakeShards,
  takeShard,
  tryTurn,
} from './postgres-shards.ts';
import { StoreError } from './store-error.ts';

/**
 * The store in a PostgreSQL database that several processes share. Each has some of the shards; what belongs to a shard
 * is written with its fence. Records that belong to none may be written by any process: with `expects`, in `withLock`, or by
 * itself if the last one who writes may win.
 */

/**
 * Milliseconds between tries to get a turn, which grow, and how long to try. The database could wait instead, but a lock
 * belongs to the connection that waited for it: each turn would need its own, and turns begin inside other turns.
 */
const firstTurnRetry = 25;
const longestTurnRetry = 400;
const turnPatience = 30_000;

/** Which shards this process has, by their newest fences. */
type Held = Map<number, Fence>;

interface Opening {
  isFirst: boolean;
  isOver: boolean;
}

const protocolOf = (held: Held, opening: Opening, { onShardLost, onRequests }: Sharing): LeaseProtocol => ({
  wait: async (client, waiting) => {
    opening.isFirst = await awaitAdmission(client, waiting);
  },
  take: enter,
  retake: async (client, holder) => {
    // Its locks are gone, so somebody else may have begun to open the store as well.
    if (!opening.isOver)
      throw new StoreError('in_use', 'The connection was lost while the store was opened.');
    await rejoin(client, holder);
    for (const shard of await retakeShards(client, [...held.values()])) {
      held.delete(shard);
      onShardLost(shard);
    }
  },
  beat: beatShared,
  giveBack: leaveShared,
  listen: async (client) => {
    client.on('notification', onRequests);
    await listen(client);
    // An announcement that was made while nobody listened is not told any more.
    onRequests();
  },
});

export const openShared = async (url: string, options: OpenOptions, sharing: Sharing): Promise<Engine> => {
  const held: Held = new Map();
  const opening: Opening = { isFirst: false, isOver: false };
  const holding = await hold(url, protocolOf(held, opening, sharing), options);
  const { holder } = holding;
  const { run, ...engine } = engineOn(url, holding);
  const turns = new QueueByKey();

  const isHeld = ({ shard, epoch }: Fence): boolean => held.get(shard)?.epoch === epoch;
  const drop = async (fence: Fence): Promise<void> => {
    if (!isHeld(fence)) return;
    held.delete(fence.shard);
    await run((client) => dropShard(client, fence));
  };
  const awaitTurn = async (name: string): Promise<void> => {
    const until = performance.now() + turnPatience;
    for (let wait = firstTurnRetry; ; wait = Math.min(2 * wait, longestTurnRetry)) {
      if (await run((client) => tryTurn(client, name))) return;
      if (performance.now() >= until) throw new StoreError('broken', 'Another process does not finish.');
      await pause(wait);
    }
  };
  return {
    ...engine,
    alone: false,
    write: async (batch: Batch): Promise<Written> => {
      const { fence } = batch;
      const written = await engine.write(batch);
      if (written.kind === 'fenced' && fence !== undefined && isHeld(fence)) {
        sharing.onShardLost(fence.shard);
        drop(fence).catch(() => undefined); // its new process has raised its epoch already
      }
      return written;
    },
    withLock: (name, task) =>
      turns.run(name, async () => {
        await awaitTurn(name);
        try {
          return await task();
        } finally {
          await run((client) => endTurn(client, name)).catch(() => undefined); // lost with its connection
        }
      }),
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
    shared: {
      isFirst: opening.isFirst,
      begin: async (wanted) => {
        const before = await run(readDivision);
        const shards = opening.isFirst || before === undefined ? await wanted() : before;
        if (opening.isFirst) await run((client) => divide(client, shards));
        await run((client) => admitOthers(client, opening.isFirst));
        opening.isOver = true;
        return shards;
      },
      free: (shards) => run((client) => freeShards(client, shards)),
      reserveIdentify: (bucket) => run((client) => reserveIdentify(client, bucket)),
      announce: () => run(announce),
    },
  };
};
