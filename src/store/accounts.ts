import { Keyv } from 'keyv';
import { z } from 'zod';
import { clock } from '../lib/clock.ts';
import { lettingOthersIn } from '../lib/letting-others-in.ts';
import type { Database, Statement } from './database.ts';
import { accountShape, quarantine, upsert } from './schema.ts';
import { openedJson, type Sealing } from './sealing.ts';
import { translated } from './store-error.ts';
import { portions, type Surroundings } from './table.ts';

/**
 * What Keyv has: linked accounts with their tokens, and counts of fair use. On SQLite, @keyv/sqlite has them, over a
 * connection of its own, in a table of the same file. @keyv/postgres is not used: it ends the process when the server ends
 * an idle connection, and writes outside the time in which the store is ours.
 */

export interface KeyedSpec<T> {
  /** Keyv's namespace. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /** Whose it is: the key under which it has to stand. */
  readonly keyOf: (value: T) => string;
  /** Until when it is needed, in milliseconds since 1970. */
  readonly expires?: (value: T) => number;
}

/** As it lies in the table: which key sealed it, and what it sealed. */
const textOf = ({ keyId, body }: ReturnType<Sealing['seal']>): string =>
  `${keyId}.${body.toString('base64')}`;

const sealedIn = (text: string): ReturnType<Sealing['seal']> => {
  const [keyId = '', body = ''] = text.split('.', 2);
  return { keyId, body: Buffer.from(body, 'base64') };
};

/** Undefined for what is of another kind, or another one's. */
const valueAt = <T>(key: string, { schema, keyOf }: KeyedSpec<T>, found: unknown): T | undefined => {
  const { data: value } = schema.safeParse(found);
  return value !== undefined && keyOf(value) === key ? value : undefined;
};

/** Every call rejects with a StoreError if the database fails. */
export const keyed = <T>(spec: KeyedSpec<T>, { database, sealing, log }: Surroundings) => {
  const { name: namespace, keyOf, expires } = spec;
  const unreadable = new Set<string>();
  const keyv = new Keyv({
    store: database.keyv,
    namespace,
    throwOnErrors: true,
    serialize: (data) => textOf(sealing.seal(JSON.stringify(data), namespace)),
    // What cannot be opened is no value of any schema.
    deserialize: <Value>(text: string) => {
      const opened = sealing.open(sealedIn(text), namespace);
      const data = opened.kind === 'opened' ? openedJson(opened.text) : { value: null };
      return z.custom<{ value: Value; expires?: number }>().parse(data);
    },
  });
  keyv.on('error', () => undefined); // thrown as well

  const told = (key: string): void => {
    if (unreadable.has(key)) return;
    unreadable.add(key);
    log.error({ table: namespace, id: key }, 'a record cannot be read; it is kept as it is');
  };
  /** Keeps what cannot be read as it is, where nothing reads it. */
  const quarantineRow = async (key: string): Promise<void> => {
    const text = String(await translated(database.keyv.get(`${namespace}:${key}`)));
    const values = [`${clock.wall()}:${namespace}:${key}`, '', Buffer.from(text)];
    await database.write([{ sql: upsert(quarantine), values }]);
    unreadable.delete(key);
    log.warn(
      { table: namespace, id: key },
      'an unreadable record was quarantined to make room for a new one',
    );
  };
  return {
    /** Also undefined for what cannot be read, which is logged and kept, or stands under another one's key. */
    get: async (key: string): Promise<T | undefined> => {
      const found = await translated(keyv.getRaw(key));
      if (found === undefined) return undefined;
      const value = valueAt(key, spec, found.value);
      if (value === undefined) told(key);
      return value;
    },
    set: async (value: T): Promise<void> => {
      const key = keyOf(value);
      if (unreadable.has(key)) await quarantineRow(key);
      const until = expires?.(value);
      await translated(
        keyv.set(key, value, until === undefined ? undefined : Math.max(1, until - clock.wall())),
      );
    },
    /** False if there was none. */
    delete: async (key: string): Promise<boolean> => {
      const isDeleted = await translated(keyv.delete(key));
      unreadable.delete(key);
      return isDeleted;
    },
  };
};

export type Keyed<T> = ReturnType<typeof keyed<T>>;

const rowsSchema = z.array(z.object({ id: z.string(), value: z.coerce.string() }));
type KeyvRow = z.output<typeof rowsSchema>[number];

/** All that Keyv has, some at a time. */
export const keyvRows = (database: Pick<Database, 'all'>) =>
  portions(async (after, most) =>
    rowsSchema.parse(
      await database.all(
        `SELECT key AS id, value FROM ${accountShape.name} WHERE key > $1 ORDER BY key LIMIT $2`,
        [after, most],
      ),
    ),
  );

export const namespaceOf = ({ id }: KeyvRow): string => id.split(':', 1)[0] ?? '';

const opened = (row: KeyvRow, sealing: Sealing) => sealing.open(sealedIn(row.value), namespaceOf(row));

const wrapped = z.object({ value: z.unknown() });

/** Tells whether a row of this kind can be read. */
export const readerOf =
  <T>(spec: KeyedSpec<T>, sealing: Sealing) =>
  (row: KeyvRow): boolean => {
    const found = opened(row, sealing);
    const { data } = wrapped.safeParse(found.kind === 'opened' ? openedJson(found.text) : undefined);
    return valueAt(row.id.slice(`${spec.name}:`.length), spec, data?.value) !== undefined;
  };

const expiring = z.object({ expires: z.number() });

/** Deletes what has expired; returns how many. */
export const sweepKeyed = async (
  { database, sealing }: Pick<Surroundings, 'database' | 'sealing'>,
  now: number,
): Promise<number> => {
  let deleted = 0;
  const isOver = (row: KeyvRow): boolean => {
    const found = opened(row, sealing);
    const { data } = expiring.safeParse(found.kind === 'opened' ? openedJson(found.text) : undefined);
    return data !== undefined && data.expires <= now;
  };
  for await (const rows of keyvRows(database))
    for await (const row of lettingOthersIn(rows)) {
      if (!isOver(row)) continue;
      const sql = `DELETE FROM ${accountShape.name} WHERE key = $1 AND value = $2`;
      const [count = 0] = await database.write([{ sql, values: [row.id, row.value] }]);
      deleted += count;
    }
  return deleted;
};

/** The statement that seals a row anew; undefined if the first key has sealed it, or none opens it. */
export const resealing = (row: KeyvRow, sealing: Sealing): Statement | undefined => {
  const found = opened(row, sealing);
  if (sealedIn(row.value).keyId === sealing.keyId || found.kind !== 'opened') return undefined;
  const sql = `UPDATE ${accountShape.name} SET value = $2 WHERE key = $1 AND value = $3`;
  return { sql, values: [row.id, textOf(sealing.seal(found.text, namespaceOf(row))), row.value] };
};
