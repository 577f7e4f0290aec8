import type { Log } from '../lib/log.ts';
import type { Secret } from '../lib/secret.ts';
import type { Engine } from './engine.ts';
import { keysFromFile } from './keys.ts';
import { createSealing, type Sealing } from './sealing.ts';
import { lookAtSqlite, openSqlite } from './sqlite-engine.ts';
import { keyFileOf, sqliteFile } from './sqlite-file.ts';
import { StoreError } from './store-error.ts';
import { assembleStore, type Store } from './store.ts';

export interface StoreOptions {
  /** `sqlite://` and a path, relative to the working directory or absolute. */
  readonly url: string;
  /** 32 bytes each in base64; the first seals, all open. Without them, a key file next to the database is used. */
  readonly keys: readonly Secret[] | undefined;
  readonly log: Log;
  readonly onWrite?: OnWrite | undefined;
}

/** Told of each write: how long it took, and whether the database took it. */
type OnWrite = (write: { readonly seconds: number; readonly failed: boolean }) => void;

/** The engine, with its writes timed. */
const timed = (engine: Engine, onWrite: OnWrite | undefined): Engine =>
  onWrite === undefined
    ? engine
    : {
        ...engine,
        write: async (batch) => {
          const started = performance.now();
          const told = (failed: boolean): void =>
            onWrite({ seconds: (performance.now() - started) / 1_000, failed });
          try {
            const written = await engine.write(batch);
            told(false);
            return written;
          } catch (error) {
            told(true);
            throw error;
          }
        },
      };

interface Kind {
  readonly open: (url: string) => Promise<Engine>;
  /** Only for reading, also while another process uses the store; creates nothing. */
  readonly look: (url: string) => Promise<Engine>;
}

const kinds: Readonly<Record<string, Kind>> = { sqlite: { open: openSqlite, look: lookAtSqlite } };

const kindOf = (url: string): Kind => {
  // The rest of the URL may contain a password.
  const scheme = /^(\w+):\/\//.exec(url)?.[1] ?? '';
  const kind = kinds[scheme];
  if (kind !== undefined) return kind;
  const given = scheme === '' ? 'this is none' : `nothing here keeps one in ${scheme}://`;
  throw new StoreError('cannot_open', `The store must be sqlite:// and a path; ${given}.`);
};

/** Opens or creates the database, chosen by the URL's scheme. Throws a StoreError. */
export const openEngine = async (url: string): Promise<Engine> => kindOf(url).open(url);

interface SealingNeeded extends Pick<Engine, 'keyFile'>, Pick<StoreOptions, 'keys' | 'log'> {
  readonly mayMakeKey: () => Promise<boolean>;
}

const sealingFor = async ({ keyFile, mayMakeKey, keys, log }: SealingNeeded): Promise<Sealing> => {
  const [first, ...more] = keys ?? [];
  if (first !== undefined) return createSealing([first, ...more]);
  if (keyFile === undefined)
    throw new StoreError('cannot_open', 'This store needs ENCRYPTION_KEYS to be set.');
  return createSealing(await keysFromFile({ path: keyFile, mayMake: await mayMakeKey(), log }));
};

/** Opens or creates the store. Throws a StoreError; see `StoreProblem`. */
export const openStore = async (options: StoreOptions): Promise<Store> => {
  const engine = await openEngine(options.url);
  try {
    const { keyFile } = engine;
    const sealing = await sealingFor({ ...options, keyFile, mayMakeKey: () => engine.isEmpty() });
    return await assembleStore({ engine: timed(engine, options.onWrite), sealing, log: options.log });
  } catch (error) {
    await engine.close();
    throw error;
  }
};

interface LookOptions extends StoreOptions {
  /** A copy of the store to look at instead, with the store's own keys. */
  readonly copy?: string | undefined;
}

/** Opens a store only for reading, also while another process uses it. Throws a StoreError (`missing` if there is none). */
export const lookAtStore = async ({ copy, ...options }: LookOptions): Promise<Store> => {
  const { look } = kindOf(options.url);
  const engine = await look(copy ?? options.url);
  try {
    if (await engine.isEmpty()) throw new StoreError('missing', 'The store is empty.');
    const keyFile = copy === undefined ? engine.keyFile : keyFileOf(sqliteFile(options.url));
    const sealing = await sealingFor({ ...options, keyFile, mayMakeKey: async () => false });
    return await assembleStore({ engine, sealing, log: options.log });
  } catch (error) {
    await engine.close();
    throw error;
  }
};
