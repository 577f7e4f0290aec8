import { z } from 'zod';
import type { Reading, Statement } from './database.ts';
import { StoreError } from './store-error.ts';

/**
 * The tables of a store. Each kind of record has one, besides these:
 *
 * `rounds_facts`     what the store knows of itself: the version, its tables, the key that stands for names, see `store.ts`
 * `rounds_aside`     records in quarantine: they could not be read and had to make room for others
 * `rounds_accounts`  what Keyv has; see `accounts.ts`
 */

/** Raised when older code could no longer read what is written: it refuses the store. 1.0.0 wrote 1, 1.1.0 2. */
export const storeVersion = 3;

export interface Shape {
  readonly name: string;
  /** The first one is the key. */
  readonly columns: readonly [ColumnShape, ...ColumnShape[]];
}

interface ColumnShape {
  readonly name: string;
  readonly type: 'text' | 'moment' | 'bytes';
  /** What rows are found by, if they have it; `unique`: what only one may have. */
  readonly index?: 'unique' | 'several';
  /** The table of the row that it names, with which this one is deleted. */
  readonly references?: string | undefined;
}

/** A table of sealed bodies, with these columns besides. */
export const sealedShape = (name: string, columns: readonly ColumnShape[] = []): Shape => ({
  name: `rounds_${name}`,
  columns: [
    { name: 'id', type: 'text' },
    ...columns,
    { name: 'key_id', type: 'text' },
    { name: 'body', type: 'bytes' },
  ],
});

export const facts = sealedShape('facts');
/** Named `aside` since 1.0.0. */
export const quarantine = sealedShape('aside');
/** As @keyv/sqlite wants it. */
export const accountShape: Shape = {
  name: 'rounds_accounts',
  columns: [
    { name: 'key', type: 'text' },
    { name: 'value', type: 'text' },
  ],
};

export const columnsOf = ({ columns }: Shape): readonly string[] => columns.map(({ name }) => name);

/** All tables, each after those that it refers to. */
export const allShapes = (shapes: readonly Shape[]): readonly Shape[] => [
  facts,
  quarantine,
  accountShape,
  ...shapes,
];

interface Dialect {
  /** The types of texts and of bytes. */
  readonly text: string;
  readonly bytes: string;
}

/** The columns of each table that is there. */
export type Found = ReadonlyMap<string, ReadonlySet<string>>;

const foundRows = z.array(z.object({ name: z.string(), col: z.string() }));

/** From rows that name a table and one of its columns. */
export const foundIn = (rows: readonly unknown[]): Found => {
  const found = new Map<string, Set<string>>();
  for (const { name, col } of foundRows.parse(rows)) found.set(name, (found.get(name) ?? new Set()).add(col));
  return found;
};

const lacking = ({ name: table, columns }: Shape, found: Found): Shape['columns'][number][] => {
  const there = found.get(table);
  return there === undefined ? [] : columns.filter(({ name }) => !there.has(name));
};

const tableOf = (shape: Shape, dialect: Dialect, found: Found): readonly string[] => {
  const { name: table, columns } = shape;
  const types = { ...dialect, moment: 'bigint' };
  const [key] = columns;
  const lines = columns.map(({ name, type, index, references }) => {
    const needed = index === undefined ? ' NOT NULL' : '';
    const parent = references === undefined ? '' : ` REFERENCES ${references} ON DELETE CASCADE`;
    return `${name} ${types[type]}${needed}${parent}`;
  });
  const indexes = columns.flatMap(({ name, index }) => {
    if (index === undefined) return [];
    const [unique, by] = index === 'unique' ? ['UNIQUE ', name] : ['', `${name}, ${key.name}`];
    return `CREATE ${unique}INDEX IF NOT EXISTS ${table}_${name} ON ${table} (${by}) WHERE ${name} IS NOT NULL`;
  });
  return [
    `CREATE TABLE IF NOT EXISTS ${table} (${lines.join(', ')}, PRIMARY KEY (${key.name}))`,
    // Only texts to find rows by have been added since 1.0.0.
    ...lacking(shape, found).map(({ name }) => `ALTER TABLE ${table} ADD COLUMN ${name} ${dialect.text}`),
    ...indexes,
  ];
};

/** Statements that make the tables and columns that are missing. */
export const schemaOf = (shapes: readonly Shape[], dialect: Dialect, found: Found): readonly string[] =>
  allShapes(shapes).flatMap((shape) => tableOf(shape, dialect, found));

/** Puts a row in the place of the one that is there. */
export const upsert = (shape: Shape): string => {
  const [key, ...others] = columnsOf(shape);
  const values = shape.columns.map((_, index) => `$${index + 1}`);
  const changes = others.map((name) => `${name} = excluded.${name}`);
  return `INSERT INTO ${shape.name} (${columnsOf(shape).join(', ')}) VALUES (${values.join(', ')})
    ON CONFLICT (${key}) DO UPDATE SET ${changes.join(', ')}`;
};

// ---- what the store knows of itself

const factRows = z.array(z.object({ key_id: z.string(), body: z.instanceof(Buffer) }));

export const readFact = async (
  database: Pick<Reading, 'all'>,
  id: string,
): Promise<{ readonly keyId: string; readonly body: Buffer } | undefined> => {
  const rows = await database.all(`SELECT key_id, body FROM ${facts.name} WHERE id = $1`, [id]);
  const [found] = factRows.parse(rows);
  return found && { keyId: found.key_id, body: found.body };
};

export const settingFact = (id: string, body: Buffer, keyId = ''): Statement => ({
  sql: upsert(facts),
  values: [id, keyId, body],
});

const listSchema = z.array(z.string());

/** To be run in the transaction that makes the tables. */
export const made = (shapes: readonly Shape[]): readonly Statement[] => [
  settingFact('version', Buffer.from(String(storeVersion))),
  settingFact('tables', Buffer.from(JSON.stringify(allShapes(shapes).map(({ name }) => name)))),
];

/** The tables of this store, as whoever made them last has listed them. */
export const tablesMade = async (database: Pick<Reading, 'all'>): Promise<readonly string[]> =>
  listSchema.parse(JSON.parse((await readFact(database, 'tables'))?.body.toString() ?? '[]'));

/**
 * Whether all tables are there, with all their columns, as this version marks them. Throws a StoreError: `damaged` if
 * one is missing that was there before, `newer_version` if a newer version wrote to the store. `found`: all tables that
 * begin with `rounds_`.
 */
export const isMade = async (
  database: Pick<Reading, 'all'>,
  found: Found,
  shapes: readonly Shape[],
): Promise<boolean> => {
  if (found.size === 0) return false;
  const expectAll = (names: readonly string[]): void => {
    const missing = names.filter((name) => !found.has(name));
    if (missing.length === 0) return;
    throw new StoreError('damaged', `The database lacks ${missing.join(' and ')}: restore a backup.`);
  };
  expectAll([facts.name]);
  const version = Number((await readFact(database, 'version'))?.body.toString() ?? 0);
  if (version > storeVersion)
    throw new StoreError(
      'newer_version',
      `A newer version of Rounds wrote to this store (version ${version}).`,
    );
  expectAll(await tablesMade(database));
  const isWhole = (shape: Shape): boolean => found.has(shape.name) && lacking(shape, found).length === 0;
  return version === storeVersion && allShapes(shapes).every(isWhole);
};
