import { access, stat } from 'node:fs/promises';
import { z } from 'zod';
import { isMade, made, schemaOf, type Shape } from './schema.ts';
import { Connection } from './sqlite-connection.ts';
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

const namesResult = z.array(z.object({ name: z.string() }));

/** Throws a StoreError if the file is another program's (`cannot_open`), or lacks one of the tables (`broken`). */
const hasTables = async (
  connection: Connection,
  { path, shapes }: { readonly path: string; readonly shapes: readonly Shape[] },
): Promise<'all' | 'some' | 'none'> => {
  const rows = await connection.once(`SELECT name FROM sqlite_schema WHERE type = 'table'`);
  const names = namesResult.parse(rows).map(({ name }) => name);
  const ours = names.filter((name) => name.startsWith('rounds_'));
  if (names.length > 0 && ours.length === 0)
    throw new StoreError(
      'cannot_open',
      `The database ${path} belongs to another program: give STORE_URL another path.`,
    );
  if (await isMade(connection, new Set(ours), shapes)) return 'all';
  return names.length === 0 ? 'none' : 'some';
};

export const connect = (path: string, settings?: readonly string[]): Promise<Connection> =>
  Connection.open({ path, patience: busyTimeout, ...(settings && { settings }) });

export const closeQuietly = (connection: Connection): Promise<void> =>
  connection.close().catch(() => undefined);

/**
 * Locks a store with an exclusive transaction on a small database next to it, so that the store's own file can still be
 * backed up. The operating system releases the lock with the process, however that dies.
 */
export const takeLock = async (database: string): Promise<Connection> => {
  const path = `${database}.lock`;
  let lock: Connection | undefined;
  try {
    lock = await Connection.open({ path, patience: lockPatience });
    await lock.once('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    if (lock !== undefined) await closeQuietly(lock);
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
  connection: Connection,
  path: string,
  check: 'quick_check' | 'integrity_check',
): Promise<void> => {
  const found = await connection.once(`PRAGMA ${check}(1)`);
  if (wholeResult.safeParse(found).success) return;
  throw new StoreError('broken', `The database ${path} is damaged: restore a backup.`);
};

/** A connection after `prepare`. Throws a StoreError: `cannot_open` or `broken`. */
const opened = async (
  path: string,
  settings: readonly string[],
  prepare: (connection: Connection) => Promise<unknown> = () => Promise.resolve(),
): Promise<Connection> => {
  let connection: Connection | undefined;
  try {
    connection = await connect(path, settings);
    await prepare(connection);
    return connection;
  } catch (cause) {
    if (connection !== undefined) await closeQuietly(connection);
    throw openingError(path, cause);
  }
};

/** Of a connection that writes. Without FULL, a power cut may undo the last commits. */
export const forWriting = ['synchronous = FULL', 'secure_delete = ON', 'foreign_keys = ON'].map(
  (setting) => `PRAGMA ${setting}`,
);

const onlyReads = 'PRAGMA query_only = ON';

export const openFile = async (
  path: string,
  shapes: readonly Shape[],
): Promise<{ writing: Connection; reading: Connection }> => {
  const writing = await opened(path, forWriting, async (connection) => {
    await expectWhole(connection, path, 'quick_check');
    const isThere = await hasTables(connection, { path, shapes });
    await connection.once('PRAGMA journal_mode = WAL');
    // A connection that has just changed the mode, as after a restore, refuses a checkpoint until its next statement.
    await connection.once('PRAGMA user_version');
    // Another program may have the file locked for a while.
    if (isThere === 'all') return;
    // All tables or none, because a store that lacks one is damaged.
    await connection.transaction(async () => {
      await connection.script(schemaOf(shapes, { text: 'TEXT', bytes: 'BLOB' }));
      for (const { sql, values } of made(shapes)) await connection.run(sql, values);
    });
  });
  try {
    // On a connection of its own, which does not see uncommitted transactions.
    return { writing, reading: await opened(path, [onlyReads]) };
  } catch (error) {
    await closeQuietly(writing);
    throw error;
  }
};

/** For reading, without changing anything. Throws a StoreError: `missing`, `cannot_open` or `broken`. */
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
  return opened(path, [onlyReads], async (connection) => {
    await expectWhole(connection, path, 'integrity_check');
    if ((await hasTables(connection, { path, shapes })) === 'none') throw empty();
  });
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
