import type { Among, Changed, Place } from './engine.ts';

/** A collection as the owners of its records see it. */

export interface SetOptions {
  /** Records of other collections that are deleted in the same write; see `place`. */
  readonly takes?: readonly Place[];
  /** Records of a collection of parts that are set in the same write; see `row`. */
  readonly adds?: readonly Changed[];
}

/** Typed records, sealed at rest. Every call rejects with a StoreError (`broken`) when the database fails. */
export interface Collection<T> {
  /**
   * Also undefined for a record that has expired or cannot be read; the latter is logged and kept. The value may be
   * shared with other readers, so it must not be changed.
   */
  get(key: string): Promise<T | undefined>;
  /** Resolves once the record would survive a power cut. May also reject with `claimed`. */
  set(key: string, value: T, options?: SetOptions): Promise<void>;
  /**
   * Sets the record to what `next` makes of it, with no other change in between. If `next` returns undefined, the record
   * stays as it is. Returns what it returned.
   */
  change(key: string, next: (value: T | undefined) => T | undefined): Promise<T | undefined>;
  /** Deletes the record and its parts. False if there was none. */
  delete(key: string): Promise<boolean>;
  /**
   * The entries, in no particular order, while others read and write; see the engine's `list`. `under` is the first part
   * of keys that have several, `owner` and `other` are what the spec says.
   */
  entries(among?: Among): AsyncIterable<[key: string, value: T]>;
  /** For another collection's write that deletes the record. Only for a collection that keeps nothing in memory. */
  place(key: string): Place;
  /** For another collection's write that sets the record. Only for a collection of parts. */
  row(key: string, value: T): Changed;
}
