import type { Client } from 'pg';
import { z } from 'zod';
import { clock } from '../lib/clock.ts';
import { Queue } from '../lib/queue.ts';
import { pause, within } from '../lib/waiting.ts';
import { databaseName, onlyReading, type Database, type OpenOptions, type Reading } from './database.ts';
import {
  concernsOnlyIt,
  connectTo,
  endQuietly,
  expectOwnBackend,
  expectWritable,
  isRefusal,
  isSo,
  openingError,
  overConnection,
  readingFrom,
  rowsFrom,
} from './postgres-client.ts';
import { accountShape, foundIn, isMade, made, schemaOf, upsert, type Found, type Shape } from './schema.ts';
import { StoreError, translated } from './store-error.ts';
import { takenAfter, Tenure } from './tenure.ts';
import { WriteBatcher } from './write-batcher.ts';

/**
 * The store in a PostgreSQL database, for one process. It is
 *
 * standing by   another process has the lock, or its last beat is less than six seconds old
 * holding       the lock is ours, on the one connection that writes; over that, a beat each second says so
 * lost          that connection has ended, or no beat has succeeded for four seconds: nothing more is written here
 *
 * The lock belongs to the connection: the server releases it with that, however that ends, and with it whatever the
 * connection was still to write. So whoever has the lock next knows that nothing of the process before can still arrive.
 * It is the tables' lock: two stores in schemas of one database do not exclude each other.
 */
const lock = `hashtext('rounds ' || current_schema()), 0`;

/** Milliseconds for a write. */
const longestWrite = 60_000;
/** Milliseconds between tries of the lock. */
const lockRetry = 100;
/** Milliseconds between tries to reach a server that a process that stands by has lost. */
const standByRetry = 1_000;
/** Milliseconds for the server to take its leave. */
const farewell = 200;

// ---- standing by

const taken = (): StoreError => new StoreError('in_use', 'Another process already uses this store.');

/** What a connection that writes asks of the server. */
const prepareWriting = async (client: Client): Promise<void> => {
  // An acknowledged write has to survive a crash of the server; a stricter setting stays.
  await client.query(`SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') IN ('off', 'local')`);
  // The defaults keep the lock of a machine that has vanished for two hours, and that of a process that was stopped
  // for ever. It beats each second, so a connection that says nothing for so long is not in use.
  await client.query(`SET tcp_keepalives_idle = 3; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 4;
    SET tcp_user_timeout = 7000; SET lock_timeout = 1000;
    SET idle_session_timeout = ${takenAfter}; SET idle_in_transaction_session_timeout = ${takenAfter}`);
};

/** Waits until this process may have the store. Rejects (`in_use`) if another one has it and this one does not stand by. */
const awaitTurn = async (client: Client, standBy: OpenOptions['standBy']): Promise<void> => {
  const signal = standBy?.signal;
  while (!(await isSo(client, `pg_try_advisory_lock(${lock})`))) {
    standBy?.onWait();
    if (signal?.aborted !== false) throw taken();
    await pause(lockRetry, signal);
  }
  await client.query('CREATE TABLE IF NOT EXISTS rounds_heartbeat (beat timestamptz NOT NULL)');
  // Whoever had it before, and did not give it back, must certainly have stopped acting on it. Since the lock was free,
  // nobody beats any more; a beat that lies ahead was written before the server's clock was set back.
  const since = clock.monotonic();
  const isAlive = `EXISTS (SELECT FROM rounds_heartbeat WHERE beat > clock_timestamp() - $1 * interval '1 ms')`;
  while (clock.monotonic() - since < takenAfter && (await isSo(client, isAlive, [takenAfter]))) {
    if (signal?.aborted === true) throw taken();
    await pause(lockRetry, signal);
  }
};

// ---- holding

const holdOver = async (client: Client, onLost: () => void) => {
  const queue = new Queue();
  /** Runs tasks one at a time on the connection. A failure that leaves open what became of it ends that. */
  const run = <Result>(task: (holder: Client) => Promise<Result>): Promise<Result> =>
    queue.run(async () => {
      if (!tenure.ownsStore()) throw new StoreError('in_use', 'Another process may have this store by now.');
      try {
        return await task(client);
      } catch (error) {
        if (!isRefusal(error)) tenure.lose();
        throw error;
      }
    });
  const tenure = new Tenure({
    beat: async () => {
      await run((beating) => beating.query('UPDATE rounds_heartbeat SET beat = clock_timestamp()'));
    },
    onLost: () => {
      void endQuietly(client);
      onLost();
    },
  });
  await tenure.begin(async () => {
    await client.query(
      'DELETE FROM rounds_heartbeat; INSERT INTO rounds_heartbeat VALUES (clock_timestamp())',
    );
  });
  client.on('end', () => tenure.lose());
  return {
    ownsStore: (): boolean => tenure.ownsStore(),
    run,
    /** Gives the store back, so that others need not wait. */
    leave: async (): Promise<void> => {
      const isOurs = tenure.ownsStore();
      tenure.end();
      await queue.run(async () => {
        if (isOurs) await client.query('DELETE FROM rounds_heartbeat').catch(() => undefined);
        await within(farewell, endQuietly(client));
      });
    },
  };
};

type Holding = Awaited<ReturnType<typeof holdOver>>;

const take = async (
  url: string,
  shapes: readonly Shape[],
  { onLost = () => undefined, standBy }: OpenOptions,
): Promise<Holding> => {
  const client = await connectTo(url, { query_timeout: longestWrite });
  try {
    await expectOwnBackend(client, url);
    await expectWritable(client, url);
    await prepareWriting(client);
    await awaitTurn(client, standBy);
    await makeTables(client, shapes);
    return await holdOver(client, onLost);
  } catch (error) {
    void endQuietly(client);
    throw error;
  }
};

/** A process that stands by outlives the server's restarts. Throws a StoreError. */
const hold = async (
  url: string,
  shapes: readonly Shape[],
  { onLost, standBy }: OpenOptions,
): Promise<Holding> => {
  let isWaiting = false;
  const onWait = (): void => {
    if (!isWaiting) standBy?.onWait();
    isWaiting = true;
  };
  for (;;) {
    try {
      return await take(url, shapes, { onLost, standBy: standBy && { ...standBy, onWait } });
    } catch (error) {
      if (error instanceof StoreError && error.reason === 'in_use')
        throw new StoreError('in_use', `Another process already uses this store (${databaseName(url)}).`);
      const isTransient = !(error instanceof StoreError) || error.reason === 'connection_lost';
      if (!isWaiting || !isTransient || standBy === undefined || standBy.signal.aborted)
        throw openingError(url, error);
      await pause(standByRetry, standBy.signal);
    }
  }
};

// ---- tables and statements

/** Where the connection's user finds them first. */
const tablesIn = async ({ all }: Pick<Reading, 'all'>): Promise<Found> =>
  foundIn(
    await all(`SELECT table_name::text AS name, column_name::text AS col FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name LIKE 'rounds\\_%' AND table_name <> 'rounds_heartbeat'`),
  );

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
const makeTables = async (client: Client, shapes: readonly Shape[]): Promise<void> => {
  const all: Reading['all'] = (sql, values) => rowsFrom(client, sql, values);
  const found = await tablesIn({ all });
  if (await isMade({ all }, found, shapes)) return;
  await inTransaction(client, async () => {
    for (const sql of schemaOf(shapes, { text: 'text COLLATE "C"', bytes: 'bytea' }, found))
      await client.query(sql);
    for (const { sql, values } of made(shapes)) await client.query(sql, [...values]);
  });
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

/**
 * Opens the database of `postgres://…`, which has to exist, and creates the tables. Throws a StoreError: `in_use`,
 * `connection_lost`, `cannot_open`, `certificate`, `damaged` or `newer_version`.
 */
export const openPostgres = async (
  url: string,
  shapes: readonly Shape[],
  options: OpenOptions = {},
): Promise<Database> => {
  const { run, ownsStore, leave } = await hold(url, shapes, options);
  const reading = readingFrom(url);
  const batcher = new WriteBatcher({
    withWriter: (task) =>
      run((client) =>
        task({
          run: async (sql, values) => (await client.query(sql, [...values])).rowCount ?? 0,
          transaction: (work) => inTransaction(client, work),
        }),
      ),
    concernsOnlyIt,
    isClaimed: (error) => isRefusal(error) && error.code === '23505',
  });
  const write: Database['write'] = (statements) => overConnection(batcher.add(statements));
  return {
    ...reading,
    write,
    ownsStore,
    keyv: keyvOn({ all: reading.all, write }),
    // The server's own vacuum does it; until then, what remains of a row is sealed.
    purge: () => Promise.resolve(),
    purgeSoon: () => undefined,
    async close() {
      await batcher.idle();
      await leave();
      await reading.close();
    },
  };
};

/**
 * Opens a store only for reading, whether or not a process writes to it. Throws a StoreError: `missing`, or why the
 * database cannot be opened.
 */
export const lookAtPostgres = async (url: string, shapes: readonly Shape[]): Promise<Database> => {
  const reading = readingFrom(url);
  try {
    const found = await tablesIn(reading);
    if (found.size === 0) throw new StoreError('missing', `There is no store in ${databaseName(url)}.`);
    await isMade(reading, found, shapes);
    return onlyReading(reading);
  } catch (error) {
    await reading.close();
    const isConnection = error instanceof StoreError && error.reason === 'connection_lost';
    throw openingError(url, isConnection ? error.cause : error);
  }
};

// ---- what the promises of a store here rest on

const footingResult = z.tuple([
  z.object({
    in_use: z.boolean(),
    unsafe: z.array(z.string()),
    strangers: z.array(z.string()),
    followers: z.number(),
    names: z.string(),
  }),
]);

/** What may undo a write of ours: triggers and rules of somebody else on our tables. */
const strangers = `SELECT coalesce(array_agg(name ORDER BY name), '{}') FROM (
    SELECT tgrelid AS of, tgname::text AS name FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT ev_class, rulename::text FROM pg_rewrite WHERE rulename <> '_RETURN') AS found
  WHERE of IN (SELECT oid FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relname LIKE 'rounds\\_%')`;

const strangerRows = z.tuple([z.object({ names: z.array(z.string()) })]);

/** Administrators have them for replication, so they are told of and not refused. */
export const strangersIn = async ({ all }: Pick<Reading, 'all'>): Promise<readonly string[]> =>
  strangerRows.parse(await all(`SELECT (${strangers}) AS names`))[0].names;

/** Tries no lock. */
const question = `SELECT
  EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND (classid, objid) = (hashtext('rounds ' || current_schema())::bit(32)::bigint::oid, 0::oid)) AS in_use,
  (SELECT coalesce(array_agg(name ORDER BY name), '{}') FROM pg_settings
   WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off') AS unsafe,
  (${strangers}) AS strangers,
  (SELECT count(*)::int FROM pg_stat_replication) AS followers,
  current_setting('synchronous_standby_names') AS names`;

/** Changes nothing, and may be used while a bot runs. Throws a StoreError. */
export const inspectPostgres = async (url: string) => {
  const client = await connectTo(url).catch((error: unknown) => {
    throw openingError(url, error);
  });
  try {
    await translated(expectOwnBackend(client, url));
    await translated(expectWritable(client, url));
    const rows = await translated(rowsFrom(client, question));
    const [{ in_use: inUse, unsafe, strangers: found, followers, names }] = footingResult.parse(rows);
    return {
      /** Whether a process has the store open. */
      inUse,
      /** Settings of the server with which it may lose what it has acknowledged, or keep half of it. */
      unsafe,
      /** Triggers and rules on our tables. */
      strangers: found,
      /** How many servers follow this one. */
      followers,
      /** Whether a write waits for one of them. */
      waitsForFollower: names !== '',
    };
  } finally {
    await endQuietly(client);
  }
};

export type Footing = Awaited<ReturnType<typeof inspectPostgres>>;
