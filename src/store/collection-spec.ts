import type { z } from 'zod';

/** A kind of record, declared by its owner; see the store's `collection`. The schema is the record's type. */
export interface CollectionSpec<T> {
  /** Lower-case letters; sealed with each record, so it can never change. */
  readonly name: string;
  /** Raised when older code could no longer read what is written: it refuses the store. */
  readonly version: number;
  /** Has to read every version up to this one: older shapes are part of a union and have a transform. */
  readonly schema: z.ZodType<T>;
  /** Records are checked when they are read, but not when they are written: their type is the schema's own. */
  readonly uncheckedWhenWritten?: true;
  /** To whom a record belongs: everything of somebody can be listed. */
  readonly owner?: (value: T) => string | undefined;
  /** The same for a second person. */
  readonly other?: (value: T) => string | undefined;
  /** What only one record may have at a time: another one that claims it is refused (`claimed`). */
  readonly claim?: (value: T) => string | undefined;
  /** Until when a record is needed, in milliseconds since 1970; after that, the sweep deletes it. */
  readonly keepUntil?: (value: T) => number | undefined;
  /**
   * How many days longer it is kept: records whose keys begin with one of these parts, and all others. It may change at
   * any time, for records that are there too.
   */
  readonly keptDays?: { readonly under: ReadonlyMap<string, number>; readonly usual: number };
  /**
   * How many records stay in memory after being read; none by default. For what is read far more often than written.
   */
  readonly kept?: number;
  /**
   * The collection of its parts, which are deleted with it: the records listed under the last part of its key.
   */
  readonly parts?: string;
  /**
   * Its records are parts of others, and far more numerous: they are written with another record, and neither looked at
   * when the store is opened nor when it is surveyed. The schema has to read every version.
   */
  readonly isPart?: true;
}
