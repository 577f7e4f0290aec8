import { randomInt } from 'node:crypto';
import type { Client } from 'pg';
import { z } from 'zod';
import { pause } from '../lib/pause.ts';
import { connectTo, endQuietly } from './postgres-connection.ts';
import { takenAfter } from './postgres-tenure.ts';
import { StoreError } from './store-error.ts';
import { tables } from './tables.ts';

/**
 * The tables of a store in PostgreSQL, where the connection's user finds them first, and who may write to them.
 *
 * `rounds_records`   see `tables.ts`
 * `rounds_shards`    how often each shard was taken, and by which process if there are several
 * `rounds_bot`       which process has the whole store, and when it said so last; nothing if it has given it back
 * `rounds_processes` the processes that share the store, and when each of them said so last
 * `rounds_generation` among how many shards the servers are divided, and, for people to read, how often that changed
 * `rounds_identifies` when a shard of each bucket may identify at Discord next
 */
export const schema = `
  ${tables({ text: 'text COLLATE "C"', body: 'bytea' })}
  CREATE TABLE IF NOT EXISTS rounds_shards (
    id integer PRIMARY KEY,
    epoch integer NOT NULL,
    holder integer
  );
  CREATE TABLE IF NOT EXISTS rounds_bot (
    id integer PRIMARY KEY CHECK (id = 0),
    holder integer NOT NULL,
    beat timestamptz
  );
  CREATE TABLE IF NOT EXISTS rounds_processes (
    holder integer PRIMARY KEY,
    beat timestamptz NOT NULL
  );
  CREATE TABLE IF NOT EXISTS rounds_generation (
    id integer PRIMARY KEY CHECK (id = 0),
    number integer NOT NULL,
    shards integer NOT NULL
  );
  CREATE TABLE IF NOT EXISTS rounds_identifies (
    bucket integer PRIMARY KEY,
    free timestamptz NOT NULL
  );
`;

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

const one = <Row extends z.ZodType>(row: Row) => z.tuple([row]);
const lockResult = one(z.object({ locked: z.boolean() }));
const holderResult = z.array(z.object({ holder: z.number() }));
const existsResult = one(z.object({ exists: z.boolean() }));

/** Reads the answer to `SELECT … AS exists`. */
export const isThere = (rows: unknown): boolean => existsResult.parse(rows)[0].exists;

const backendResult = one(z.object({ backend: z.number() }));

/** Milliseconds between tries of a lock. */
export const retry = 100;

/** `values`: for the parameters of a key that has some. */
export const tried = async (
  client: Client,
  call: string,
  values: readonly unknown[] = [],
): Promise<boolean> => {
  const { rows } = await client.query(`SELECT ${call} AS locked`, [...values]);
  return lockResult.parse(rows)[0].locked;
};

export const tryLock = (client: Client, name: LockName): Promise<boolean> =>
  tried(client, `pg_try_advisory_lock(${lockKeys[name]})`);

export const shareLock = (client: Client, name: LockName): Promise<boolean> =>
  tried(client, `pg_try_advisory_lock_shared(${lockKeys[name]})`);

export const unlock = (client: Client, name: LockName): Promise<boolean> =>
  tried(client, `pg_advisory_unlock(${lockKeys[name]})`);

/** Whether some process has the lock; does not try to take it. */
export const isLocked = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query(`SELECT EXISTS (
    SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND (classid, objid) = (hashtext('rounds ' || current_schema())::bit(32)::bigint::oid, 0::oid)
  ) AS exists`);
  return isThere(rows);
};

const tableNames = ['records', 'shards', 'bot', 'processes', 'generation', 'identifies'].map(
  (name) => `rounds_${name}`,
);
const missingResult = one(z.object({ missing: z.array(z.string()) }));

/** Throws a StoreError (`broken`) if only some of them are there. */
export const tablesExist = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query(
    `SELECT coalesce(array_agg(name), '{}') AS missing FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NULL`,
    [tableNames],
  );
  const [{ missing }] = missingResult.parse(rows);
  if (missing.length === 0 || missing.length === tableNames.length) return missing.length === 0;
  throw new StoreError('broken', `The database lacks ${missing.join(' and ')}: restore a backup.`);
};

/** All tables or none: a statement of several parts is one transaction. */
export const makeTables = async (client: Client): Promise<void> => {
  await tablesExist(client);
  await client.query(schema);
};

const backendOf = async (client: Client): Promise<number> => {
  const { rows } = await client.query('SELECT pg_backend_pid() AS backend');
  return backendResult.parse(rows)[0].backend;
};

/**
 * A pooler that hands out connections for a transaction at a time would give our lock to somebody else. It betrays
 * itself when another connection has a transaction open: that has our backend, or we get a different one.
 */
export const expectOwnBackend = async (client: Client, url: string): Promise<void> => {
  const mine = await backendOf(client);
  const other = await connectTo(url);
  try {
    await other.query('BEGIN');
    const others = await backendOf(other);
    if (others !== mine && (await backendOf(client)) === mine) return;
  } finally {
    await endQuietly(other);
  }
  throw new StoreError(
    'cannot_open',
    'There is a pooler before the database that shares connections (such as PgBouncer with pool_mode=transaction). Rounds needs connections of its own: give STORE_URL the address of the database itself, or a pool with pool_mode=session.',
  );
};

/** A number for a process that has the store. */
export const newHolder = (): number => randomInt(1, 2 ** 31 - 1);

/** How long to try, and until when at most. */
export interface Patience {
  /** Milliseconds; Infinity for a process that stands by. */
  readonly patience: number;
  readonly signal?: AbortSignal | undefined;
  /** Called once, when the lock is not free. */
  readonly onWait?: (() => void) | undefined;
}

/** Waits for the lock, which belongs to the connection: the server releases it with that, however that ends. */
const takeLock = async (client: Client, { patience, signal, onWait }: Patience): Promise<boolean> => {
  const until = performance.now() + patience;
  for (let isFirst = true; !(await tryLock(client, 'store')); isFirst = false) {
    if (isFirst) onWait?.();
    if (performance.now() >= until || signal?.aborted === true) return false;
    await pause(retry, signal);
  }
  return true;
};

export const taken = (): StoreError => new StoreError('in_use', 'Another process already uses this store.');

/** Waits until a process that had the store before, and did not give it back, has certainly stopped acting on it. */
export const outlast = async (client: Client, signal: AbortSignal | undefined): Promise<void> => {
  for (;;) {
    const { rows } = await client.query(
      `SELECT EXISTS (
         SELECT FROM rounds_bot WHERE beat > clock_timestamp() - $1 * interval '1 ms'
         UNION ALL SELECT FROM rounds_processes WHERE beat > clock_timestamp() - $1 * interval '1 ms'
       ) AS exists`,
      [takenAfter],
    );
    if (!isThere(rows)) return;
    if (signal?.aborted === true) throw taken();
    await pause(retry, signal);
  }
};

/** Waits until this connection is the only one that may write to the store. Rejects (`in_use`) if that takes too long. */
export const awaitStore = async (client: Client, waiting: Patience): Promise<void> => {
  if (!(await takeLock(client, waiting))) throw taken();
  await makeTables(client);
  await outlast(client, waiting.signal);
};

/** The process that had the store before may still believe that it has shards. */
export const takeAway = async (client: Client): Promise<void> => {
  await client.query(
    'UPDATE rounds_shards SET epoch = epoch + 1, holder = NULL; DELETE FROM rounds_processes',
  );
};

/** Enters this process as the one that has the store, after `awaitStore`. */
export const takeStore = async (client: Client, holder: number): Promise<void> => {
  await takeAway(client);
  await client.query(
    `INSERT INTO rounds_bot (id, holder, beat) VALUES (0, $1, clock_timestamp())
     ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, beat = excluded.beat`,
    [holder],
  );
};

/** For a process that has lost its connection, and not yet its store. Rejects (`in_use`) if another one has it now. */
export const retakeStore = async (client: Client, holder: number): Promise<void> => {
  const isOurs = await takeLock(client, { patience: 0 });
  const { rows } = await client.query('SELECT holder FROM rounds_bot');
  const [last] = holderResult.parse(rows);
  if (last?.holder !== holder) throw taken();
  if (!isOurs) throw new StoreError('broken', 'The server has not given up the lost connection yet.');
};

/** Says that the process is there. Not worth a wait for the disk: after a crash of the server, nobody has the lock. */
export const beat = async (client: Client, holder: number): Promise<void> => {
  await client.query(
    `UPDATE rounds_bot SET beat = clock_timestamp()
     FROM (SELECT set_config('synchronous_commit', 'off', true)) AS quickly WHERE holder = $1`,
    [holder],
  );
};

/** The next process need not wait. */
export const giveBack = async (client: Client, holder: number): Promise<void> => {
  await client.query('UPDATE rounds_bot SET beat = NULL WHERE holder = $1', [holder]);
};

/** What a connection that writes asks of the server. */
export const prepareWriting = async (client: Client): Promise<void> => {
  // An acknowledged write has to survive a crash of the server; a stricter setting stays.
  await client.query(`SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') IN ('off', 'local')`);
  // The defaults keep the lock of a machine that has vanished for two hours, and that of a process that was stopped
  // for ever. It beats each second, so a connection that says nothing for so long is not in use.
  await client.query(`SET tcp_keepalives_idle = 3; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 4;
    SET tcp_user_timeout = 7000; SET lock_timeout = 1000;
    SET idle_session_timeout = ${takenAfter}; SET idle_in_transaction_session_timeout = ${takenAfter}`);
};
