import { constants } from 'node:fs';
import { chmod, chown, copyFile, link, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { busyTimeout, closeQuietly, connect, openExisting, sqliteFile, takeLock } from './sqlite-file.ts';
import { StoreError, codeOf } from './store-error.ts';

/** Backups of a SQLite store, and their way back. No file is ever overwritten. */

const cannotWrite = (path: string, cause: unknown): StoreError =>
  codeOf(cause) === 'EEXIST'
    ? new StoreError('cannot_open', `${path} exists already; nothing is overwritten.`, { cause })
    : new StoreError('cannot_open', `${path} cannot be written (${codeOf(cause)}).`, { cause });

/** To disk, so that a power cut does not undo it. */
const sync = async (path: string): Promise<void> => {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Gives a file a second name, or copies it where there are no links; throws EEXIST if the name is taken. */
const addName = async (path: string, name: string): Promise<void> => {
  try {
    await link(path, name);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    await copyFile(path, name, constants.COPYFILE_EXCL);
    await sync(name);
  }
  await sync(dirname(name));
};

/** Next to a backup that is being written. Unlike the backup's own name, nobody takes it for one. */
const draftOf = (file: string): string => `${file}.part`;

/** Beside the store: when it was last backed up, as the time at which this file was written. */
export const backupMarkOf = (path: string): string => `${path}.backed-up`;

interface Backup {
  readonly url: string;
  readonly file: string;
  /** Whether the copy, under a name of its own, is what it should be; rejects if it is not. */
  readonly check: (copy: string) => Promise<void>;
}

/**
 * Copies a store as it is at one moment, also while another process writes to it, and gives the copy its name once it
 * is checked and on disk. Throws a StoreError.
 */
export const backUp = async ({ url, file, check }: Backup): Promise<void> => {
  const path = sqliteFile(url);
  const draft = draftOf(file);
  const source = await openExisting(path);
  try {
    await rm(draft, { force: true });
    // Created here, because SQLite would let everybody on this machine read it; it fills a file that is empty.
    await writeFile(draft, '', { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
      throw cannotWrite(draft, error);
    });
    // It forbids even writing to another file.
    await source.query('PRAGMA query_only = OFF');
    await source.query('VACUUM INTO ?', draft).catch((error: unknown) => {
      throw cannotWrite(draft, error);
    });
    await closeQuietly(await openExisting(draft));
    await check(`sqlite://${draft}`);
    await sync(draft);
    await addName(draft, file).catch((error: unknown) => {
      throw cannotWrite(file, error);
    });
    // Anew, because the old one may be another user's.
    await rm(backupMarkOf(path), { force: true });
    await writeFile(backupMarkOf(path), '');
  } finally {
    await closeQuietly(source);
    await rm(draft, { force: true });
  }
};

/** Moves what is in the write-ahead log into the file and ends the log, so that the file alone is everything. */
const foldLog = async (path: string): Promise<void> => {
  const adapter = connect(path, { busyTimeout });
  try {
    await adapter.query('PRAGMA journal_mode = DELETE');
  } finally {
    await closeQuietly(adapter);
  }
};

/** What belongs to a database that is too damaged to be opened has to leave with it. */
const setLogAside = async (path: string, kept: string): Promise<void> => {
  for (const end of ['-wal', '-shm']) {
    await rename(`${path}${end}`, `${kept}${end}`).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
    });
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

/** Keeps what is there under another name; returns that name, or undefined if nothing was there. */
const keepOld = async (path: string, now: number): Promise<string | undefined> => {
  const kept = `${path}.before-${new Date(now).toISOString().replace(/[:.]/g, '-')}`;
  try {
    await foldLog(path);
  } catch {
    // Damaged: it is kept as it is, log included.
    await setLogAside(path, kept);
  }
  await addName(path, kept);
  return kept;
};

/**
 * Puts a backup in the store's place, in one step: whatever happens, there is either the old store or the new one.
 * Returns where the old one is kept. Throws a StoreError, `in_use` while another process has the store open.
 */
export const restore = async ({ url, file, check, now }: Restoring): Promise<string | undefined> => {
  const path = sqliteFile(url);
  const folder = dirname(path);
  const draft = `${path}.restoring`;
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw cannotWrite(folder, error);
  });
  const lock = await takeLock(path);
  try {
    await closeQuietly(await openExisting(file));
    await rm(draft, { force: true });
    await copyFile(file, draft).catch((error: unknown) => {
      throw cannotWrite(draft, error);
    });
    await check(`sqlite://${draft}`);
    await chmod(draft, 0o600);
    await giveToOwnerOf(folder, [draft, `${path}.lock`]);
    await sync(draft);
    const exists = await open(path, 'r').then(
      (handle) => handle.close().then(() => true),
      () => false,
    );
    const kept = exists ? await keepOld(path, now) : undefined;
    await rename(draft, path);
    await sync(folder);
    return kept;
  } finally {
    await rm(draft, { force: true });
    await closeQuietly(lock);
  }
};
