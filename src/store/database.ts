import { KeyvSqlite } from '@keyv/sqlite';
import { Keyv } from 'keyv';
import { z } from 'zod';
import { tryAgain } from '../lib/try-again.ts';
import { GroupedWrites, type NewRow } from './grouped-writes.ts';
import { StoreError, codeOf } from './store-error.ts';

/** The SQLite file behind Keyv: sealed texts by name, in one table, over one connection. */

/** One collection's rows. Each call rejects with a StoreError (`broken`). */
export interface Rows {
  get(row: string): Promise<string | undefined>;
  /** Resolves when the row would survive a power cut. */
  set(row: string, text: string): Promise<void>;
  delete(row: string): Promise<boolean>;
  /** Puts a row where nothing reads it, as it is. */
  setAside(row: string): Promise<void>;
  /** As the rows were when the first one is asked for. */
  all(): AsyncIterable<readonly [row: string, text: string]>;
}

export interface Database {
  /** `name` consists of lower-case letters. */
  rows(name: string): Rows;
  isEmpty(): Promise<boolean>;
  /** Empties the write-ahead log into the file, so that what was deleted is gone from both. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * How long SQLite itself waits for a backup or another writer, in milliseconds: short, because it holds a thread of
 * Node's while it does, and the end of the process waits for those. What is still busy then is tried again.
 */
const busyTimeout = 250;
const tries = 20;

const isBusy = (error: unknown): boolean => codeOf(error) === 'SQLITE_BUSY';

const patience = { passes: isBusy, tries, wait: 10 };

/** All in one go: the adapter pages by offset, which skips rows when one is deleted on the way. */
const iterationLimit = 1_000_000_000;

const failed = (error: unknown): StoreError =>
  new StoreError('broken', `The database refused a read or a write (${codeOf(error)}).`, { cause: error });

const translated = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw failed(error);
  }
};

/** A row that holds no text cannot be ours; an empty text is found damaged by whoever opens it. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Connection {
  readonly adapter: KeyvSqlite;
  readonly writes: GroupedWrites;
}

/** One statement and so one transaction, with one wait for the disk. */
const writeRows = (adapter: KeyvSqlite, rows: readonly NewRow[]): Promise<unknown> =>
  adapter.query(
    `INSERT INTO keyv (key, value) VALUES ${rows.map(() => '(?, ?)').join(', ')}
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    rows.flatMap(({ key, text }) => [key, text]),
  );

/**
 * Keyv writes its namespace into the adapter it is given, so each collection gets a face of its own of the one
 * connection. A row is the sealed text and nothing else: Keyv's wrapping in JSON would fail on a broken row and
 * hide those behind it.
 */
const face = ({ adapter, writes }: Connection) => ({
  opts: adapter.opts,
  get: async (key: string) => {
    const value: unknown = await adapter.get(key);
    return value === undefined ? undefined : { value: asText(value) };
  },
  set: (key: string, { value }: { value: string }): Promise<void> => writes.set({ key, text: value }),
  delete: (key: string) => adapter.delete(key),
  clear: () => Promise.reject(new Error('a collection is never cleared')),
  async *iterator(namespace?: string) {
    const entries: AsyncIterable<[string, unknown]> = adapter.iterator(namespace);
    for await (const [key, value] of entries) yield [key, { value: asText(value) }];
  },
});

const rowsOf = (connection: Connection, name: string): Rows => {
  const { adapter } = connection;
  const keyv = new Keyv<string>({ store: face(connection), namespace: name, throwOnErrors: true });
  keyv.serialize = undefined;
  keyv.deserialize = undefined;
  return {
    get: (row) => translated(() => keyv.get(row)),
    async set(row, text) {
      await translated(() => keyv.set(row, text));
    },
    delete: (row) => translated(() => keyv.delete(row)),
    async setAside(row) {
      const key = `${name}:${row}`;
      const asideKey = `aside:${Date.now()}:${key}`;
      await translated(() => adapter.query('UPDATE keyv SET key = ? WHERE key = ?', [asideKey, key]));
    },
    async *all() {
      if (keyv.iterator === undefined) throw new StoreError('broken', 'The database cannot list its rows.');
      try {
        const entries: AsyncIterable<[string, string]> = keyv.iterator(undefined);
        for await (const entry of entries) yield entry;
      } catch (error) {
        throw failed(error);
      }
    },
  };
};

const cannotOpen = (path: string, error: unknown): StoreError => {
  const code = codeOf(error);
  return code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB'
    ? new StoreError('broken', `The database ${path} is damaged (${code}): restore a backup.`, {
        cause: error,
      })
    : new StoreError('cannot_open', `The database ${path} cannot be opened (${code}).`, { cause: error });
};

const checkResult = z.tuple([z.object({ quick_check: z.literal('ok') })]);
const countResult = z.tuple([z.object({ count: z.number() })]);

const busyResult = z.tuple([z.object({ busy: z.number() })]);

/** The adapter makes its table on the way, and is of no use any more where that fails. */
const connect = async (path: string): Promise<KeyvSqlite> => {
  const adapter = new KeyvSqlite({ uri: `sqlite://${path}`, busyTimeout, iterationLimit });
  // The adapter both emits and rejects; without a listener the event would end the process.
  adapter.on('error', () => undefined);
  const { query } = adapter;
  try {
    await query('PRAGMA journal_mode = WAL');
  } catch (error) {
    // A connection that never opened cannot be closed.
    await adapter.close().catch(() => undefined);
    throw error;
  }
  // Everything that it does goes through here.
  adapter.query = (...statement) => tryAgain(() => query(...statement), patience);
  return adapter;
};

const openAdapter = async (path: string): Promise<KeyvSqlite> => {
  try {
    return await tryAgain(() => connect(path), patience);
  } catch (error) {
    throw cannotOpen(path, error);
  }
};

/** Opens or makes the file. Throws a StoreError: `cannot_open` or `broken`. */
export const openDatabase = async (path: string): Promise<Database> => {
  const adapter = await openAdapter(path);
  try {
    // Written through to the disk at each commit: in WAL mode the default may lose the last ones at a power cut.
    await adapter.query('PRAGMA synchronous = FULL');
    await adapter.query('PRAGMA secure_delete = ON');
    if (!checkResult.safeParse(await adapter.query('PRAGMA quick_check(1)')).success) {
      throw new StoreError('broken', `The database ${path} is damaged: restore a backup.`);
    }
  } catch (error) {
    await adapter.close().catch(() => undefined);
    throw error instanceof StoreError ? error : cannotOpen(path, error);
  }
  const connection = { adapter, writes: new GroupedWrites((rows) => writeRows(adapter, rows)) };
  return {
    rows: (name) => rowsOf(connection, name),
    async isEmpty() {
      const rows: unknown = await translated(() => adapter.query('SELECT count(*) AS count FROM keyv'));
      return countResult.parse(rows)[0].count === 0;
    },
    async settle() {
      // Somebody who reads for long (a backup) is not waited out: the next time will do.
      for (let tried = 0, busy = 1; busy !== 0 && tried < tries; tried += 1) {
        const rows: unknown = await translated(() => adapter.query('PRAGMA wal_checkpoint(TRUNCATE)'));
        [{ busy }] = busyResult.parse(rows);
      }
    },
    close: () => translated(() => adapter.close()),
  };
};
