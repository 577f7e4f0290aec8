import type { Client } from 'pg';
import { z } from 'zod';
import { pause } from '../lib/pause.ts';
import { isThere, makeTables } from './postgres-schema.ts';
import { takenAfter } from './postgres-tenure.ts';
import { StoreError } from './store-error.ts';

/**
 * Which process has a store in PostgreSQL. The lock is the tables': two stores in one database, in schemas of their own,
 * do not exclude each other. It belongs to the connection: the server releases it with that, however that ends.
 */
const lockKey = `hashtext('rounds ' || current_schema()), 0`;

const lockResult = z.tuple([z.object({ locked: z.boolean() })]);

/** Milliseconds between tries of a lock. */
const retry = 100;

const tryLock = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query(`SELECT pg_try_advisory_lock(${lockKey}) AS locked`);
  return lockResult.parse(rows)[0].locked;
};

/** Whether a process has the store at the moment; tries no lock. */
export const isHeld = async (client: Client): Promise<boolean> => {
  const { rows } =
    await client.query(`SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND (classid, objid) = (hashtext('rounds ' || current_schema())::bit(32)::bigint::oid, 0::oid)) AS exists`);
  return isThere(rows);
};

const taken = (): StoreError => new StoreError('in_use', 'Another process already uses this store.');

/** Waits until a process that had the store before, and did not give it back, has certainly stopped acting on it. */
const outlast = async (client: Client, signal: AbortSignal | undefined): Promise<void> => {
  for (;;) {
    const { rows } = await client.query(
      `SELECT EXISTS (
         SELECT FROM rounds_processes WHERE beat > clock_timestamp() - $1 * interval '1 ms') AS exists`,
      [takenAfter],
    );
    if (!isThere(rows)) return;
    if (signal?.aborted === true) throw taken();
    await pause(retry, signal);
  }
};

export interface Admission {
  /** How long to try, in milliseconds; Infinity for a process that stands by. */
  readonly patience: number;
  readonly signal?: AbortSignal | undefined;
  /** Called once, when the store is not free. */
  readonly onWait?: (() => void) | undefined;
}

/** Waits until this process may have the store. Rejects (`in_use`) if it takes too long. */
export const awaitAdmission = async (
  client: Client,
  { patience, signal, onWait }: Admission,
): Promise<void> => {
  const until = performance.now() + patience;
  for (let isTold = false; !(await tryLock(client)); isTold = true) {
    if (!isTold) onWait?.();
    if (performance.now() >= until || signal?.aborted === true) throw taken();
    await pause(retry, signal);
  }
  await makeTables(client);
  await outlast(client, signal);
  await client.query('DELETE FROM rounds_processes');
};

/** Enters this process as the one that has the store, after `awaitAdmission`. */
export const enter = async (client: Client, holder: number): Promise<void> => {
  await client.query('INSERT INTO rounds_processes (holder, beat) VALUES ($1, clock_timestamp())', [holder]);
};

/** For a process that has lost its connection, and not yet its store. Rejects (`in_use`) if another one has it now. */
export const rejoin = async (client: Client, holder: number): Promise<void> => {
  const isOurs = await tryLock(client);
  const { rows } = await client.query(
    'SELECT EXISTS (SELECT FROM rounds_processes WHERE holder = $1) AS exists',
    [holder],
  );
  if (!isThere(rows)) throw taken();
  if (!isOurs) throw new StoreError('broken', 'The server has not given up the lost connection yet.');
};

/**
 * Says that the process is there. Not worth a wait for the disk: after a crash of the server, nobody has its locks.
 * Rejects if somebody else has the store by now.
 */
export const beat = async (client: Client, holder: number): Promise<void> => {
  const { rowCount } = await client.query(
    `UPDATE rounds_processes SET beat = clock_timestamp()
     FROM (SELECT set_config('synchronous_commit', 'off', true)) AS quickly WHERE holder = $1`,
    [holder],
  );
  if (rowCount !== 1) throw taken();
};

/** Gives back the store: others need not wait. */
export const leave = async (client: Client, holder: number): Promise<void> => {
  await client.query('DELETE FROM rounds_processes WHERE holder = $1', [holder]);
};
