import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import { Queue } from '../lib/queue.ts';
import { onlyReading, type Database, type Statement } from './database.ts';
import { accountShape, type Shape } from './schema.ts';
import type { Connection } from './sqlite-connection.ts';
import {
  busyTimeout,
  cannotOpen,
  closeQuietly,
  forWriting,
  openExisting,
  openFile,
  openingError,
  sqliteFile,
  takeLock,
} from './sqlite-file.ts';
import { codeOf, StoreError, translated } from './store-error.ts';
import { runAll, Together } from './together.ts';

/**
 * The store in one SQLite file, for one process: one connection writes, another one reads, and Keyv has one of its own,
 * for which the first waits as for that of another program.
 */

/** A locked file is no fault of a batch: to try each of a group again would keep the others waiting as long. */
const concernsOnlyIt = (error: unknown): boolean => codeOf(error) !== 'SQLITE_BUSY';

const isClaimed = (error: unknown): boolean =>
  codeOf(error) === 'SQLITE_CONSTRAINT' && String(error).includes('UNIQUE');

/** The one connection that writes. A class because it owns what is being written. */
class Writer {
  readonly #connection: Connection;
  readonly #queue = new Queue();
  readonly #together = new Together({
    write: (group) =>
      this.exclusively(() =>
        runAll(
          group,
          ({ sql, values }) => this.#connection.run(sql, values),
          (task) => this.#connection.transaction(task),
        ),
      ),
    concernsOnlyIt,
  });

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  write(batch: readonly Statement[]): Promise<readonly number[]> {
    return this.#together.add(batch).catch((cause: unknown) => {
      if (!isClaimed(cause)) throw cause;
      throw new StoreError('claimed', 'A record claims what another record has.', { cause });
    });
  }

  async close(): Promise<void> {
    await this.#together.idle();
    await this.exclusively(() => this.#connection.close());
  }

  /** Runs what must not come between the statements of a transaction. */
  exclusively<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.#queue.run(task);
  }
}

/** Over a file that is locked and has its tables. */
const openKeyv = async (path: string): Promise<KeyvSqlite> => {
  const keyv = new KeyvSqlite({ uri: `sqlite://${path}`, table: accountShape.name, busyTimeout });
  try {
    for (const setting of forWriting) await keyv.query(setting);
    return keyv;
  } catch (cause) {
    await keyv.close().catch(() => undefined); // it may never have been open
    throw openingError(path, cause);
  }
};

const openAll = async (path: string, shapes: readonly Shape[]) => {
  const file = await openFile(path, shapes);
  try {
    return { ...file, keyv: await openKeyv(path) };
  } catch (error) {
    await closeQuietly(file.reading);
    await closeQuietly(file.writing);
    throw error;
  }
};

/** Opens or creates the file of `sqlite://<path>`. Throws a StoreError. */
export const openSqlite = async (url: string, shapes: readonly Shape[]): Promise<Database> => {
  const path = sqliteFile(url);
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw cannotOpen(`The folder ${folder} cannot be created`, error);
  });
  const lock = await takeLock(path);
  const { writing, reading, keyv } = await openAll(path, shapes).catch(async (error: unknown) => {
    await lock.close();
    throw error;
  });
  const writer = new Writer(writing);
  return {
    // The operating system keeps the lock for as long as the process lives.
    ownsStore: () => true,
    all: (sql, values = []) => translated(reading.all(sql, values)),
    write: (statements) => translated(writer.write(statements)),
    keyv,
    // Moves the write-ahead log into the file, so that deleted data is gone from both.
    purge: async () => {
      await translated(writer.exclusively(() => writing.once('PRAGMA wal_checkpoint(TRUNCATE)')));
    },
    async close() {
      try {
        await translated(
          reading
            .close()
            .then(() => writer.close())
            .then(() => keyv.close()),
        );
      } finally {
        await lock.close();
      }
    },
  };
};

/** Opens an existing file only for reading, whether or not another process writes to it. Throws a StoreError. */
export const lookAtSqlite = async (url: string, shapes: readonly Shape[]): Promise<Database> => {
  const path = sqliteFile(url);
  const reading = await openExisting(path, shapes);
  return onlyReading({
    all: (sql, values = []) => translated(reading.all(sql, values)),
    close: () => translated(reading.close()),
  });
};
