import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Queue } from '../lib/queue.ts';
import { isKeyed, onlyReading, type Batch, type Changed } from './engine.ts';
import type { Engine, Written } from './engine.ts';
import { GroupedWrites } from './grouped-writes.ts';
import type { Connection } from './sqlite-connection.ts';
import { cannotOpen, closeQuietly, openExisting, openFile } from './sqlite-file.ts';
import { sqliteFile, takeLock } from './sqlite-file.ts';
import { isForKeyv, keyedPair, openKeyed } from './sqlite-keyed.ts';
import { codeOf, translated } from './store-error.ts';
import {
  columns,
  deleteRows,
  howManyTogether,
  inOrder,
  onConflict,
  readingWith,
  valuesOf,
  type Run,
} from './tables.ts';

/**
 * The store in one SQLite file, for one process: one connection writes, another one reads, and Keyv has one of its own,
 * which writes in turn with the first.
 */

/**
 * One statement for any number of rows: their bodies arrive as one, and the rest says where each of them is in it. If
 * all are empty, SQLite gets nothing at all.
 */
const upsert = (conflict: string): string => `INSERT INTO rounds_records (${columns})
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
    coalesce(substr($2, value ->> 8, value ->> 9), x''), 1 FROM json_each($1) WHERE true ${conflict}`;
const upserts = { onlyBody: upsert(onConflict.onlyBody), whole: upsert(onConflict.whole) } as const;

/** For rows that are not written through Keyv: in a rotation, in a move, or together with others. */
const upsertKeyed =
  'INSERT INTO rounds_keyed (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value';

const isClaimHeld = (error: unknown): boolean =>
  codeOf(error) === 'SQLITE_CONSTRAINT' && String(error).includes('rounds_records.claim');

/** A locked file is no fault of a batch: to try each of a group again would keep the others waiting as long. */
const concernsOnlyIt = (error: unknown): boolean => codeOf(error) !== 'SQLITE_BUSY';

const onlySets = ({ delete: gone = [] }: Batch): boolean => gone.length === 0;

/** The one connection that writes. A class because it owns what is being written. */
class Writer {
  readonly #connection: Connection;
  readonly #run: Run;
  readonly #queue = new Queue();
  readonly #groups = new GroupedWrites<Batch, Written>({
    write: (group) => this.exclusively(() => this.#writeGroup(group)),
    together: howManyTogether,
    concernsOnlyIt,
  });

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#run = (sql, values) => connection.run(sql, values);
  }

  write(batch: Batch): Promise<Written> {
    return this.#groups.add(batch).catch((error: unknown) => {
      if (isClaimHeld(error)) return { kind: 'held' };
      throw error;
    });
  }

  async close(): Promise<void> {
    await this.#groups.idle();
    await this.exclusively(() => this.#connection.close());
  }

  /** Runs what must not come between the statements of a transaction. */
  exclusively<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.#queue.run(task);
  }

  async #writeGroup(group: readonly Batch[]): Promise<readonly Written[]> {
    const rows = group.flatMap(({ set = [] }) => set);
    const write = async (): Promise<readonly Written[]> => {
      const outcomes: Written[] = [];
      for (const { delete: gone = [] } of group)
        outcomes.push({ kind: 'written', deleted: await deleteRows(this.#run, gone, 'rounds_keyed') });
      await this.#set(rows);
      return outcomes;
    };
    // A single statement is a transaction of its own.
    if (group.every(onlySets) && !rows.some(isKeyed)) return write();
    return this.#connection.transaction(write);
  }

  async #set(all: readonly Changed[]): Promise<void> {
    for (const row of all.filter(isKeyed)) await this.#run(upsertKeyed, keyedPair(row));
    const rows = all.filter((row) => !isKeyed(row));
    if (rows.length === 0) return;
    let place = 1;
    const lines = inOrder(rows).map((row) => {
      const [body, ...others] = valuesOf(row);
      const line = [...others, place, body.length];
      place += body.length;
      return { line, body };
    });
    await this.#run(rows.every(({ onlyBody }) => onlyBody) ? upserts.onlyBody : upserts.whole, [
      JSON.stringify(lines.map(({ line }) => line)),
      Buffer.concat(lines.map(({ body }) => body)),
    ]);
  }
}

const openAll = async (path: string) => {
  const file = await openFile(path);
  try {
    return { ...file, keyed: await openKeyed(path) };
  } catch (error) {
    await closeQuietly(file.reading);
    await closeQuietly(file.writing);
    throw error;
  }
};

/** Opens or creates the file of `sqlite://<path>`. Throws a StoreError: `in_use`, `cannot_open` or `broken`. */
export const openSqlite = async (url: string): Promise<Engine> => {
  const path = sqliteFile(url);
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw cannotOpen(`The folder ${folder} cannot be created`, error);
  });
  const lock = await takeLock(path);
  const { writing, reading, keyed } = await openAll(path).catch(async (error: unknown) => {
    await lock.close();
    throw error;
  });
  const writer = new Writer(writing);
  const rows = readingOn(reading);
  return {
    // The operating system keeps the lock for as long as the process lives.
    ownsStore: () => true,
    ...rows,
    get: (place) => (isKeyed(place) ? translated(keyed.get(place)) : rows.get(place)),
    write: (batch) =>
      translated(isForKeyv(batch) ? writer.exclusively(() => keyed.write(batch)) : writer.write(batch)),
    // Moves the write-ahead log into the file, so that deleted data is gone from both.
    purgeDeleted: async () => {
      await translated(writer.exclusively(() => writing.once('PRAGMA wal_checkpoint(TRUNCATE)')));
    },
    async close() {
      try {
        await translated(
          reading
            .close()
            .then(() => writer.close())
            .then(() => keyed.close()),
        );
      } finally {
        await lock.close();
      }
    },
  };
};

const readingOn = (connection: Connection) =>
  readingWith((sql, ...values) => translated(connection.all(sql, values)), 'rounds_keyed');

/**
 * Opens an existing file only for reading, whether or not another process writes to it. Throws a StoreError: `missing`,
 * `cannot_open` or `broken`.
 */
export const lookAtSqlite = async (url: string): Promise<Engine> => {
  const path = sqliteFile(url);
  const reading = await openExisting(path);
  return onlyReading({
    ...readingOn(reading),
    close: () => translated(reading.close()),
  });
};
