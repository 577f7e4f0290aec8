import { KeyvSqlite } from '@keyv/sqlite';
import { z } from 'zod';
import { isKeyed, type Batch, type Place, type Row, type Stored, type Written } from './engine.ts';
import { parseJson } from './sealing.ts';
import { busyTimeout, openingError, forWriting } from './sqlite-file.ts';

/**
 * The records that Keyv has in a SQLite file, in a table of @keyv/sqlite's and over its connection. Only the body is
 * sealed, because the database has to find rows that have expired, and rows that another key has sealed. A row has no
 * version: one process has the file, and changes a row at a time.
 */

const keyOf = ({ kind, name }: Place): string => `${kind}:${name}`;

const valueSchema = z.object({
  value: z.hex(),
  expires: z.number().optional(),
  format: z.number(),
  keyId: z.string(),
});

/** The row as it lies in the table. */
export const keyedPair = (row: Row): readonly [key: string, value: string] => {
  const { body, expiresAt: expires, format, keyId } = row;
  const value: z.output<typeof valueSchema> = { value: body.toString('hex'), expires, format, keyId };
  return [keyOf(row), JSON.stringify(value)];
};

const storedAs = ({ kind, name }: Place, text: string): Stored => {
  const place = { kind, name, version: 1 };
  const found = valueSchema.safeParse(parseJson(text));
  // Nobody here wrote that: it is kept, and found damaged when it is opened.
  if (!found.success) return { ...place, format: 0, keyId: '', body: Buffer.from(text) };
  const { value, expires: expiresAt, format, keyId } = found.data;
  return { ...place, expiresAt, format, keyId, body: Buffer.from(value, 'hex') };
};

/** Whether a batch sets or deletes one row of Keyv's, and does nothing else. */
export const isForKeyv = ({ set = [], delete: gone = [] }: Batch): boolean => {
  const [only, ...others] = [...set, ...gone];
  return (
    only !== undefined &&
    others.length === 0 &&
    isKeyed(only) &&
    gone.every(({ expiredBy }) => expiredBy === undefined)
  );
};

interface KeyedRows {
  get(place: Place): Promise<Stored | undefined>;
  /** A batch that `isForKeyv`. */
  write(batch: Batch): Promise<Written>;
  close(): Promise<void>;
}

/** Opens the connection of @keyv/sqlite to a file that is locked and has its tables. Throws a StoreError. */
export const openKeyed = async (path: string): Promise<KeyedRows> => {
  const rows = new KeyvSqlite({ uri: `sqlite://${path}`, table: 'rounds_keyed', busyTimeout });
  try {
    for (const setting of forWriting) await rows.query(setting);
  } catch (cause) {
    await rows.close().catch(() => undefined); // it may never have been open
    throw openingError(path, cause);
  }
  return {
    get: async (place) => {
      const found = await rows.get(keyOf(place));
      return found === undefined ? undefined : storedAs(place, z.coerce.string().parse(found));
    },
    write: async ({ set = [], delete: gone = [] }) => {
      let deleted = 0;
      for (const row of set) await rows.set(...keyedPair(row));
      for (const place of gone) deleted += Number(await rows.delete(keyOf(place)));
      return { kind: 'written', deleted };
    },
    close: () => rows.close(),
  };
};
