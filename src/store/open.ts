import type { Log } from '../lib/log.ts';
import type { Secret } from '../lib/secret.ts';
import type { Engine, OpenOptions } from './engine.ts';
import { keysFromFile } from './keys.ts';
import { createSealing, type Sealing } from './sealing.ts';
import { lookAtSqlite, openSqlite } from './sqlite.ts';
import { keyFileOf } from './sqlite-file.ts';
import { StoreError } from './store-error.ts';
import { filePath } from './store-url.ts';
import { assembleStore, type Store } from './store.ts';

export interface StoreOptions extends OpenOptions {
  /** `sqlite://` and a path, relative to the working directory or absolute; or `postgres://` and a database. */
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
  readonly open: (url: string, options?: OpenOptions) => Promise<Engine>;
  /** Only for reading, also while another process uses the store; creates nothing. */
  readonly look: (url: string) => Promise<Engine>;
}

/** Loaded only when it is needed, because most bots do without it. */
const postgres: Kind = {
  open: async (url, options) => (await import('./postgres.ts')).openPostgres(url, options),
  look: async (url) => (await import('./postgres.ts')).lookAtPostgres(url),
};
const kinds: Readonly<Record<string, Kind>> = {
  sqlite: { open: openSqlite, look: lookAtSqlite },
  postgres,
  postgresql: postgres,
};

const kindOf = (url: string): Kind => {
  // The rest of the URL may contain a password.
  const scheme = /^(\w+):\/\//.exec(url)?.[1] ?? '';
  const kind = kinds[scheme];
  if (kind !== undefined) return kind;
  const given = scheme === '' ? 'this is none' : `nothing here keeps one in ${scheme}://`;
  throw new StoreError(
    'cannot_open',
    `The store must be sqlite:// and a path, or postgres:// and a database; ${given}.`,
  );
};

/** Opens or creates the database, chosen by the URL's scheme. Throws a StoreError. */
export const openEngine = async (url: string, options?: OpenOptions): Promise<Engine> =>
  kindOf(url).open(url, options);

/** The same for reading only; creates nothing. Throws a StoreError, `missing` if there is none. */
export const lookAtEngine = async (url: string): Promise<Engine> => kindOf(url).look(url);

const sealingFor = async (
  { url, keys, log }: StoreOptions,
  mayMakeKey: () => Promise<boolean>,
): Promise<Sealing> => {
  const [first, ...more] = keys ?? [];
  if (first !== undefined) return createSealing([first, ...more]);
  const path = filePath(url);
  if (path === undefined) throw new StoreError('cannot_open', 'This store needs ENCRYPTION_KEYS to be set.');
  return createSealing(await keysFromFile({ path: keyFileOf(path), mayMake: await mayMakeKey(), log }));
};

/** Opens or creates the store. Throws a StoreError; see `StoreProblem`. */
export const openStore = async (options: StoreOptions): Promise<Store> => {
  const engine = await openEngine(options.url, options);
  try {
    const sealing = await sealingFor(options, () => engine.isEmpty());
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
  const place = copy ?? options.url;
  const engine = await lookAtEngine(place);
  try {
    if (await engine.isEmpty()) throw new StoreError('missing', 'The store is empty.');
    const sealing = await sealingFor(options, async () => false);
    return await assembleStore({ engine, sealing, log: options.log });
  } catch (error) {
    await engine.close();
    throw error;
  }
};
