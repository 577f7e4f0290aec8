import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, chown, copyFile, lstat, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sync } from './keys.ts';
import type { Connection } from './sqlite-connection.ts';
import { closeQuietly, connect, openExisting, sqliteFile, takeLock } from './sqlite.ts';
import { StoreError, codeOf } from './store-error.ts';

/** Backups of a SQLite store, and their way back. No file is ever overwritten. */

const existsAlready = (path: string, cause?: unknown): StoreError =>
  new StoreError('cannot_open', `${path} exists already; nothing is overwritten.`, { cause });

/** Every failure of `work` that is no StoreError yet becomes one: `path` could not be written. */
const writing = async <Result>(path: string, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    if (codeOf(cause) === 'EEXIST') throw existsAlready(path, cause);
    throw new StoreError('cannot_open', `${path} cannot be written (${codeOf(cause)}).`, { cause });
  }
};

/** Also if it is a link that leads nowhere. */
const exists = async (path: string): Promise<boolean> => {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
};

/** Gives a draft its name; throws EEXIST if that is taken. An empty file keeps it until the draft takes its place, whole. */
const nameDraft = async (draft: string, name: string): Promise<void> => {
  await writeFile(name, '', { flag: 'wx', mode: 0o600 });
  await rename(draft, name);
  await sync(dirname(name));
};

/**
 * Next to a backup that is being written. Nobody takes it for a finished backup, and it is another one each time, so that
 * two backups to the same name do not write to one draft.
 */
const draftOf = (file: string): string => `${file}.${randomBytes(4).toString('hex')}.part`;

/** Beside the store: when it was last backed up, as the time at which this file was written. */
export const backupMarkOf = (path: string): string => `${path}.backed-up`;

interface Backup {
  readonly url: string;
  readonly file: string;
  /** Whether the copy, under a name of its own, is what it should be; rejects if it is not. */
  readonly check: (copy: string) => Promise<void>;
}

const markBackup = async (mark: string): Promise<void> => {
  try {
    // Anew, because the old one may be another user's.
    await rm(mark, { force: true });
    await writeFile(mark, '', { mode: 0o600 });
  } catch {
    // The backup is there all the same; only doctor does not know of it.
  }
};

/** Copies a whole database, including what is only in its log, to a file that nobody else may read. */
const copyDatabase = async (source: Connection, draft: string): Promise<void> => {
  // Created here, because SQLite would let everybody on this machine read it; it fills a file that is empty.
  await writeFile(draft, '', { mode: 0o600, flag: 'wx' });
  // query_only forbids even writing to another file.
  await source.all('PRAGMA query_only = OFF');
  await source.run('VACUUM INTO ?', [draft]);
};

const write = async ({ url, file, check }: Backup): Promise<void> => {
  const path = sqliteFile(url);
  const draft = draftOf(file);
  if (await exists(file)) throw existsAlready(file);
  const source = await openExisting(path);
  try {
    await copyDatabase(source, draft);
    await closeQuietly(await openExisting(draft));
    await check(`sqlite://${draft}`);
    await sync(draft);
    await nameDraft(draft, file);
    await markBackup(backupMarkOf(path));
  } finally {
    await closeQuietly(source);
    await rm(draft, { force: true }).catch(() => undefined); // its folder may be gone
  }
};

/**
 * Copies a store as it is at one moment, also while another process writes to it, and gives the copy its name once it
 * is checked and on disk. Throws a StoreError.
 */
export const backUp = (backup: Backup): Promise<void> => writing(backup.file, () => write(backup));

const isDatabase = async (path: string): Promise<boolean> => {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.toString('latin1', 0, bytesRead) === 'SQLite format 3\0';
  } finally {
    await file.close();
  }
};

/** Moves what is in the write-ahead log into the file and ends the log, so that the file alone is everything. */
const foldLog = async (path: string): Promise<void> => {
  // SQLite would make one of what the log alone has of it.
  if (!(await isDatabase(path))) return;
  const connection = await connect(path, []);
  try {
    await connection.all('PRAGMA journal_mode = DELETE');
  } finally {
    await closeQuietly(connection);
  }
};

/** SQLite would read what a crash has left here over whatever file has this name. */
const setLogsAside = async (path: string, kept: string): Promise<void> => {
  for (const end of ['-wal', '-shm', '-journal']) {
    if (!(await exists(`${path}${end}`))) continue;
    await rename(`${path}${end}`, `${kept}${end}`);
    // It has the mode of its store, which 1.1.0 left open.
    await chmod(`${kept}${end}`, 0o600);
  }
};

/** What root restores must still belong to the user that the bot runs as. */
const giveToOwnerOf = async (folder: string, files: readonly string[]): Promise<void> => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  for (const file of files) await chown(file, uid, gid);
};

interface Restoring extends Backup {
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Keeps what is there under another name; returns that name, or undefined if there was no store. */
const keepOld = async (path: string, now: number): Promise<string | undefined> => {
  const kept = `${path}.before-${new Date(now).toISOString().replace(/[:.]/g, '-')}`;
  const isThere = await exists(path);
  // If it is damaged, it is kept as it is.
  if (isThere) await foldLog(path).catch(() => undefined);
  await setLogsAside(path, kept);
  if (!isThere) return undefined;
  // Copied, so that there is a store under its name at any time.
  await copyFile(path, kept, constants.COPYFILE_EXCL);
  await chmod(kept, 0o600);
  await giveToOwnerOf(dirname(path), [kept]);
  await sync(kept);
  await sync(dirname(kept));
  return kept;
};

const replace = async ({ url, file, check, now }: Restoring): Promise<string | undefined> => {
  const path = sqliteFile(url);
  const folder = dirname(path);
  const draft = `${path}.restoring`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await takeLock(path);
  try {
    const backup = await openExisting(file);
    try {
      await rm(draft, { force: true });
      await copyDatabase(backup, draft);
    } finally {
      // It may be the store itself, whose log can be moved only while nobody has it open.
      await closeQuietly(backup);
    }
    await check(`sqlite://${draft}`);
    await giveToOwnerOf(folder, [draft, `${path}.lock`]);
    await sync(draft);
    const kept = await keepOld(path, now);
    await rename(draft, path);
    await sync(folder);
    return kept;
  } finally {
    await rm(draft, { force: true });
    await closeQuietly(lock);
  }
};

/**
 * Puts a backup in the store's place, in one step: whatever happens, there is either the old store or the new one.
 * Returns where the old one is kept. Throws a StoreError, `in_use` while another process has the store open.
 */
export const restore = (restoring: Restoring): Promise<string | undefined> =>
  writing(sqliteFile(restoring.url), () => replace(restoring));
