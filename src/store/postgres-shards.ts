import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { z } from 'zod';
import { pause } from '../lib/pause.ts';
import type { Fence } from './engine.ts';
import { isRefusal } from './postgres-connection.ts';
import {
  isThere,
  makeTables,
  outlast,
  retry,
  shareLock,
  takeAway,
  taken,
  tried,
  tryLock,
  unlock,
} from './postgres-schema.ts';
import type { Patience } from './postgres-schema.ts';
import { takenAfter } from './postgres-tenure.ts';
import { StoreError } from './store-error.ts';

/**
 * What several processes that share a store say in the database; `postgres-schema.ts` has the tables. A shard is, for a
 * process:
 *
 * free        nobody has its lock, and who had it gave it back or has been silent for `takenAfter`
 * taken       its lock is ours and its epoch is raised: what older epochs still wrote is there to be read
 * held        its conversations have been read; they are written with its fence, that epoch
 * lost        a write was refused, or somebody took the lock while our connection was broken: all of it is dropped here
 * given back  its epoch is raised again and its lock released, so that others need not wait
 */

const shardKey = `hashtext('rounds shards ' || current_schema()), $1`;
const turnKey = `hashtext('rounds turns ' || current_schema()), $1`;

const epochResult = z.array(z.object({ epoch: z.number() }));
const heldResult = z.array(z.object({ id: z.number() }));
const divisionResult = z.array(z.object({ shards: z.number() }));
const waitResult = z.tuple([z.object({ wait: z.coerce.number() })]);

/**
 * Waits until nobody else is opening the store and nobody has it alone. Returns whether nobody else shares it: then
 * nobody can before `admitOthers`. Rejects (`in_use`) if that takes too long.
 */
export const awaitAdmission = async (
  client: Client,
  { patience, signal, onWait }: Patience,
): Promise<boolean> => {
  const until = performance.now() + patience;
  const wait = async (): Promise<void> => {
    if (performance.now() >= until || signal?.aborted === true) throw taken();
    await pause(retry, signal);
  };
  while (!(await tryLock(client, 'opening'))) await wait();
  let isFirst = await tryLock(client, 'store');
  for (let isTold = false; !isFirst && !(await shareLock(client, 'store')); isTold = true) {
    if (!isTold) onWait?.();
    await wait();
    isFirst = await tryLock(client, 'store');
  }
  if (isFirst) {
    await makeTables(client);
    await outlast(client, signal);
    await takeAway(client);
  }
  return isFirst;
};

/** Enters this process among the others that share the store, after `awaitAdmission`. */
export const enter = async (client: Client, holder: number): Promise<void> => {
  await client.query('INSERT INTO rounds_processes (holder, beat) VALUES ($1, clock_timestamp())', [holder]);
};

/** From now on, others may open the store too. */
export const admitOthers = async (client: Client, isFirst: boolean): Promise<void> => {
  if (isFirst) {
    await shareLock(client, 'store');
    await unlock(client, 'store');
  }
  await unlock(client, 'opening');
};

/** For a process that has lost its connection. Rejects (`in_use`) if somebody has the store alone by now. */
export const rejoin = async (client: Client, holder: number): Promise<void> => {
  const isShared = await shareLock(client, 'store');
  const { rows } = await client.query(
    'SELECT EXISTS (SELECT FROM rounds_processes WHERE holder = $1) AS exists',
    [holder],
  );
  if (!isThere(rows)) throw taken();
  if (!isShared) throw new StoreError('broken', 'Somebody may have the store alone.');
};

/** Among how many shards the servers were divided last; undefined if nothing was decided. */
export const readDivision = async (client: Client): Promise<number | undefined> => {
  const { rows } = await client.query('SELECT shards FROM rounds_generation');
  return divisionResult.parse(rows)[0]?.shards;
};

/** Only for the first process: fences of another division must all be outdated. */
export const divide = async (client: Client, shards: number): Promise<void> => {
  await client.query(
    `INSERT INTO rounds_generation (id, number, shards) VALUES (0, 1, $1)
     ON CONFLICT (id) DO UPDATE SET shards = excluded.shards, number = rounds_generation.number
       + CASE WHEN rounds_generation.shards = excluded.shards THEN 0 ELSE 1 END`,
    [shards],
  );
};

/** Says that the process is there; see `beat` in `postgres-schema.ts`. Rejects if somebody has the store alone by now. */
export const beatShared = async (client: Client, holder: number): Promise<void> => {
  const { rowCount } = await client.query(
    `UPDATE rounds_processes SET beat = clock_timestamp()
     FROM (SELECT set_config('synchronous_commit', 'off', true)) AS quickly WHERE holder = $1`,
    [holder],
  );
  if (rowCount !== 1) throw taken();
};

/** Gives back all shards: others need not wait. */
export const leaveShared = async (client: Client, holder: number): Promise<void> => {
  await client.query('UPDATE rounds_shards SET epoch = epoch + 1, holder = NULL WHERE holder = $1', [holder]);
  await client.query('DELETE FROM rounds_processes WHERE holder = $1', [holder]);
};

const letGo = async (client: Client, shard: number): Promise<void> => {
  await tried(client, `pg_advisory_unlock(${shardKey})`, [shard]);
};

/** A refusal leaves the connection open, and with it the shard's lock: no other process could take the shard. */
const orLetGo = async <Result>(client: Client, shard: number, asked: Promise<Result>): Promise<Result> => {
  try {
    return await asked;
  } catch (error) {
    if (isRefusal(error)) await letGo(client, shard);
    throw error;
  }
};

/**
 * Takes a shard that nobody has: neither its lock nor, within the last seconds, a heartbeat. Raising its epoch waits for
 * the writes that the old one still lets through.
 */
export const takeShard = async (
  client: Client,
  { shard, holder }: { readonly shard: number; readonly holder: number },
): Promise<Fence | undefined> => {
  if (!(await tried(client, `pg_try_advisory_lock(${shardKey})`, [shard]))) return undefined;
  const asked = client.query(
    `INSERT INTO rounds_shards (id, epoch, holder) VALUES ($1, 1, $2)
     ON CONFLICT (id) DO UPDATE SET epoch = rounds_shards.epoch + 1, holder = excluded.holder
     WHERE rounds_shards.holder = excluded.holder OR NOT EXISTS (
       SELECT FROM rounds_processes AS process WHERE process.holder = rounds_shards.holder
         AND process.beat > clock_timestamp() - $3 * interval '1 ms')
     RETURNING epoch`,
    [shard, holder, takenAfter],
  );
  const { rows } = await orLetGo(client, shard, asked);
  const [found] = epochResult.parse(rows);
  if (found === undefined) await letGo(client, shard);
  return found && { shard, epoch: found.epoch };
};

/** Those, of so many, that nobody has who has shown a sign of life lately. */
export const freeShards = async (client: Client, shards: number): Promise<readonly number[]> => {
  const { rows } = await client.query(
    `SELECT shard.id FROM generate_series(0, $1 - 1) AS shard (id) WHERE NOT EXISTS (
       SELECT FROM rounds_shards AS held JOIN rounds_processes AS process USING (holder)
       WHERE held.id = shard.id AND process.beat > clock_timestamp() - $2 * interval '1 ms')
     ORDER BY shard.id`,
    [shards, takenAfter],
  );
  return heldResult.parse(rows).map(({ id }) => id);
};

export const dropShard = async (client: Client, { shard, epoch }: Fence): Promise<void> => {
  const asked = client.query(
    'UPDATE rounds_shards SET epoch = epoch + 1, holder = NULL WHERE id = $1 AND epoch = $2',
    [shard, epoch],
  );
  await orLetGo(client, shard, asked);
  await letGo(client, shard);
};

/** Takes the locks of shards again, on a new connection; returns the shards that another process has taken meanwhile. */
export const retakeShards = async (client: Client, fences: readonly Fence[]): Promise<readonly number[]> => {
  const { rows } = await client.query(
    `SELECT id FROM rounds_shards JOIN unnest($1::int[], $2::int[]) AS held (id, epoch) USING (id, epoch)`,
    [fences.map(({ shard }) => shard), fences.map(({ epoch }) => epoch)],
  );
  const ours = new Set(heldResult.parse(rows).map(({ id }) => id));
  for (const shard of ours) {
    if (await tried(client, `pg_try_advisory_lock(${shardKey})`, [shard])) continue;
    throw new StoreError('broken', 'The server has not given up the lost connection yet.');
  }
  return fences.flatMap(({ shard }) => (ours.has(shard) ? [] : [shard]));
};

/** Names fall on numbers; two that fall on the same one only wait for each other. */
const numberOf = (name: string): number => createHash('sha256').update(name).digest().readInt32BE();

export const tryTurn = (client: Client, name: string): Promise<boolean> =>
  tried(client, `pg_try_advisory_lock(${turnKey})`, [numberOf(name)]);

export const endTurn = async (client: Client, name: string): Promise<void> => {
  await tried(client, `pg_advisory_unlock(${turnKey})`, [numberOf(name)]);
};

/** Discord lets one shard of each bucket identify in five seconds; some more, because messages take their time. */
const identifyEvery = 5_250;

/** Reserves the next time at which a shard of this bucket may identify; returns the milliseconds until then. */
export const reserveIdentify = async (client: Client, bucket: number): Promise<number> => {
  const { rows } = await client.query(
    `INSERT INTO rounds_identifies (bucket, free)
     VALUES ($1, clock_timestamp() + $2 * interval '1 ms')
     ON CONFLICT (bucket) DO UPDATE
       SET free = greatest(rounds_identifies.free, clock_timestamp()) + $2 * interval '1 ms'
     RETURNING extract(epoch FROM free - clock_timestamp()) * 1000 - $2 AS wait`,
    [bucket, identifyEvery],
  );
  return Math.max(0, waitResult.parse(rows)[0].wait);
};

const channelName = `'rounds ' || current_schema()`;

/** Tells all processes that listen. */
export const announce = async (client: Client): Promise<void> => {
  await client.query(`SELECT pg_notify(${channelName}, '')`);
};

/** From now on, the connection is told what is announced. */
export const listen = async (client: Client): Promise<void> => {
  await client.query(`DO $$ BEGIN EXECUTE format('LISTEN %I', ${channelName}); END $$`);
};
