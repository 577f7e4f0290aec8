import { randomBytes } from 'node:crypto';
import { chmod, open, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Secret } from '../lib/secret.ts';
import type { Log } from '../lib/log.ts';
import { isKey } from './sealing.ts';
import { StoreError, codeOf } from './store-error.ts';

/** The key file next to the database, used if ENCRYPTION_KEYS is not set. */

type Keys = readonly [Secret, ...Secret[]];

const parseKeys = (text: string, path: string): Keys => {
  const [first, ...more] = text.split(/[\s,]+/).filter((key) => key !== '');
  if (first === undefined || ![first, ...more].every(isKey)) {
    throw new StoreError('wrong_key', `The key file ${path} contains no usable key (32 bytes in base64).`);
  }
  return [new Secret(first), ...more.map((key) => new Secret(key))];
};

/** To disk, so that a power cut does not undo it. */
export const sync = async (path: string): Promise<void> => {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Written under another name first and then renamed: half a key file would lock everybody out. */
const makeKeyFile = async (path: string): Promise<Keys> => {
  const key = randomBytes(32).toString('base64');
  const draft = `${path}.new`;
  await writeFile(draft, `${key}\n`, { mode: 0o600, flush: true });
  await rename(draft, path);
  await sync(dirname(path));
  return [new Secret(key)];
};

const closeToOthers = async (path: string, log: Log): Promise<void> => {
  const { mode } = await stat(path);
  if ((mode & 0o077) === 0) return;
  await chmod(path, 0o600);
  log.warn({ path }, 'the key file could be read by other users of this machine; it no longer can');
};

interface KeyFile {
  readonly path: string;
  /** Whether a new key may be made because nothing is sealed with an older one yet. */
  readonly mayMake: boolean;
  readonly log: Log;
}

/**
 * Through a handle, because Node 26 does not report a plain readFile among what is in progress, which the end of the
 * process looks at: a file system that does not answer would hold it up for ever.
 */
const textOf = async (path: string): Promise<string> => {
  const file = await open(path, 'r');
  try {
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
};

/** Reads the keys, the first of which seals; creates the file (mode 0600) if `mayMake` allows it. */
export const keysFromFile = async ({ path, mayMake, log }: KeyFile): Promise<Keys> => {
  try {
    const text = await textOf(path);
    await closeToOthers(path, log);
    return parseKeys(text, path);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const code = codeOf(error);
    if (code !== 'ENOENT') {
      throw new StoreError('cannot_open', `The key file ${path} cannot be read (${code}).`, { cause: error });
    }
  }
  if (!mayMake) {
    throw new StoreError(
      'wrong_key',
      `The database is there, but its key file ${path} is not, and ENCRYPTION_KEYS is not set.`,
    );
  }
  try {
    const keys = await makeKeyFile(path);
    log.info({ path }, 'created a key file: keep a copy of it, separate from the backups of the database');
    return keys;
  } catch (error) {
    throw new StoreError('cannot_open', `The key file ${path} cannot be created (${codeOf(error)}).`, {
      cause: error,
    });
  }
};
