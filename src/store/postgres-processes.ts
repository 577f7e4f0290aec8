import type { Client } from 'pg';
import { z } from 'zod';
import { pause } from '../lib/pause.ts';
import { isThere, makeTables } from './postgres-schema.ts';
import { takenAfter } from './postgres-tenure.ts';
import { StoreError } from './store-error.ts';

/** Which processes have a store in PostgreSQL: one alone, or several that share it. */

/**
 * Locks are the tables': two stores in one database, in schemas of their own, do not exclude each other. A process
 * that has the store for itself has `store` alone; processes that share the store share `store` too, and open it one
 * after another.
 */
const lockKeys = {
  store: `hashtext('rounds ' || current_schema()), 0`,
  opening: `hashtext('rounds ' || current_schema()), 1`,
} as const;

type LockName = keyof typeof lockKeys;

const lockResult = z.tuple([z.object({ locked: z.boolean() })]);

/** Milliseconds between tries of a lock. */
const retry = 100;

/** `values`: for the parameters of a key that has some. */
export const tried = async (
  client: Client,
  call: string,
  values: readonly unknown[] = [],
): Promise<boolean> => {
  const { rows } = await client.query(`SELECT ${call} AS locked`, [...values]);
  return lockResult.parse(rows)[0].locked;
};

const tryLock = (client: Client, name: LockName): Promise<boolean> =>
  tried(client, `pg_try_advisory_lock(${lockKeys[name]})`);

const shareLock = (client: Client, name: LockName): Promise<boolean> =>
  tried(client, `pg_try_advisory_lock_shared(${lockKeys[name]})`);

const unlock = (client: Client, name: LockName): Promise<boolean> =>
  tried(client, `pg_advisory_unlock(${lockKeys[name]})`);

const modesResult = z.array(z.object({ mode: z.string() }));

/** How processes have the store at the moment, if any do; tries no lock. */
export const useOfStore = async (client: Client): Promise<'alone' | 'shared' | undefined> => {
  const { rows } = await client.query(`SELECT mode FROM pg_locks WHERE locktype = 'advisory' AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND (classid, objid) = (hashtext('rounds ' || current_schema())::bit(32)::bigint::oid, 0::oid)`);
  const [first] = modesResult.parse(rows);
  return first && (first.mode === 'ExclusiveLock' ? 'alone' : 'shared');
};

const taken = (): StoreError => new StoreError('in_use', 'Another process already uses this store.');

/** Waits until processes that had the store before, and did not give it back, have certainly stopped acting on it. */
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

/** Processes that had the store before may still believe that they have shards. */
const takeAway = async (client: Client): Promise<void> => {
  await client.query(
    'UPDATE rounds_shards SET epoch = epoch + 1, holder = NULL; DELETE FROM rounds_processes',
  );
};

export interface Admission {
  /** Whether the process shares the store with others that want to. */
  readonly shares: boolean;
  /** How long to try, in milliseconds; Infinity for a process that stands by. */
  readonly patience: number;
  readonly signal?: AbortSignal | undefined;
  /** Called once, when the store is not free. */
  readonly onWait?: (() => void) | undefined;
}

/**
 * Waits until this process may have the store. The locks belong to the connection: the server releases them with that,
 * however that ends. Returns whether nobody else has the store; of processes that share it, nobody else can before
 * `admitOthers`. Rejects (`in_use`) if it takes too long.
 */
export const awaitAdmission = async (
  client: Client,
  { shares, patience, signal, onWait }: Admission,
): Promise<boolean> => {
  const until = performance.now() + patience;
  const wait = async (): Promise<void> => {
    if (performance.now() >= until || signal?.aborted === true) throw taken();
    await pause(retry, signal);
  };
  while (shares && !(await tryLock(client, 'opening'))) await wait();
  for (let isTold = false; !(await tryLock(client, 'store')); isTold = true) {
    if (shares && (await shareLock(client, 'store'))) return false;
    if (!isTold) onWait?.();
    await wait();
  }
  await makeTables(client);
  await outlast(client, signal);
  await takeAway(client);
  return true;
};

/** From now on, others may open the store too. */
export const admitOthers = async (client: Client, isFirst: boolean): Promise<void> => {
  if (isFirst) {
    await shareLock(client, 'store');
    await unlock(client, 'store');
  }
  await unlock(client, 'opening');
};

/** Enters this process among those that have the store, after `awaitAdmission`. */
export const enter = async (client: Client, holder: number): Promise<void> => {
  await client.query('INSERT INTO rounds_processes (holder, beat) VALUES ($1, clock_timestamp())', [holder]);
};

/** For a process that has lost its connection, and not yet its store. Rejects (`in_use`) if another one has it now. */
export const rejoin = async (
  client: Client,
  { holder, shares }: { readonly holder: number; readonly shares: boolean },
): Promise<void> => {
  const isOurs = await (shares ? shareLock : tryLock)(client, 'store');
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

/** Gives back the store, and all shards: others need not wait. */
export const leave = async (client: Client, holder: number): Promise<void> => {
  await client.query('UPDATE rounds_shards SET epoch = epoch + 1, holder = NULL WHERE holder = $1', [holder]);
  await client.query('DELETE FROM rounds_processes WHERE holder = $1', [holder]);
};
