import type { InTurn } from '../lib/in-turn.ts';

/**
 * What any database behind the store must do; `test/contract/store-engine.ts` checks an engine against it. Names arrive
 * hidden and texts sealed: an engine can read neither.
 */

export interface Place {
  /** Lower-case letters. */
  readonly collection: string;
  /** Letters, digits, `-`, `_`, and `:` between the parts of a name. */
  readonly row: string;
}

export interface Row extends Place {
  readonly text: string;
  /** What the row is listed by, besides its name: index names with their values. If left out, it stays as it is. */
  readonly indexes?: Readonly<Record<string, string>>;
  /**
   * What only this row may have, as long as it exists: after the write it holds exactly these. If left out, it keeps
   * those it has. Naming claims costs more than leaving them out, so name them only if they may have changed.
   */
  readonly claims?: readonly string[];
}

/** Proves that the writer still holds the shard: nobody has taken it since. */
export interface Fence {
  readonly shard: number;
  readonly epoch: number;
}

/** What a row has to be for a batch to be written: this text, or not there, if there is none. */
export interface Expected extends Place {
  readonly text: string | undefined;
}

/** Happens as a whole or not at all. A request is consumed by deleting its row in the write that it leads to. */
export interface Batch {
  readonly fence?: Fence | undefined;
  /** A row that is not to be there has to be among those that are set. */
  readonly expects?: readonly Expected[];
  readonly set?: readonly Row[];
  /** Deletes rows, with their index entries and claims; missing rows are ignored. */
  readonly delete?: readonly Place[];
  /** Moves rows unchanged to where nothing reads them, before anything is set in their place. */
  readonly setAside?: readonly Place[];
  /** Removes all claims from rows that otherwise stay as they are. */
  readonly release?: readonly Place[];
}

export type Written =
  /** Would survive a power cut. `deleted`: how many of the rows to delete existed. */
  | { readonly kind: 'written'; readonly deleted: number }
  /** Nothing was written: the fence's epoch is not the newest one of its shard, or the shard was dropped. */
  | { readonly kind: 'fenced' }
  /** Nothing was written: a row is not what was expected. */
  | { readonly kind: 'changed' }
  /** Nothing was written: other rows hold these claims. */
  | { readonly kind: 'held'; readonly claims: readonly string[] };

/** Which rows of a collection to list. */
export type Among =
  /** Those whose name begins with this part. */
  { readonly under: string } | { readonly index: string; readonly value: string };

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

/** Every call rejects with a StoreError (`broken`) when the database fails. */
export interface Engine {
  /** No other process can change anything while this one has the store open, so what was read may be kept in memory. */
  readonly alone: boolean;
  /**
   * Whether this process may act on what is stored, such as posting an answer. False for good once another process may
   * have taken the store: then nothing more is written here.
   */
  readonly holds: () => boolean;
  /** Where the key file may be if no key is set; undefined if the store is not a file on this machine. */
  readonly keyFile: string | undefined;
  /** Whether nothing has ever been written. */
  isEmpty(): Promise<boolean>;
  get(place: Place): Promise<string | undefined>;
  /**
   * The rows, in no particular order, while others read and write. A row that is there the whole time is listed once, as
   * it is when its turn comes; one that comes or goes meanwhile, once or not at all.
   */
  list(collection: string, among?: Among): AsyncIterable<readonly [row: string, text: string]>;
  /** Every row, including those set aside, as `list` does. */
  all(): AsyncIterable<Row>;
  /**
   * The same rows with what they are listed by and what they claim: all that another database needs to replace this.
   * Nobody may write meanwhile.
   */
  whole(): AsyncIterable<Required<Row>>;
  /**
   * Writes to the same row happen in the order in which they were requested. Writes requested at the same time may
   * share a transaction, but one that is refused or fails does not affect the others.
   */
  write(batch: Batch): Promise<Written>;
  readonly inTurn: InTurn;
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
  settle(): Promise<void>;
  /** Waits for what is being written. */
  close(): Promise<void>;
}
