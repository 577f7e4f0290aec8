import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createLog } from '../../lib/log.ts';
import { backupMarkOf } from '../../store/backup.ts';
import { inspectPostgres, type Footing } from '../../store/postgres.ts';
import { isInUse, lockFileOf, sqliteFile } from '../../store/sqlite.ts';
import { codeOf, StoreError } from '../../store/store-error.ts';
import { filePath, storeName } from '../../store/database.ts';
import { surveyBotStore } from '../store.ts';
import { failed, fine, skipped, warning, words, type Finding, type Looking } from './finding.ts';

/**
 * A store: whether its records can be read, and who uses it; of a file, the room on the disk and the last backup; of a
 * database, what its promises rest on.
 */

const troubleOf = ({ reason, message }: StoreError, url: string): Finding => {
  const texts = words.store;
  switch (reason) {
    case 'missing':
      return fine('store', 'missing', texts.missing(storeName(url)));
    case 'cannot_open':
    case 'wrong_key':
    case 'newer_version':
    case 'certificate':
      return failed('store', reason, texts[reason](message));
    case 'half_moved':
      return failed('store', reason, texts.halfMoved(message));
    case 'connection_lost':
      return failed('store', 'no_database', texts.noDatabase(message));
    case 'damaged':
    case 'broken':
    case 'in_use':
    case 'claimed':
      return failed('store', 'broken', texts.broken(message));
  }
};

/** Reads every record. */
const checkRecords = async ({ config }: Looking, url: string): Promise<Finding> => {
  try {
    const { keys } = config.store;
    const { unreadable } = await surveyBotStore({ url, keys, log: createLog({ level: 'silent' }) });
    return unreadable === 0
      ? fine('store', 'ok', words.store.ok(storeName(url)))
      : warning('store', 'unreadable', words.store.unreadable(unreadable));
  } catch (error) {
    if (error instanceof StoreError) return troubleOf(error, url);
    throw error;
  }
};

/** Who answers where these settings have the bot listen; `unknown`: nobody can listen there, and no bot answers. */
export type Here = 'nobody' | 'bot' | 'stand_by' | 'unknown';

const lockFound = (isInUse: boolean, here: Here): Finding => {
  if (!isInUse) return fine('lock', 'free', words.lock.free);
  switch (here) {
    case 'bot':
      return fine('lock', 'bot', words.lock.bot);
    case 'stand_by':
      return fine('lock', 'stand_by', words.lock.standsBy);
    case 'nobody':
      return failed('lock', 'stranger', words.lock.stranger);
    case 'unknown':
      return skipped('lock', 'unknown', words.notLooked(words.lock.unknown));
  }
};

const checkFooting = ({ unsafe, followers, waitsForFollower }: Footing): Finding => {
  if (unsafe.length > 0) return failed('durability', 'unsafe', words.durability.unsafe(unsafe));
  return followers > 0 && !waitsForFollower
    ? warning('durability', 'asynchronous', words.durability.asynchronous(followers))
    : fine('durability', 'ok', words.durability.ok);
};

const checkDatabase = async (looking: Looking, url: string, here: Here): Promise<readonly Finding[]> => {
  try {
    const footing = await inspectPostgres(url);
    return [
      await checkRecords(looking, url),
      lockFound(footing.inUse, here),
      checkFooting(footing),
      ...(footing.strangers.length === 0
        ? []
        : [warning('durability', 'strangers', words.durability.strangers(footing.strangers))]),
      skipped('backup', 'database', words.notLooked(words.backup.database)),
    ];
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return [
      error.reason === 'certificate'
        ? troubleOf(error, url)
        : failed('store', 'no_database', words.store.noDatabase(error.message)),
    ];
  }
};

const megabyte = 1_000_000;
const little = 1_000;
const tooLittle = 50;
const day = 86_400_000;
/** Days: a week and one more for a backup that is made weekly. */
const longAgo = 8;

/** The nearest folder that exists: the first start makes the others. */
const existing = async (folder: string): Promise<string> =>
  (await stat(folder).then(
    () => true,
    () => false,
  )) || dirname(folder) === folder
    ? folder
    : existing(dirname(folder));

/** The folder, or the database or its lock in it, that whoever runs this may not write to. */
const notWritable = async (path: string): Promise<string | undefined> => {
  for (const place of [await existing(dirname(path)), path, lockFileOf(path)]) {
    const mayWrite = await access(place, constants.W_OK).then(
      () => true,
      (error: unknown) => codeOf(error) === 'ENOENT',
    );
    if (!mayWrite) return place;
  }
  return undefined;
};

const checkDisk = async (url: string): Promise<Finding> => {
  const { bavail, bsize } = await statfs(await existing(dirname(sqliteFile(url))));
  const free = Math.floor((bavail * bsize) / megabyte);
  if (free < tooLittle) return failed('disk', 'full', words.disk.full(free));
  return free < little
    ? warning('disk', 'low', words.disk.low(free))
    : fine('disk', 'ok', words.disk.ok(free));
};

interface Guarded extends Pick<Finding, 'check'> {
  readonly path: string;
  /** Who may not do anything with it: bits of its mode. */
  readonly others: number;
  /** A command that keeps them out. */
  readonly todo: string;
}

/** A file that somebody may read who is not meant to. */
export const openToOthers = async ({ check, path, others, todo }: Guarded): Promise<readonly Finding[]> => {
  const mode = await stat(path).then(
    // An empty file tells nothing; and Windows has no such modes.
    (file) => (file.size === 0 || process.platform === 'win32' ? 0 : file.mode),
    () => 0,
  );
  return (mode & others) === 0 ? [] : [warning(check, 'open_to_others', words.openToOthers(path, todo))];
};

const checkBackup = async ({ now }: Looking, url: string): Promise<Finding> => {
  const made = await stat(backupMarkOf(sqliteFile(url))).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
  if (made === undefined) return warning('backup', 'never', words.backup.never);
  const age = Math.max(0, Math.floor((now() - made) / day));
  return age > longAgo
    ? warning('backup', 'old', words.backup.old(age))
    : fine('backup', 'ok', words.backup.ok(age));
};

export const checkStore = async (looking: Looking, here: Here): Promise<readonly Finding[]> => {
  const { url } = looking.config.store;
  if (url === undefined) return [skipped('store', 'temporary', words.notLooked(words.store.temporary))];
  if (filePath(url) === undefined) return checkDatabase(looking, url, here);
  const disk = await checkDisk(url);
  const place = await notWritable(sqliteFile(url));
  if (place !== undefined && disk.code !== 'full') {
    return [failed('store', 'not_writable', words.store.notWritable(place)), disk];
  }
  const records = await checkRecords(looking, url);
  const file = sqliteFile(url);
  // As before they were made with mode 0600.
  const open = await openToOthers({ check: 'store', path: file, others: 0o077, todo: `chmod 600 ${file}*` });
  // Without room there can be no store, and none of the files that SQLite needs beside one to open it.
  if (disk.code === 'full' && ['missing', 'cannot_open'].includes(records.code)) return [disk];
  if (records.code === 'cannot_open') return [records, disk];
  const inUse = await isInUse(url).catch((error: unknown) => {
    if (error instanceof StoreError) return error;
    throw error;
  });
  // Whoever may read the store may not be able to lock it.
  if (inUse instanceof StoreError) return [troubleOf(inUse, url), disk];
  const lock = lockFound(inUse, here);
  if (records.code === 'missing') return [records, lock, disk];
  return [records, ...open, lock, disk, await checkBackup(looking, url)];
};
