import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { z } from 'zod';
import type { Fence } from './engine.ts';
import { isRefusal } from './postgres-connection.ts';
import { tried } from './postgres-processes.ts';
import { takenAfter } from './postgres-tenure.ts';
import { StoreError } from './store-error.ts';

/**
 * The shards of a store in PostgreSQL, and what else processes that share it agree on; a process that has the
 * store alone has its shards in the same way. A shard is, for a process:
 *
 * free        no process has its lock, and the last one that had it gave it back or was silent for `takenAfter`
 * taken       its lock is ours and its epoch is raised: what older epochs still wrote is there to be read
 * held        its conversations have been read; they are written with its fence, that epoch
 * lost        a write was refused, or another process took the lock while our connection was broken: all is dropped here
 * given back  its epoch is raised again and its lock released, so that others need not wait
 */

const shardKey = `hashtext('rounds shards ' || current_schema()), $1`;
const turnKey = `hashtext('rounds turns ' || current_schema()), $1`;

const epochResult = z.array(z.object({ epoch: z.number() }));
const heldResult = z.array(z.object({ id: z.number() }));
const divisionResult = z.array(z.object({ shards: z.number() }));
const waitResult = z.tuple([z.object({ wait: z.coerce.number() })]);

/** Among how many shards the servers were divided last; undefined if nothing was decided. */
export const readDivision = async (client: Client): Promise<number | undefined> => {
  const { rows } = await client.query('SELECT shards FROM rounds_division');
  return divisionResult.parse(rows)[0]?.shards;
};

/** Only for the first process: fences of another division must all be outdated. */
export const divide = async (client: Client, shards: number): Promise<void> => {
  await client.query(
    'INSERT INTO rounds_division (id, shards) VALUES (0, $1) ON CONFLICT (id) DO UPDATE SET shards = excluded.shards',
    [shards],
  );
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
 * Takes a shard that no process has: its lock is free, and its last holder has sent no heartbeat for seconds. Raising
 * its epoch waits for the writes that the old one still lets through.
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

/** The shards, of so many, that no process has that sent a heartbeat lately. */
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

/** From now on, the connection is told of announcements. */
export const listen = async (client: Client): Promise<void> => {
  await client.query(`DO $$ BEGIN EXECUTE format('LISTEN %I', ${channelName}); END $$`);
};
