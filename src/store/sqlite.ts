import { access, constants, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import { z } from 'zod';
import { Queue } from '../lib/queue.ts';
import { filePath, onlyReading, type Database } from './database.ts';
import { accountShape, foundIn, isMade, made, schemaOf, type Found, type Shape } from './schema.ts';
import { Connection } from './sqlite-connection.ts';
import { codeOf, StoreError, translated } from './store-error.ts';
import { WriteBatcher } from './write-batcher.ts';

/**
 * The store in one SQLite file, for one process: one connection writes, another one reads, which does not see what is not
 * committed, and Keyv has one of its own. They write in turn: left to SQLite, a busy one would keep the other from ever
 * getting the file.
 */

/**
 * How long SQLite waits for a backup or another writer, in milliseconds: short, because the wait blocks one of Node's
 * threads, and the process waits for those before it ends.
 */
const busyTimeout = 1_000;
const lockPatience = 250;

/** Without FULL, a power cut may undo the last commits. */
const forWriting = ['synchronous = FULL', 'secure_delete = ON', 'foreign_keys = ON'].map(
  (setting) => `PRAGMA ${setting}`,
);
const forReading = ['PRAGMA query_only = ON'];

/** The path in `sqlite://<path>`. */
export const sqliteFile = (url: string): string => {
  const path = filePath(url);
  if (path === undefined) throw new StoreError('cannot_open', 'The store must be sqlite:// and a path.');
  return path;
};

/** Where the key is kept if ENCRYPTION_KEYS is not set. */
export const keyFileOf = (path: string): string => `${path}.key`;

export const closeQuietly = (connection: Connection | undefined): Promise<void> | undefined =>
  connection?.close().catch(() => undefined);

/** `what` says what could not be opened or made. */
const cannotOpen = (what: string, cause: unknown): StoreError =>
  new StoreError('cannot_open', `${what} (${codeOf(cause)}).`, { cause });

// ---- the lock

export const lockFileOf = (path: string): string => `${path}.lock`;

/** Whoever may enter the folder must not read it; SQLite alone would let them. What it makes beside it has the same mode. */
const closedToOthers = (path: string): Promise<void> => writeFile(path, '', { flag: 'a', mode: 0o600 });

/**
 * Locks a store with an exclusive transaction on a small database next to it, so that the store's own file can still be
 * backed up. The operating system releases the lock with the process, however that dies.
 */
export const takeLock = async (database: string): Promise<Connection> => {
  const path = lockFileOf(database);
  let lock: Connection | undefined;
  try {
    await closedToOthers(path);
    lock = await Connection.open({ path, patience: lockPatience });
    await lock.run('BEGIN EXCLUSIVE');
    // On a file that may not be written to, such as root's, SQLite says that it has begun and excludes nobody.
    await access(path, constants.W_OK);
    return lock;
  } catch (error) {
    await closeQuietly(lock);
    if (!['SQLITE_BUSY', 'SQLITE_LOCKED'].includes(codeOf(error)))
      throw cannotOpen(`The lock file ${path} cannot be opened`, error);
    throw new StoreError('in_use', `Another process already uses this store (${path} is locked).`);
  }
};

/** Whether a process has the store open. */
export const isInUse = async (url: string): Promise<boolean> => {
  const path = sqliteFile(url);
  try {
    // If nobody has ever opened it, SQLite would create the file.
    await access(lockFileOf(path));
    await closeQuietly(await takeLock(path));
    return false;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    if (error instanceof StoreError && error.reason === 'in_use') return true;
    throw error;
  }
};

// ---- opening

/** A failure to open a database, told apart by what the operator has to do. */
const openingError = (path: string, cause: unknown): StoreError => {
  if (cause instanceof StoreError) return cause;
  const code = codeOf(cause);
  if (!['SQLITE_CORRUPT', 'SQLITE_NOTADB'].includes(code))
    return cannotOpen(`The database ${path} cannot be opened`, cause);
  return new StoreError('damaged', `The database ${path} is damaged (${code}): restore a backup.`, { cause });
};

/** A connection after `prepare`. Throws a StoreError: `cannot_open` or `damaged`. */
export const connect = async (
  path: string,
  settings: readonly string[],
  prepare: (connection: Connection) => Promise<unknown> = () => Promise.resolve(),
): Promise<Connection> => {
  let connection: Connection | undefined;
  try {
    connection = await Connection.open({ path, patience: busyTimeout, settings });
    await prepare(connection);
    return connection;
  } catch (cause) {
    await closeQuietly(connection);
    throw openingError(path, cause);
  }
};

interface Tables {
  readonly are: 'all' | 'some' | 'none';
  readonly found: Found;
}

const triggerRows = z.array(z.object({ name: z.string(), tbl_name: z.string() }));

/**
 * Throws a StoreError if the file is another program's (`cannot_open`), lacks one of the tables or has a trigger
 * (`damaged`).
 */
const hasTables = async (
  connection: Connection,
  { path, shapes }: { readonly path: string; readonly shapes: readonly Shape[] },
): Promise<Tables> => {
  const found = foundIn(
    await connection.all(`SELECT t.name AS name, c.name AS col
      FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c WHERE t.type = 'table'`),
  );
  // It may undo a deletion that has been confirmed.
  const [trigger] = triggerRows.parse(
    await connection.all("SELECT name, tbl_name FROM sqlite_schema WHERE type = 'trigger'"),
  );
  if (trigger !== undefined)
    throw new StoreError(
      'damaged',
      `The database ${path} has a trigger that Rounds did not make (${trigger.name} on ${trigger.tbl_name}): restore a backup without it.`,
    );
  const names = [...found.keys()];
  const ours = names.filter((name) => name.startsWith('rounds_'));
  if (names.length > 0 && ours.length === 0)
    throw new StoreError(
      'cannot_open',
      `The database ${path} belongs to another program: give STORE_URL another path.`,
    );
  if (await isMade(connection, found, shapes)) return { are: 'all', found };
  return { are: names.length === 0 ? 'none' : 'some', found };
};

const wholeResult = z.tuple([z.record(z.string(), z.literal('ok'))]);

/** `integrity_check` also compares the indexes with the tables, and takes longer. Throws a StoreError (`damaged`). */
const expectWhole = async (
  connection: Connection,
  path: string,
  check: 'quick_check' | 'integrity_check',
): Promise<void> => {
  if (wholeResult.safeParse(await connection.all(`PRAGMA ${check}(1)`)).success) return;
  throw new StoreError('damaged', `The database ${path} is damaged: restore a backup.`);
};

/** For reading, without changing anything. Throws a StoreError: `missing`, `cannot_open` or `damaged`. */
export const openExisting = async (path: string, shapes: readonly Shape[] = []): Promise<Connection> => {
  // SQLite would create the file, or fill it.
  const { size } = await stat(path).catch((cause: unknown) => {
    if (codeOf(cause) === 'ENOENT')
      throw new StoreError('missing', `There is no store at ${path}.`, { cause });
    throw cannotOpen(`The database ${path} cannot be opened`, cause);
  });
  const empty = (): StoreError =>
    new StoreError('missing', `There is no store at ${path}: the file is empty.`);
  if (size === 0) throw empty();
  return connect(path, forReading, async (connection) => {
    await expectWhole(connection, path, 'integrity_check');
    if ((await hasTables(connection, { path, shapes })).are === 'none') throw empty();
  });
};

const openForWriting = (path: string, shapes: readonly Shape[]): Promise<Connection> =>
  connect(path, forWriting, async (connection) => {
    await expectWhole(connection, path, 'quick_check');
    const { are, found } = await hasTables(connection, { path, shapes });
    await connection.all('PRAGMA journal_mode = WAL');
    // A connection that has just changed the mode, as after a restore, refuses a checkpoint until its next statement.
    await connection.all('PRAGMA user_version');
    // Another program may have the file locked for a while.
    if (are === 'all') return;
    // All tables or none, because a store that lacks one is damaged.
    await connection.transaction(async () => {
      for (const sql of schemaOf(shapes, { text: 'TEXT', bytes: 'BLOB' }, found)) await connection.run(sql);
      for (const { sql, values } of made(shapes)) await connection.run(sql, values);
    });
  });

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

// ---- what was deleted

/** Milliseconds after a deletion: those of one wish come together. And until the next try. */
const purgeAfter = 250;
const purgeAgain = 60_000;

const checkpointed = z.tuple([z.object({ busy: z.number() })]);

/** Moves the write-ahead log into the file and empties it, so that deleted data is gone from both. */
const createPurging = ({ writing, reading }: Record<'writing' | 'reading', Connection>, turns: Queue) => {
  let due: NodeJS.Timeout | undefined;
  let hasGaps = false;
  /** False if somebody else was reading the log. */
  const empty = async (): Promise<boolean> => {
    const told = await translated(turns.run(() => reading.all('PRAGMA wal_checkpoint(TRUNCATE)')));
    return checkpointed.safeParse(told).data?.[0].busy === 0;
  };
  const purgeIn = (wait: number): void => {
    clearTimeout(due);
    const again = (): void => purgeIn(purgeAgain);
    due = setTimeout(() => void empty().then((isDone) => isDone || again(), again), wait).unref();
  };
  /** SQLite overwrites what is deleted, but not what a row leaves behind that has been moved: a new file has no such room. */
  const purge = async (): Promise<void> => {
    if (hasGaps) {
      // It needs room for a second file: without it, what stands in the gaps waits for the next time, and nothing else does.
      const isRewritten = turns
        .run(() => writing.run('VACUUM'))
        .then(
          () => true,
          () => false,
        );
      hasGaps = !(await isRewritten);
    }
    await empty();
  };
  const purgeSoon = (): void => {
    hasGaps = true;
    purgeIn(purgeAfter);
  };
  // The last connection that closes empties the log by itself.
  return { purge, purgeSoon, stop: () => clearTimeout(due) };
};

// ---- the store

/** All that a process needs of the file, and what closes it in the other order. Throws a StoreError. */
const openConnections = async (path: string, shapes: readonly Shape[]) => {
  const opened: { close(): Promise<void> }[] = [];
  const close = async (): Promise<void> => {
    for (const one of opened.splice(0).toReversed()) await one.close().catch(() => undefined);
  };
  const kept = <Opened extends { close(): Promise<void> }>(one: Opened): Opened => {
    opened.push(one);
    return one;
  };
  try {
    kept(await takeLock(path));
    await closedToOthers(path).catch((error: unknown) => {
      throw cannotOpen(`The database ${path} cannot be opened`, error);
    });
    const writing = kept(await openForWriting(path, shapes));
    const reading = kept(await connect(path, forReading));
    return { writing, reading, keyv: kept(await openKeyv(path)), close };
  } catch (error) {
    await close();
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
  const { writing, reading, keyv, close } = await openConnections(path, shapes);
  const turns = new Queue();
  const purging = createPurging({ writing, reading }, turns);
  const batcher = new WriteBatcher({
    withWriter: (task) => turns.run(() => task(writing)),
    // A locked file is no fault of a batch: to try each of a group again would keep the others waiting as long.
    concernsOnlyIt: (error) => codeOf(error) !== 'SQLITE_BUSY',
    isClaimed: (error) => codeOf(error) === 'SQLITE_CONSTRAINT' && String(error).includes('UNIQUE'),
  });
  return {
    // The operating system keeps the lock for as long as the process lives.
    ownsStore: () => true,
    all: (sql, values = []) => translated(reading.all(sql, values)),
    write: async (statements) => {
      const changed = await translated(batcher.add(statements));
      if (statements.some(({ sql }) => sql.startsWith('DELETE'))) purging.purgeSoon();
      return changed;
    },
    keyv: {
      get: (key) => keyv.get(key),
      set: (key, value) => turns.run(() => keyv.set(key, value)),
      delete: async (key) => {
        const isDeleted = await turns.run(() => keyv.delete(key));
        purging.purgeSoon();
        return isDeleted;
      },
      clear: () => turns.run(() => keyv.clear()),
    },
    purge: purging.purge,
    purgeSoon: purging.purgeSoon,
    close: async () => {
      purging.stop();
      await batcher.idle();
      await turns.idle();
      await close();
    },
  };
};

/** Opens an existing file only for reading, whether or not another process writes to it. Throws a StoreError. */
export const lookAtSqlite = async (url: string, shapes: readonly Shape[]): Promise<Database> => {
  const reading = await openExisting(sqliteFile(url), shapes);
  return onlyReading({
    all: (sql, values = []) => translated(reading.all(sql, values)),
    close: () => translated(reading.close()),
  });
};
