import { Client, DatabaseError, Pool, type ClientConfig } from 'pg';
import { z } from 'zod';
import { within } from '../lib/waiting.ts';
import { databaseName } from './database.ts';
import { StoreError, codeOf, translated } from './store-error.ts';
import type { Reading } from './database.ts';

/** Connections to PostgreSQL, and what their failures mean. */

const second = 1_000;
const connectPatience = 5 * second;
/** Longer than any statement of ours takes: a server that says nothing for so long is gone. */
const answerPatience = 10 * second;

const mostConnections = 8;
const idleFor = 30 * second;
/** Milliseconds for readers to finish. */
const farewell = 200;

/** The URL says who and where; its parameters may say more, and win over these. */
const connectionOptions = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'rounds',
  connectionTimeoutMillis: connectPatience,
  query_timeout: answerPatience,
  keepAlive: true,
  keepAliveInitialDelayMillis: 3 * second,
});

/** The server has refused a statement, and the connection stands. */
export const isRefusal = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.severity !== 'FATAL' && error.severity !== 'PANIC';

/** Classes of SQLSTATE: impossible data, broken constraints, conflicts with other transactions, rows that others lock. */
const ofStatement = ['22', '23', '40', '54', '55'];

/** Only the statement is at fault, so another one may still succeed. */
export const concernsOnlyIt = (error: unknown): boolean =>
  isRefusal(error) && ofStatement.some((code) => error.code?.startsWith(code) === true);

const reasonOf = (cause: unknown): string => {
  // What the server says when it lets nobody in: it names the user or the database, never the password.
  if (cause instanceof DatabaseError) return `${cause.message}; ${cause.code}`;
  const code = codeOf(cause);
  return cause instanceof Error && !('code' in cause) ? cause.message : code;
};

/** The result of work over a connection; if the connection is lost, the error says so. */
export const overConnection = <Result>(work: Promise<Result>): Promise<Result> =>
  translated(
    work.catch((cause: unknown) => {
      if (cause instanceof StoreError || isRefusal(cause)) throw cause;
      const message = `The connection to the database was lost (${reasonOf(cause)}).`;
      throw new StoreError('connection_lost', message, { cause });
    }),
  );

/** Codes of Node's when it does not trust a server's certificate. */
const untrusted = /CERT|^UNABLE_TO_|^SELF_SIGNED|^HOSTNAME_MISMATCH$|^INVALID_(?:CA|PURPOSE)$/;

/** What the server's certificate is judged by: files that the URL names. node-postgres reads them with every connection. */
const unreadFile = (url: string, cause: unknown): string | undefined => {
  if (!(cause instanceof Error) || !('path' in cause)) return undefined;
  const [name] = [...new URL(url).searchParams].find(([, value]) => value === cause.path) ?? [];
  return (
    name &&
    `The file that ${name} names in STORE_URL cannot be read (${codeOf(cause)}): ${String(cause.path)}`
  );
};

/**
 * Whether it may work a moment later: the network, a server that is starting or full, a locked table. Anything else has
 * to be mended first.
 */
const mayPass = (cause: unknown): boolean => {
  if (cause instanceof DatabaseError) return /^(?:08|53|57|55P03)/.test(cause.code ?? '');
  if (!(cause instanceof Error)) return false;
  return 'syscall' in cause || 'errors' in cause || /timeout|terminated/.test(cause.message);
};

/** Why a database cannot be used at all. */
export const openingError = (url: string, cause: unknown): StoreError => {
  if (cause instanceof StoreError) return cause;
  const name = databaseName(url);
  const file = unreadFile(url, cause);
  if (file !== undefined) return new StoreError('certificate', file, { cause });
  const reason = reasonOf(cause);
  if (!untrusted.test(codeOf(cause))) {
    const message = `The database ${name} cannot be opened (${reason}).`;
    return new StoreError(mayPass(cause) ? 'connection_lost' : 'cannot_open', message, { cause });
  }
  const message = `The certificate of the database ${name} is not accepted (${reason}): name the file of the authority that signed it with sslrootcert= in STORE_URL.`;
  return new StoreError('certificate', message, { cause });
};

/** Closes a connection, however broken it is. */
export const endQuietly = (client: Client): Promise<void> => client.end().catch(() => undefined);

/** A new connection, in use from the start. */
export const connectTo = async (url: string, more: ClientConfig = {}): Promise<Client> => {
  const client = new Client({ ...connectionOptions(url), ...more });
  // The end that follows is what counts; without a listener, an error would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    void endQuietly(client);
    throw error;
  }
};

/** What a statement finds, over one connection or any. */
export const rowsFrom = async (
  over: Client | Pool,
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly unknown[]> => {
  const { rows }: { readonly rows: readonly unknown[] } = await over.query(sql, [...values]);
  return rows;
};

/** Reads over connections that come and go. */
export const readingFrom = (url: string): Reading => {
  const pool = new Pool({ ...connectionOptions(url), max: mostConnections, idleTimeoutMillis: idleFor });
  // Told of idle connections that the server has ended, which nobody misses; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    all: (sql, values) => overConnection(rowsFrom(pool, sql, values)),
    close: async () => {
      await within(farewell, pool.end());
    },
  };
};

const yesResult = z.tuple([z.object({ yes: z.boolean() })]);

export const isSo = async (
  client: Client,
  condition: string,
  values: readonly unknown[] = [],
): Promise<boolean> => {
  const rows = await rowsFrom(client, `SELECT ${condition} AS yes`, values);
  return yesResult.parse(rows)[0].yes;
};

/** A copy that follows another server may become the one to write to; a provider stops writes while a disk is full. */
export const expectWritable = async (client: Client, url: string): Promise<void> => {
  if (!(await isSo(client, `current_setting('transaction_read_only')::boolean`))) return;
  throw new StoreError(
    'connection_lost',
    `The database ${databaseName(url)} allows only reading at the moment: it is a copy that follows another server, or its disk is full.`,
  );
};

const backendResult = z.tuple([z.object({ backend: z.number() })]);

const backendOf = async (client: Client): Promise<number> =>
  backendResult.parse(await rowsFrom(client, 'SELECT pg_backend_pid() AS backend'))[0].backend;

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
    'There is a pooler in front of the database that shares connections (such as PgBouncer with pool_mode=transaction). Rounds needs connections of its own: give STORE_URL the address of the database itself, or a pool with pool_mode=session.',
  );
};
