import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log } from '../lib/log.ts';
import type { Secret } from '../lib/secret.ts';
import { openDatabase } from './database.ts';
import { keysFromFile } from './keys.ts';
import { takeLock } from './lock.ts';
import { createSealing, type Sealing } from './sealing.ts';
import { StoreError, codeOf } from './store-error.ts';
import { assembleStore, type Store } from './store.ts';

interface StoreOptions {
  /** `sqlite://` and a path, relative to the working directory or absolute. */
  readonly url: string;
  /** 32 bytes each in base64; the first seals, all open. Without them a key file beside the database is used. */
  readonly keys: readonly Secret[] | undefined;
  readonly log: Log;
}

const pathOf = (url: string): string => {
  const path = /^sqlite:\/\/(.+)$/.exec(url)?.[1];
  if (path === undefined) throw new StoreError('cannot_open', 'The store must be sqlite:// and a path.');
  return path;
};

const makeFolder = async (path: string): Promise<void> => {
  const folder = dirname(path);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const message = `The folder ${folder} cannot be made (${codeOf(error)}).`;
    throw new StoreError('cannot_open', message, { cause: error });
  }
};

const exists = async (path: string): Promise<boolean> => {
  const facts = await stat(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new StoreError('cannot_open', `The database ${path} cannot be opened (${codeOf(error)}).`);
  });
  return facts !== undefined && facts.size > 0;
};

const sealingFor = async (path: string, { keys, log }: StoreOptions): Promise<Sealing> => {
  const [first, ...more] = keys ?? [];
  if (first !== undefined) return createSealing([first, ...more]);
  return createSealing(await keysFromFile({ path: `${path}.key`, mayMake: !(await exists(path)), log }));
};

/** Opens or makes the store, for this process alone. Throws a StoreError; see `StoreProblem`. */
export const openStore = async (options: StoreOptions): Promise<Store> => {
  const path = pathOf(options.url);
  await makeFolder(path);
  const lock = await takeLock(`${path}.lock`);
  try {
    const sealing = await sealingFor(path, options);
    const database = await openDatabase(path);
    try {
      const store = await assembleStore({ database, sealing, log: options.log });
      return {
        ...store,
        async close() {
          try {
            await store.close();
          } finally {
            await lock.release();
          }
        },
      };
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    await lock.release();
    throw error;
  }
};
