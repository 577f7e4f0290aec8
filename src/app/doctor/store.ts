import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backupMarkOf } from '../../store/copies.ts';
import { isInUse, sqliteFile } from '../../store/sqlite-file.ts';
import { filePath } from '../../store/store-url.ts';
import { checkDatabase } from './database.ts';
import { failed, fine, skipped, warning, type Looking, type Finding } from './finding.ts';
import { checkRecords, lockFound, type Here } from './records.ts';

/** A store in a file: its records, who uses it, room on the disk, and the last backup. */

const megabyte = 1_000_000;
const little = 1_000;
const tooLittle = 50;
const day = 86_400_000;
/** Days: a week and one more for a backup that is made weekly. */
const longAgo = 8;

const checkLock = async (looking: Looking, url: string, here: Here): Promise<Finding> =>
  lockFound(looking, { inUse: await isInUse(url), here });

/** The nearest folder that exists: the first start makes the others. */
const existing = async (folder: string): Promise<string> =>
  (await stat(folder).then(
    () => true,
    () => false,
  )) || dirname(folder) === folder
    ? folder
    : existing(dirname(folder));

/** The folder, or the database in it, that whoever runs this may not write to. */
const notWritable = async (path: string): Promise<string | undefined> => {
  const file = await stat(path).catch(() => undefined);
  for (const place of [await existing(dirname(path)), ...(file === undefined ? [] : [path])]) {
    const mayWrite = await access(place, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (!mayWrite) return place;
  }
  return undefined;
};

const checkDisk = async ({ words }: Looking, url: string): Promise<Finding> => {
  const { bavail, bsize } = await statfs(await existing(dirname(sqliteFile(url))));
  const free = Math.floor((bavail * bsize) / megabyte);
  if (free < tooLittle) return failed('disk', 'full', words.disk.full(free));
  return free < little
    ? warning('disk', 'low', words.disk.low(free))
    : fine('disk', 'ok', words.disk.ok(free));
};

const checkBackup = async ({ words, now }: Looking, url: string): Promise<Finding> => {
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
  const { config, words } = looking;
  const { url } = config.store;
  if (url === undefined) return [skipped('store', 'temporary', words.notLooked(words.store.temporary))];
  if (filePath(url) === undefined) return checkDatabase(looking, url, here);
  const disk = await checkDisk(looking, url);
  const place = await notWritable(sqliteFile(url));
  if (place !== undefined && disk.code !== 'full') {
    return [failed('store', 'not_writable', words.store.notWritable(place)), disk];
  }
  const records = await checkRecords(looking, url);
  // Without room there can be no store, and none of the files that SQLite needs beside one to open it.
  if (disk.code === 'full' && ['missing', 'cannot_open'].includes(records.code)) return [disk];
  if (records.code === 'cannot_open') return [records, disk];
  const lock = await checkLock(looking, url, here);
  if (records.code === 'missing') return [records, lock, disk];
  return [records, lock, disk, await checkBackup(looking, url)];
};
