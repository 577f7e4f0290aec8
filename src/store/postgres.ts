import type { Client } from 'pg';
import { z } from 'zod';
import { onlyReading, type Database, type OpenOptions, type Reading } from './database.ts';
import {
  concernsOnlyIt,
  connectTo,
  endQuietly,
  expectOwnBackend,
  isRefusal,
  openingError,
  overConnection,
  readingFrom,
} from './postgres-client.ts';
import { hold, isHeld, type Holding } from './postgres-holding.ts';
import { accountShape, isMade, made, schemaOf, upsert, type Shape } from './schema.ts';
import { StoreError, translated } from './store-error.ts';
import { databaseName } from './store-url.ts';
import { runAll, Together } from './together.ts';

/**
 * The store in a PostgreSQL database: for one process, while others stand by. All that it writes goes through the
 * connection that has its lock, so the process that gets it next knows that nothing of the process before can still
 * arrive.
 */

const namesResult = z.array(z.object({ name: z.string() }));

/** Where the connection's user finds them first. */
const areMade = async (reading: Pick<Reading, 'all'>, shapes: readonly Shape[]): Promise<boolean> => {
  const found = await reading.all(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()
     AND tablename LIKE 'rounds\\_%' AND tablename <> 'rounds_processes'`,
  );
  return isMade(reading, new Set(namesResult.parse(found).map(({ name }) => name)), shapes);
};

const inTransaction = async <Result>(client: Client, task: () => Promise<Result>): Promise<Result> => {
  await client.query('BEGIN');
  try {
    const result = await task();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      // No refusal, so the connection is given up: whatever came next would be part of the open transaction.
      throw new Error('A transaction could not be rolled back.', { cause: error });
    });
    throw error;
  }
};

/** All tables or none. */
const makeTables = (holding: Holding, shapes: readonly Shape[]): Promise<void> =>
  holding.run(async (client) => {
    const on = { all: async (sql: string, values?: readonly unknown[]) => rowsOf(client, sql, values) };
    if (await areMade(on, shapes)) return;
    await inTransaction(client, async () => {
      await client.query(schemaOf(shapes, { text: 'text COLLATE "C"', bytes: 'bytea' }));
      for (const { sql, values } of made(shapes)) await client.query(sql, [...values]);
    });
  });

const rowsOf = async (client: Client, sql: string, values: readonly unknown[] = []) => {
  const found: { readonly rows: readonly unknown[] } = await client.query(sql, [...values]);
  return found.rows;
};

const valueResult = z.array(z.object({ value: z.string() }));

const keyvOn = ({ all, write }: Pick<Database, 'all' | 'write'>): Database['keyv'] => ({
  get: async (key: string) => {
    const found = await all(`SELECT value FROM ${accountShape.name} WHERE key = $1`, [key]);
    return valueResult.parse(found)[0]?.value;
  },
  set: async (key: string, value: string) => {
    await write([{ sql: upsert(accountShape), values: [key, value] }]);
  },
  delete: async (key: string) => {
    const [deleted] = await write([
      { sql: `DELETE FROM ${accountShape.name} WHERE key = $1`, values: [key] },
    ]);
    return deleted === 1;
  },
  clear: () => Promise.reject(new Error('records are deleted one by one')),
});

/** How long it takes depends on the table, so it has as long as a timer can run. */
const vacuum = (table: string) => ({ text: `VACUUM ${table}`, query_timeout: 2 ** 31 - 1 });

const vacuumOn = async (connecting: Promise<Client>, tables: readonly string[]): Promise<void> => {
  const client = await connecting;
  try {
    for (const table of tables) await client.query(vacuum(table));
  } finally {
    await endQuietly(client);
  }
};

/**
 * Opens the database of `postgres://…`, which has to exist, and creates the tables. Throws a StoreError: `in_use`,
 * `cannot_open`, `broken` or `newer_version`.
 */
export const openPostgres = async (
  url: string,
  shapes: readonly Shape[],
  options: OpenOptions = {},
): Promise<Database> => {
  const holding = await hold(url, options);
  try {
    await makeTables(holding, shapes);
  } catch (error) {
    await holding.leave();
    throw openingError(url, error);
  }
  const reading = readingFrom(url);
  let vacuuming: Promise<Client> | undefined;
  const together = new Together({
    write: (group) =>
      holding.run((client) =>
        runAll(
          group,
          async ({ sql, values }) => (await client.query(sql, [...values])).rowCount ?? 0,
          (task) => inTransaction(client, task),
        ),
      ),
    concernsOnlyIt,
  });
  const write: Database['write'] = (statements) =>
    overConnection(
      together.add(statements).catch((cause: unknown) => {
        if (!isRefusal(cause) || cause.code !== '23505') throw cause;
        throw new StoreError('claimed', 'A record claims what another record has.', { cause });
      }),
    );
  return {
    ...reading,
    write,
    ownsStore: () => holding.ownsStore(),
    keyv: keyvOn({ all: reading.all, write }),
    // Deleted rows leave the tables. Their remains, in the log and in pages that are not used again yet, are sealed.
    purge: async (tables) => {
      if (vacuuming !== undefined || !holding.ownsStore()) return;
      vacuuming = connectTo(url);
      // Nobody waits for it. If it fails, the next sweep or the server's own vacuum makes up for it.
      vacuumOn(vacuuming, tables)
        .catch(() => undefined)
        .finally(() => (vacuuming = undefined));
    },
    async close() {
      await together.idle();
      await holding.leave();
      // The server finishes a vacuum without its connection, for which the process would have to wait.
      await Promise.all([reading.close(), vacuuming?.then(endQuietly, () => undefined)]);
    },
  };
};

/**
 * Opens a store only for reading, whether or not a process writes to it. Throws a StoreError: `missing` or
 * `cannot_open`.
 */
export const lookAtPostgres = async (url: string, shapes: readonly Shape[]): Promise<Database> => {
  const reading = readingFrom(url);
  try {
    const found = await reading.all(`SELECT to_regclass('rounds_facts')::text AS name`);
    if (!namesResult.safeParse(found).success)
      throw new StoreError('missing', `There is no store in ${databaseName(url)}.`);
    await areMade(reading, shapes);
    return onlyReading(reading);
  } catch (error) {
    await reading.close();
    throw openingError(url, error);
  }
};

/** What the promises of a store in PostgreSQL rest on. */
export interface Footing {
  /** Whether a process has the store open. */
  readonly inUse: boolean;
  /** Settings of the server with which it may lose what it has acknowledged, or keep half of it. */
  readonly unsafe: readonly string[];
  /** How many servers follow this one. */
  readonly followers: number;
  /** Whether a write waits for one of them. */
  readonly waitsForFollower: boolean;
}

const footingResult = z.tuple([
  z.object({ unsafe: z.array(z.string()), followers: z.number(), names: z.string() }),
]);

const question = `SELECT
  (SELECT coalesce(array_agg(name ORDER BY name), '{}') FROM pg_settings
   WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off') AS unsafe,
  (SELECT count(*)::int FROM pg_stat_replication) AS followers,
  current_setting('synchronous_standby_names') AS names`;

/** Changes nothing, and may be used while a bot runs. Throws a StoreError (`cannot_open`). */
export const inspectPostgres = async (url: string): Promise<Footing> => {
  const client = await connectTo(url).catch((error: unknown) => {
    throw openingError(url, error);
  });
  try {
    await translated(expectOwnBackend(client, url));
    const { rows } = await translated(client.query(question));
    const [{ unsafe, followers, names }] = footingResult.parse(rows);
    return { inUse: await translated(isHeld(client)), unsafe, followers, waitsForFollower: names !== '' };
  } finally {
    await endQuietly(client);
  }
};
