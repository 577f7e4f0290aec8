import { access, stat } from 'node:fs/promises';
import { KeyvSqlite } from '@keyv/sqlite';
import { z } from 'zod';
import { dotted } from './sqlite-rows.ts';
import { StoreError, codeOf } from './store-error.ts';
import { filePath } from './store-url.ts';

/** The files of a SQLite store, and connections to them. */

/**
 * How long SQLite waits for a backup or another writer, in milliseconds: short, because the wait blocks one of Node's
 * threads, and the process waits for those before it ends.
 */
export const busyTimeout = 1_000;
const lockPatience = 250;

const wholeResult = z.tuple([z.record(z.string(), z.literal('ok'))]);

/** The path in `sqlite://<path>`. */
export const sqliteFile = (url: string): string => {
  const path = filePath(url);
  if (path === undefined) throw new StoreError('cannot_open', 'The store must be sqlite:// and a path.');
  return path;
};

/** Where the key is kept if ENCRYPTION_KEYS is not set. */
export const keyFileOf = (path: string): string => `${path}.key`;

/** `what` says what could not be opened or made. */
export const cannotOpen = (what: string, cause: unknown): StoreError =>
  new StoreError('cannot_open', `${what} (${codeOf(cause)}).`, { cause });

export const connect = (path: string, options: { readonly busyTimeout: number; readonly table?: string }) => {
  const adapter = new KeyvSqlite({ uri: `sqlite://${path}`, ...options });
  // The adapter both emits and rejects; without a listener the event would end the process.
  adapter.on('error', () => undefined);
  return adapter;
};

/** A connection that never opened cannot be closed. */
export const closeQuietly = (adapter: KeyvSqlite): Promise<void> => adapter.close().catch(() => undefined);

/**
 * Locks a store with an exclusive transaction on a small database next to it, so that the store's own file can still be
 * backed up. The operating system releases the lock with the process, however that dies.
 */
export const takeLock = async (database: string): Promise<KeyvSqlite> => {
  const path = `${database}.lock`;
  const lock = connect(path, { table: 'lock', busyTimeout: lockPatience });
  try {
    await lock.query('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    await closeQuietly(lock);
    if (!['SQLITE_BUSY', 'SQLITE_LOCKED'].includes(codeOf(error))) {
      throw cannotOpen(`The lock file ${path} cannot be opened`, error);
    }
    throw new StoreError('in_use', `Another process already uses this store (${path} is locked).`);
  }
};

/** A failure to open a database, told apart by what the operator has to do. */
export const openingError = (path: string, cause: unknown): StoreError => {
  if (cause instanceof StoreError) return cause;
  const code = codeOf(cause);
  if (!['SQLITE_CORRUPT', 'SQLITE_NOTADB'].includes(code)) {
    return cannotOpen(`The database ${path} cannot be opened`, cause);
  }
  return new StoreError('broken', `The database ${path} is damaged (${code}): restore a backup.`, { cause });
};

/** `integrity_check` also compares the indexes with the tables, and takes longer. Throws a StoreError (`broken`). */
export const expectWhole = async (
  adapter: KeyvSqlite,
  path: string,
  check: 'quick_check' | 'integrity_check',
): Promise<void> => {
  const found: unknown = await adapter.query(`PRAGMA ${check}(1)`);
  if (wholeResult.safeParse(found).success) return;
  throw new StoreError('broken', `The database ${path} is damaged: restore a backup.`);
};

export const openFile = async (path: string): Promise<{ writing: KeyvSqlite; reading: KeyvSqlite }> => {
  const writing = connect(path, { busyTimeout });
  try {
    await writing.query('PRAGMA journal_mode = WAL');
    // Without it, a power cut may undo the last commits.
    await writing.query('PRAGMA synchronous = FULL');
    await writing.query('PRAGMA secure_delete = ON');
    await expectWhole(writing, path, 'quick_check');
    await writing.query(`CREATE INDEX IF NOT EXISTS keyv_dotted ON keyv (value) WHERE ${dotted}`);
    // On a connection of its own, which does not see uncommitted transactions.
    const reading = connect(path, { busyTimeout });
    await reading.query('PRAGMA query_only = ON');
    return { writing, reading };
  } catch (cause) {
    await closeQuietly(writing);
    throw openingError(path, cause);
  }
};

/** For reading, without changing anything. Throws a StoreError: `missing`, `cannot_open` or `broken`. */
export const openExisting = async (path: string): Promise<KeyvSqlite> => {
  // SQLite would create the file, or fill it.
  const { size } = await stat(path).catch((cause: unknown) => {
    if (codeOf(cause) === 'ENOENT')
      throw new StoreError('missing', `There is no store at ${path}.`, { cause });
    throw cannotOpen(`The database ${path} cannot be opened`, cause);
  });
  if (size === 0) throw new StoreError('missing', `There is no store at ${path}: the file is empty.`);
  const adapter = connect(path, { busyTimeout });
  try {
    await adapter.query('PRAGMA query_only = ON');
    await expectWhole(adapter, path, 'integrity_check');
    return adapter;
  } catch (cause) {
    await closeQuietly(adapter);
    throw openingError(path, cause);
  }
};

/** Whether a process has the store open. */
export const isInUse = async (url: string): Promise<boolean> => {
  const path = sqliteFile(url);
  // Nobody has ever opened it; SQLite would create the file.
  if (
    !(await access(`${path}.lock`).then(
      () => true,
      () => false,
    ))
  )
    return false;
  try {
    await closeQuietly(await takeLock(path));
    return false;
  } catch (error) {
    if (error instanceof StoreError && error.reason === 'in_use') return true;
    throw error;
  }
};
