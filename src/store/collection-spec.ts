import type { z } from 'zod';

/** A kind of record, declared by whoever owns it; see the store's `collection`. The schema is the record's type. */
export interface CollectionSpec<T> {
  /** Lower-case letters; part of what is sealed, so it can never change. */
  readonly name: string;
  /**
   * Raised when older code could no longer read what is written, or would file it elsewhere: the start writes records
   * of older versions anew.
   */
  readonly version: number;
  /** Has to read every version up to this one: an older shape is a union with a transform. */
  readonly schema: z.ZodType<T>;
  /** Under which key the start files a record that it writes anew; without it, under the one that the record had. */
  readonly keyOf?: (value: T) => string;
  /** What the records are listed by, besides their key: a value by the index's name, in lower-case letters. */
  readonly indexes?: Readonly<Record<string, (value: T) => string>>;
  /** What one record alone may have at a time: another one that claims it is refused (`claimed`). */
  readonly claims?: {
    readonly of: (value: T) => readonly string[];
    /** Whether writing such a value may change them; any other leaves them as they are, which is cheaper. */
    readonly changeWith: (value: T) => boolean;
  };
  /** Until when a record is of use, in milliseconds since 1970; the sweep takes it after that. */
  readonly keepUntil?: (value: T) => number | undefined;
  /** How many records that were read stay in memory; none unless given. For what is read far more than written. */
  readonly kept?: number;
  /** Whether the start lists all records: then what the store reads to check them is kept for that, and read once. */
  readonly listedAtStart?: true;
}
