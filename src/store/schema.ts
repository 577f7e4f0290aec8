import { z } from 'zod';
import type { Reading, Statement } from './database.ts';
import { StoreError } from './store-error.ts';

/**
 * The tables of a store. Each kind of record has one, besides these:
 *
 * `rounds_facts`     what the store knows of itself: the version, its tables, the key that stands for names, see `store.ts`
 * `rounds_aside`     records that could not be read and had to make room for others
 * `rounds_accounts`  what Keyv has; see `accounts.ts`
 */

/** Raised when older code could no longer read what is written: it refuses the store. */
export const storeVersion = 1;

export interface Shape {
  readonly name: string;
  readonly key: 'id' | 'key';
  /** Besides the key, and besides `key_id` and `body` of what is sealed. */
  readonly columns: readonly ColumnShape[];
  readonly isSealed: boolean;
}

interface ColumnShape {
  readonly name: string;
  readonly type: 'text' | 'moment';
  /** What only one row may have. */
  readonly isUnique?: boolean | undefined;
  /** The table of the row that it names, with which this one is deleted. */
  readonly references?: string | undefined;
}

export const facts: Shape = { name: 'rounds_facts', key: 'id', columns: [], isSealed: true };
export const aside: Shape = { name: 'rounds_aside', key: 'id', columns: [], isSealed: true };
export const accountShape: Shape = {
  name: 'rounds_accounts',
  key: 'key',
  columns: [{ name: 'value', type: 'text' }],
  isSealed: false,
};
const ofStore = [facts, aside, accountShape];

export const columnsOf = ({ key, columns, isSealed }: Shape): readonly string[] => [
  key,
  ...columns.map(({ name }) => name),
  ...(isSealed ? ['key_id', 'body'] : []),
];

/** All tables, each after those that it refers to. */
export const allShapes = (shapes: readonly Shape[]): readonly Shape[] => [...ofStore, ...shapes];

interface Dialect {
  /** The types of texts and of bytes. */
  readonly text: string;
  readonly bytes: string;
}

const tableOf = ({ name, key, columns, isSealed }: Shape, { text, bytes }: Dialect): string => {
  const lines = [
    `${key} ${text} PRIMARY KEY`,
    ...columns.map((column) => {
      const type = column.type === 'text' ? text : 'bigint';
      const parent =
        column.references === undefined ? '' : ` REFERENCES ${column.references} ON DELETE CASCADE`;
      return `${column.name} ${type}${parent}`;
    }),
    ...(isSealed ? [`key_id ${text} NOT NULL`, `body ${bytes} NOT NULL`] : []),
  ];
  const indexes = columns
    .filter(() => isSealed)
    .map(
      (column) =>
        `CREATE ${column.isUnique === true ? 'UNIQUE ' : ''}INDEX IF NOT EXISTS ${name}_${column.name}
          ON ${name} (${column.name}${column.isUnique === true ? '' : `, ${key}`}) WHERE ${column.name} IS NOT NULL;`,
    );
  return `CREATE TABLE IF NOT EXISTS ${name} (${lines.join(', ')}); ${indexes.join(' ')}`;
};

/** Statements that make the tables that are missing. */
export const schemaOf = (shapes: readonly Shape[], dialect: Dialect): string =>
  allShapes(shapes)
    .map((shape) => tableOf(shape, dialect))
    .join('\n');

/** Puts a row in the place of the one that is there. */
export const upsert = (shape: Shape): string => {
  const columns = columnsOf(shape);
  const changes = columns.slice(1).map((name) => `${name} = excluded.${name}`);
  return `INSERT INTO ${shape.name} (${columns.join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})
    ON CONFLICT (${shape.key}) DO UPDATE SET ${changes.join(', ')}`;
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

/**
 * Whether all tables are there. Throws a StoreError: `broken` if one is missing that was there before, `newer_version` if
 * a newer version wrote to the store. `found`: all tables that begin with `rounds_`.
 */
export const isMade = async (
  database: Pick<Reading, 'all'>,
  found: ReadonlySet<string>,
  shapes: readonly Shape[],
): Promise<boolean> => {
  if (found.size === 0) return false;
  const expectAll = (names: readonly string[]): void => {
    const missing = names.filter((name) => !found.has(name));
    if (missing.length === 0) return;
    throw new StoreError('broken', `The database lacks ${missing.join(' and ')}: restore a backup.`);
  };
  expectAll([facts.name]);
  const version = Number((await readFact(database, 'version'))?.body.toString() ?? 0);
  if (version > storeVersion)
    throw new StoreError(
      'newer_version',
      `A newer version of Rounds wrote to this store (version ${version}).`,
    );
  const listed = (await readFact(database, 'tables'))?.body.toString() ?? '[]';
  expectAll(listSchema.parse(JSON.parse(listed)));
  return allShapes(shapes).every(({ name }) => found.has(name));
};
