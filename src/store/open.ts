import type { Log } from '../lib/log.ts';
import type { Secret } from '../lib/secret.ts';
import type { Engine } from './engine.ts';
import { keysFromFile } from './keys.ts';
import { createSealing, type Sealing } from './sealing.ts';
import { openSqlite } from './sqlite.ts';
import { StoreError } from './store-error.ts';
import { assembleStore, type Store } from './store.ts';

export interface StoreOptions {
  /** `sqlite://` and a path, relative to the working directory or absolute. */
  readonly url: string;
  /** 32 bytes each in base64; the first seals, all open. Without them, a key file next to the database is used. */
  readonly keys: readonly Secret[] | undefined;
  readonly log: Log;
}

const engines: Readonly<Record<string, (url: string) => Promise<Engine>>> = { sqlite: openSqlite };

/** Opens or creates the database, chosen by the URL's scheme. Throws a StoreError. */
export const openEngine = async (url: string): Promise<Engine> => {
  // The rest of the URL may contain a password.
  const scheme = /^(\w+):\/\//.exec(url)?.[1] ?? '';
  const open = engines[scheme];
  if (open === undefined) {
    const given = scheme === '' ? 'this is none' : `nothing here keeps one in ${scheme}://`;
    throw new StoreError('cannot_open', `The store must be sqlite:// and a path; ${given}.`);
  }
  return open(url);
};

const sealingFor = async ({ keyFile, isEmpty }: Engine, { keys, log }: StoreOptions): Promise<Sealing> => {
  const [first, ...more] = keys ?? [];
  if (first !== undefined) return createSealing([first, ...more]);
  if (keyFile === undefined)
    throw new StoreError('cannot_open', 'This store needs ENCRYPTION_KEYS to be set.');
  return createSealing(await keysFromFile({ path: keyFile, mayMake: await isEmpty(), log }));
};

/** Opens or creates the store. Throws a StoreError; see `StoreProblem`. */
export const openStore = async (options: StoreOptions): Promise<Store> => {
  const engine = await openEngine(options.url);
  try {
    const sealing = await sealingFor(engine, options);
    return await assembleStore({ engine, sealing, log: options.log });
  } catch (error) {
    await engine.close();
    throw error;
  }
};
