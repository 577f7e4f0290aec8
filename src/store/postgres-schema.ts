import type { Client } from 'pg';
import { z } from 'zod';
import { connectTo, endQuietly } from './postgres-connection.ts';
import { takenAfter } from './postgres-tenure.ts';
import { StoreError } from './store-error.ts';
import { tables } from './tables.ts';

/**
 * The tables of a store in PostgreSQL, where the connection's user finds them first.
 *
 * `rounds_records`   see `tables.ts`
 * `rounds_processes` the process that has the store, and when it said so last
 */
const schema = `
  ${tables({ text: 'text COLLATE "C"', body: 'bytea' })}
  CREATE TABLE IF NOT EXISTS rounds_processes (
    holder integer PRIMARY KEY,
    beat timestamptz NOT NULL
  );
`;

const one = <Row extends z.ZodType>(row: Row) => z.tuple([row]);
const existsResult = one(z.object({ exists: z.boolean() }));

/** Reads the answer to `SELECT … AS exists`. */
export const isThere = (rows: unknown): boolean => existsResult.parse(rows)[0].exists;

const backendResult = one(z.object({ backend: z.number() }));

const tableNames = ['rounds_records', 'rounds_processes'];
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
