import { clock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import type { Secret } from '../lib/secret.ts';
import type { Database, OpenOptions } from './database.ts';
import { keysFromFile } from './keys.ts';
import { createSealing, type Sealing } from './sealing.ts';
import { keyFileOf, lookAtSqlite, openSqlite } from './sqlite.ts';
import { StoreError } from './store-error.ts';
import { filePath } from './database.ts';
import { assembleStore, isEmpty, type Store } from './store.ts';
import { shapeOf, type AnySpec } from './table.ts';

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

/** The database, with its writes timed. */
const timed = (database: Database, onWrite: OnWrite): Database => ({
  ...database,
  write: async (statements) => {
    const started = clock.monotonic();
    let failed = true;
    try {
      const written = await database.write(statements);
      failed = false;
      return written;
    } finally {
      onWrite({ seconds: (clock.monotonic() - started) / 1_000, failed });
    }
  },
});

/** Loaded only when it is needed, because most bots do without it. */
const postgres = () => import('./postgres.ts');

/** Opens or creates the database, with tables for these records. Throws a StoreError. */
export const openDatabase = async (
  url: string,
  specs: readonly AnySpec[],
  options?: OpenOptions,
): Promise<Database> => {
  const shapes = specs.map(shapeOf);
  if (filePath(url) !== undefined) return openSqlite(url, shapes);
  return (await postgres()).openPostgres(url, shapes, options);
};

/** The same for reading only; creates nothing. Throws a StoreError, `missing` if there is none. */
export const lookAtDatabase = async (url: string, specs: readonly AnySpec[]): Promise<Database> => {
  const shapes = specs.map(shapeOf);
  if (filePath(url) !== undefined) return lookAtSqlite(url, shapes);
  return (await postgres()).lookAtPostgres(url, shapes);
};

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

/** Opens or creates the store, for these kinds of records. Throws a StoreError; see `StoreProblem`. */
export const openStore = async (options: StoreOptions, specs: readonly AnySpec[]): Promise<Store> => {
  const { log, onWrite } = options;
  const database = await openDatabase(options.url, specs, options);
  try {
    const strangers =
      filePath(options.url) === undefined ? await (await postgres()).strangersIn(database) : [];
    if (strangers.length > 0)
      log.warn({ strangers }, 'the tables have triggers or rules that may undo what is deleted');
    const sealing = await sealingFor(options, () => isEmpty(database));
    const told = onWrite === undefined ? database : timed(database, onWrite);
    return await assembleStore({ database: told, sealing, log, specs }, 'may');
  } catch (error) {
    await database.close();
    throw error;
  }
};

export interface LookOptions extends StoreOptions {
  /** A copy of the store to look at instead, with the store's own keys. */
  readonly copy?: string | undefined;
}

/** Opens a store only for reading, also while another process uses it. Throws a StoreError (`missing` if there is none). */
export const lookAtStore = async (
  { copy, ...options }: LookOptions,
  specs: readonly AnySpec[],
): Promise<Store> => {
  const { log } = options;
  const database = await lookAtDatabase(copy ?? options.url, specs);
  try {
    if (await isEmpty(database)) throw new StoreError('missing', 'The store is empty.');
    const sealing = await sealingFor(options, async () => false);
    return await assembleStore({ database, sealing, log, specs }, 'must_not');
  } catch (error) {
    await database.close();
    throw error;
  }
};
