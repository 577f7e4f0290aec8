import type { z } from 'zod';

/** A kind of record, declared by its owner; see the store's `collection`. The schema is the record's type. */
export interface CollectionSpec<T> {
  /** Lower-case letters; sealed with each record, so it can never change. */
  readonly name: string;
  /**
   * Raised when older code could no longer read what is written, or would store it elsewhere. At the start, records of
   * older versions are rewritten.
   */
  readonly version: number;
  /** Has to read every version up to this one: older shapes are part of a union and have a transform. */
  readonly schema: z.ZodType<T>;
  /** Records are checked when they are read, but not when they are written: their type is the schema's own. */
  readonly uncheckedWhenWritten?: true;
  /** What the records are listed by, besides their key: index names, in lower-case letters, with their values. */
  readonly indexes?: Readonly<Record<string, (value: T) => string>>;
  /** What only one record may have at a time: another one that claims it is refused (`claimed`). */
  readonly claims?: {
    readonly of: (value: T) => readonly string[];
    /** Whether writing this value may change its claims; otherwise they are left as they are, which is cheaper. */
    readonly changeWith: (value: T) => boolean;
  };
  /** Until when a record is needed, in milliseconds since 1970; after that, the sweep deletes it. */
  readonly keepUntil?: (value: T) => number | undefined;
  /**
   * How many records stay in memory after being read; none by default. For what is read far more often than written.
   */
  readonly kept?: number;
  /**
   * Whether all records are listed at the start. If so, what the store reads to check them is kept, so each is read
   * once.
   */
  readonly listedAtStart?: true;
  /**
   * The records of another collection that are deleted with this one: those listed under the first part of their keys.
   */
  readonly parts?: { readonly collection: string; readonly under: (value: T) => string };
  /**
   * Its records are parts of others, and far more numerous: they are written with another record, and neither read at
   * the start nor swept on their own. The schema has to read every version.
   */
  readonly isPart?: true;
}
