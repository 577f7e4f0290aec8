import { StoreError } from './store-error.ts';

/** What both databases have in common. They know statements and bytes, not what these mean. */

// ---- what a store's URL says

/** The path in `sqlite://<path>`; undefined for another kind of store. */
export const filePath = (url: string): string | undefined => /^sqlite:\/\/(.+)/.exec(url)?.[1];

/** Database, host and port, without user and password. */
export const databaseName = (url: string): string => {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = hostname === '' ? (searchParams.get('host') ?? 'localhost') : hostname;
  return `${decodeURIComponent(pathname.slice(1))} at ${host}:${port === '' ? 5432 : port}`;
};

/** A store as the operator knows it, without what is secret in its URL. */
export const storeName = (url: string): string => filePath(url) ?? databaseName(url);

// ---- statements

export type Value = string | number | Buffer | null;

/** Its parameters are $1, $2 and so on, in this order. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** A store as Keyv wants one. */
interface KeyvStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: string): Promise<unknown>;
  delete(key: string): Promise<boolean>;
  clear(): Promise<void>;
}

/** Every call rejects with a StoreError: `claimed` for a value that another row has in a unique column. */
export interface Reading {
  all(sql: string, values?: readonly Value[]): Promise<readonly unknown[]>;
  /** Waits for what is being written. */
  close(): Promise<void>;
}

export interface Database extends Reading {
  /**
   * Runs statements as a whole or not at all; resolves, once they would survive a power cut, with how many rows each has
   * changed. Writes happen in the order in which they were requested. Those requested at the same time may share a
   * transaction, but one that is refused or fails does not affect the others.
   */
  write(statements: readonly Statement[]): Promise<readonly number[]>;
  /**
   * Whether this process may act on what is stored, such as posting an answer. False for good once another process may
   * have taken the store: then nothing more is written here.
   */
  readonly ownsStore: () => boolean;
  /** Where Keyv keeps what it has: the table `rounds_accounts`. */
  readonly keyv: KeyvStore;
  /** Makes deleted data unreadable in every file, at once or as soon as the database gets to it. */
  purge(): Promise<void>;
  /** The same a moment later, however often it is wanted until then, and again where something keeps it from its end. */
  purgeSoon(): void;
}

export interface OpenOptions {
  /** The store is lost to this process, as `ownsStore` says; called once. */
  readonly onLost?: (() => void) | undefined;
  /** For a database that other processes can reach: waits while another one has it, until `signal` fires. */
  readonly standBy?: { readonly signal: AbortSignal; readonly onWait: () => void } | undefined;
}

const refuse = (): Promise<never> =>
  Promise.reject(new StoreError('broken', 'The store is open only for reading.'));

/** A database of which another process may be writing the content. */
export const onlyReading = (reading: Reading): Database => ({
  ...reading,
  ownsStore: () => false,
  write: refuse,
  keyv: { get: refuse, set: refuse, delete: refuse, clear: refuse },
  purge: refuse,
  purgeSoon: () => undefined,
});
