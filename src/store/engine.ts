import type { WithLock } from '../lib/with-lock.ts';
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

/** Proves that the writer still holds the shard: nobody has taken it since. */
export interface Fence {
  readonly shard: number;
  readonly epoch: number;
}

/** What a row has to be for a batch to be written: unchanged since this version was read, or not there. */
export interface Expected extends Place {
  readonly version: number | undefined;
}

/**
 * Happens as a whole or not at all, and names a row only once. A request is consumed by deleting its row in the write
 * that it leads to.
 */
export interface Batch {
  readonly fence?: Fence | undefined;
  /** A row that must not exist yet has to be among the rows that are set. */
  readonly expects?: Expected | undefined;
  readonly set?: readonly Changed[];
  /** Missing rows are ignored. */
  readonly delete?: readonly Gone[];
}

export type Written =
  /** Would survive a power cut. `deleted`: how many of the rows to delete existed, not counting their parts. */
  | { readonly kind: 'written'; readonly deleted: number }
  /** Nothing was written: the fence's epoch is not the newest one of its shard, or the shard was dropped. */
  | { readonly kind: 'fenced' }
  /** Nothing was written: the row that the batch expects has another version, or is there although it should not be. */
  | { readonly kind: 'changed' }
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
  /** Several processes have the store open, and each takes some of its shards. */
  readonly shared?: Sharing | undefined;
}

/** What a process that shares the store is told. */
export interface Sharing {
  /** Another process has taken the shard; called after its writes are refused. */
  readonly onShardLost: (shard: number) => void;
  /** Somebody has announced something, or may have. */
  readonly onRequests: () => void;
}

/** What a store offers to processes that share it. */
export interface Shared {
  /** Until `begin`, no other process has the store open. */
  readonly isFirst: boolean;
  /**
   * Ends the opening, in which no other process can open the store as well. Returns among how many shards the servers
   * are divided: the first process decides, and is asked for it.
   */
  begin(wanted: () => Promise<number>): Promise<number>;
  /** The shards, of so many, that no process has at the moment. */
  free(shards: number): Promise<readonly number[]>;
  /** Reserves the next time at which a shard of this bucket may identify; returns the milliseconds until then. */
  reserveIdentify(bucket: number): Promise<number>;
  /** Calls `onRequests` in every process that shares the store, as far as the network lets it. */
  announce(): Promise<void>;
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
  /** No other process can change anything while this one has the store open, so memory may keep rows. */
  readonly alone: boolean;
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
  readonly withLock: WithLock;
  /**
   * Raises the shard's epoch: from then on every write with an older fence is refused, including those in progress.
   * Undefined while another process holds the shard.
   */
  takeShard(shard: number): Promise<Fence | undefined>;
  /** From then on, writes with this fence are refused; an outdated fence has no effect. */
  dropShard(fence: Fence): Promise<void>;
  /** Undefined if no other process can have the store open. */
  readonly shared?: Shared;
  /** Makes deleted data unreadable in every file, at once or as soon as the database gets to it. */
  purgeDeleted(): Promise<void>;
  /** Waits for what is being written. */
  close(): Promise<void>;
}

const refuse = (): Promise<never> =>
  Promise.reject(new StoreError('broken', 'The store is open only for reading.'));

/** An engine that only reads; another process may be writing. */
export const onlyReading = (reading: Reading & Pick<Engine, 'close'>): Engine => ({
  alone: false,
  ownsStore: () => false,
  ...reading,
  write: refuse,
  withLock: refuse,
  takeShard: refuse,
  dropShard: refuse,
  purgeDeleted: refuse,
});
