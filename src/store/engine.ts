import { StoreError } from './store-error.ts';

/**
 * What any database behind the store must do; `test/contract/store-engine.ts` checks an engine against it. Names arrive
 * hidden and bodies sealed: an engine can read neither. What it can read are times, formats and versions.
 */

export interface Place {
  /** What it is, in lower-case letters; see also `keyedKind`. */
  readonly kind: string;
  /** Letters, digits, `-`, `_`, and `:` between the parts of a name. */
  readonly name: string;
}

/** The kind of records that Keyv has, which may lie in a table of their own. */
export const keyedKind = (name: string): string => `keyed_${name}`;

export const isKeyed = ({ kind }: Pick<Place, 'kind'>): boolean => kind.startsWith(keyedKind(''));

export interface Row extends Place {
  /** What the row is listed by, besides its name; rows of another kind have other owners. */
  readonly owner?: string | undefined;
  readonly other?: string | undefined;
  /** What only one row may have. */
  readonly claim?: string | undefined;
  /** Milliseconds since 1970; see `expired`. */
  readonly expiresAt?: number | undefined;
  /** In which format the body is. */
  readonly format: number;
  /** Which key sealed the body. */
  readonly keyId: string;
  readonly body: Buffer;
}

export interface Stored extends Row {
  /** Another one after each change. */
  readonly version: number;
}

export interface Changed extends Row {
  /** If the row is there already, nothing but its body changes, and how that is written, which is cheaper. */
  readonly onlyBody?: boolean;
}

export interface Gone extends Place {
  /** The kind of rows that are deleted with it: the rows under the last part of its name. */
  readonly parts?: string | undefined;
  /** Only if it expires by then. */
  readonly expiredBy?: number;
}

/** Happens as a whole or not at all, and names a row only once. */
export interface Batch {
  readonly set?: readonly Changed[];
  /** Missing rows are ignored. */
  readonly delete?: readonly Gone[];
}

export type Written =
  /** Would survive a power cut. `deleted`: how many of the rows to delete existed, not counting their parts. */
  | { readonly kind: 'written'; readonly deleted: number }
  /** Nothing was written: another row has a claim. */
  | { readonly kind: 'held' };

/** Which rows of a kind to list. */
export type Among =
  /** Rows whose name begins with this part. */
  { readonly under: string } | { readonly owner: string } | { readonly other: string };

export interface OpenOptions {
  /** The store is lost to this process, as `holds` says; called once. */
  readonly onLost?: (() => void) | undefined;
  /** For an engine that other processes can reach: waits for the store while another one has it, until `signal` fires. */
  readonly standBy?: { readonly signal: AbortSignal; readonly onWait: () => void } | undefined;
}

/** What can be read. Listings are in no particular order, while others read and write. */
export interface Reading {
  /** Whether nothing has ever been written. */
  isEmpty(): Promise<boolean>;
  get(place: Place): Promise<Stored | undefined>;
  /**
   * A row that is there the whole time is listed once, as it is when its turn comes; one that comes or goes meanwhile,
   * once or not at all.
   */
  list(kind: string, among?: Among): AsyncIterable<Stored>;
  /** Every row, including rows set aside; or only the rows that another key than this one has sealed. */
  all(exceptKey?: string): AsyncIterable<Stored>;
  /** The rows that expire by then, without opening them: their names, and when each expires. */
  expired(kind: string, by: number): AsyncIterable<readonly [name: string, expiresAt: number]>;
  /** The newest format among the rows of a kind; 0 if there are none. */
  newestFormat(kind: string): Promise<number>;
}

/** Every call rejects with a StoreError (`broken`) when the database fails. */
export interface Engine extends Reading {
  /**
   * Whether this process may act on what is stored, such as posting an answer. False for good once another process may
   * have taken the store: then nothing more is written here.
   */
  readonly ownsStore: () => boolean;
  /**
   * Writes to the same row happen in the order in which they were requested. Writes requested at the same time may
   * share a transaction, but one that is refused or fails does not affect the others.
   */
  write(batch: Batch): Promise<Written>;
  /** Makes deleted data unreadable in every file, at once or as soon as the database gets to it. */
  purgeDeleted(): Promise<void>;
  /** Waits for what is being written. */
  close(): Promise<void>;
}

const refuse = (): Promise<never> =>
  Promise.reject(new StoreError('broken', 'The store is open only for reading.'));

/** An engine that only reads; another process may be writing. */
export const onlyReading = (reading: Reading & Pick<Engine, 'close'>): Engine => ({
  ownsStore: () => false,
  ...reading,
  write: refuse,
  purgeDeleted: refuse,
});
