/**
 * What any database behind the store must do; `test/contract/store-engine.ts` holds an engine to it. Names and texts
 * come hidden and sealed: an engine can read neither.
 */

export interface Place {
  /** Lower-case letters. */
  readonly collection: string;
  /** Letters, digits, `-`, `_`, and `:` between the parts of a name. */
  readonly row: string;
}

export interface Row extends Place {
  readonly text: string;
  /** What the row is listed by, besides its name: a value by the index's name. Left out, it stays as it is. */
  readonly indexes?: Readonly<Record<string, string>>;
  /**
   * What this row alone may have, as long as it is there: after the write it has exactly these. Left out, it keeps what
   * it has. Naming claims costs more than leaving them out, so name them only where they may have changed.
   */
  readonly claims?: readonly string[];
}

/** Says that whoever writes still has the shard: nobody has taken it since. */
export interface Fence {
  readonly shard: number;
  readonly epoch: number;
}

/** Happens as a whole or not at all. A request is taken by deleting its row in the write that it leads to. */
export interface Batch {
  readonly fence?: Fence | undefined;
  readonly set?: readonly Row[];
  /** Deletes rows, with their indexes and claims; those that are not there do no harm. */
  readonly delete?: readonly Place[];
  /** Puts rows where nothing reads them, as they are, before anything is set in their place. */
  readonly setAside?: readonly Place[];
  /** Takes all claims from rows that stay as they are. */
  readonly release?: readonly Place[];
}

export type Written =
  /** Would survive a power cut. `deleted`: how many of the rows to delete were there. */
  | { readonly kind: 'written'; readonly deleted: number }
  /** Nothing was written: the fence's epoch is not the newest one of its shard, or the shard was dropped. */
  | { readonly kind: 'fenced' }
  /** Nothing was written: other rows have these claims. */
  | { readonly kind: 'held'; readonly claims: readonly string[] };

/** Which rows of a collection to list. */
export type Among =
  /** Those whose name begins with this part. */
  { readonly under: string } | { readonly index: string; readonly value: string };

/** Every call rejects with a StoreError (`broken`) when the database fails. */
export interface Engine {
  /** No other process can change anything while this one has the store: what was read may be kept in memory. */
  readonly alone: boolean;
  /** Where the key may lie when none is set; undefined where the store is no file of this machine's. */
  readonly keyFile: string | undefined;
  /** Whether nothing was ever written. */
  isEmpty(): Promise<boolean>;
  get(place: Place): Promise<string | undefined>;
  /** As the rows were when the first one is asked for, in no particular order. */
  list(collection: string, among?: Among): AsyncIterable<readonly [row: string, text: string]>;
  /** Every row there is, those set aside included, as `list` gives them. */
  all(): AsyncIterable<Row>;
  /**
   * Writes of the same row happen in the order in which they were given. Those given at the same time may share a
   * transaction, but one that is refused or fails leaves the others alone.
   */
  write(batch: Batch): Promise<Written>;
  /**
   * Raises the shard's epoch: from then on every write with an older fence is refused, those under way included.
   * Undefined while another process has the shard.
   */
  takeShard(shard: number): Promise<Fence | undefined>;
  /** From then on writes with this fence are refused; one that is not the newest drops nothing. */
  dropShard(fence: Fence): Promise<void>;
  /** Makes what was deleted unreadable in every file. */
  settle(): Promise<void>;
  /** Waits for what is being written. */
  close(): Promise<void>;
}
