import { z } from 'zod';
import { errorFacts } from '../lib/log.ts';
import { keyed, keyvRows, namespaceOf, readerOf, resealing, sweepKeyed } from './accounts.ts';
import type { KeyedSpec } from './accounts.ts';
import type { Database, Statement } from './database.ts';
import { facts, readFact, settingFact, tablesMade } from './schema.ts';
import { nameKeys, openNames, placeOfFact } from './sealing.ts';
import { StoreError } from './store-error.ts';
import { portions, shapeOf, Table, type AnySpec, type Surroundings, type TableSpec } from './table.ts';

interface Parts extends Surroundings {
  /** All kinds of records. */
  readonly specs: readonly AnySpec[];
}

const sealedRows = z.array(z.object({ id: z.string(), key_id: z.string(), body: z.instanceof(Buffer) }));

/** What seals rows anew that an older key has sealed; a row that no key opens stays as it is. */
const resealings = async function* ({ database, sealing, specs }: Parts) {
  for (const { name } of specs.map(shapeOf)) {
    const sql = `SELECT id, key_id, body FROM ${name} WHERE key_id <> $3 AND id > $1 ORDER BY id LIMIT $2`;
    const anew = `UPDATE ${name} SET key_id = $2, body = $3 WHERE id = $1`;
    const found = portions(async (after, most) =>
      sealedRows.parse(await database.all(sql, [after, most, sealing.keyId])),
    );
    for await (const rows of found)
      yield rows.flatMap(({ id, key_id: keyId, body }): readonly Statement[] => {
        const opened = sealing.open({ keyId, body }, `${name}\0${id}`);
        if (opened.kind !== 'opened') return [];
        const sealed = sealing.seal(opened.text, `${name}\0${id}`);
        return [{ sql: anew, values: [id, sealed.keyId, sealed.body] }];
      });
  }
  for await (const rows of keyvRows(database)) yield rows.flatMap((row) => resealing(row, sealing) ?? []);
};

/** To be called before anything else is read or written. */
const rotateKeys = async (parts: Parts): Promise<void> => {
  const { database, sealing, log } = parts;
  const names = await readFact(database, nameKeys);
  if (names === undefined || names.keyId === sealing.keyId) return;
  let records = 0;
  for await (const statements of resealings(parts)) {
    if (statements.length > 0) await database.write(statements);
    records += statements.length;
  }
  // Last, so that a missing older key is noticed as long as it is needed.
  const opened = sealing.open(names, placeOfFact(nameKeys));
  if (opened.kind !== 'opened') return;
  const sealed = sealing.seal(opened.text, placeOfFact(nameKeys));
  await database.write([settingFact(nameKeys, sealed.body, sealed.keyId)]);
  log.info({ records }, 'records were resealed with the first encryption key');
};

/** Stands in a store as long as a move into it is not complete. */
export const moving = 'moving';

/** Whether nothing has been stored yet. */
export const isEmpty = async (database: Pick<Database, 'all'>): Promise<boolean> =>
  (await readFact(database, nameKeys)) === undefined &&
  (await database.all(`SELECT id FROM ${facts.name} WHERE id = $1`, [moving])).length === 0;

const hasRecords = async ({ database, specs }: Parts): Promise<boolean> => {
  for (const { name } of specs.map(shapeOf))
    if ((await database.all(`SELECT id FROM ${name} LIMIT 1`)).length > 0) return true;
  return false;
};

/** Creates a store on an open database. `changes` says whether it may be changed. Throws a StoreError. */
export const assembleStore = async (parts: Parts, changes: 'may' | 'must_not') => {
  const { database, sealing, log } = parts;
  if ((await readFact(database, moving)) !== undefined)
    throw new StoreError('half_moved', 'A move into this store was cut off, so part of it is missing.');
  const mayMake = changes === 'may' && !(await hasRecords(parts));
  const names = await openNames(database, { sealing, mayMake });
  if (changes === 'may') await rotateKeys(parts);
  const tables = new Map<string, Pick<Table<unknown>, 'survey' | 'sweep' | 'idle' | 'unreadable'>>();
  const readers = new Map<string, ReturnType<typeof readerOf>>();
  let unreadableAccounts = 0;
  return {
    ...names,
    /** Opens the table of a kind of record that was named when the store was opened. */
    table: <T>(spec: TableSpec<T>): Table<T> => {
      const table = new Table(spec, parts);
      tables.set(shapeOf(spec).name, table);
      return table;
    },
    /** What is found by its key and never listed; Keyv has it. */
    keyed: <T>(spec: KeyedSpec<T>) => {
      readers.set(spec.name, readerOf(spec, sealing));
      return keyed(spec, parts);
    },
    /** Reads every record of the tables and changes nothing; `unreadable` then counts the records that cannot be read. */
    survey: async (): Promise<void> => {
      // One that an older version left has fewer.
      const there = await tablesMade(database);
      for (const [name, table] of tables) if (there.includes(name)) await table.survey();
      unreadableAccounts = 0;
      for await (const rows of keyvRows(database))
        unreadableAccounts += rows.filter((row) => readers.get(namespaceOf(row))?.(row) !== true).length;
    },
    /** Whether this process may act on what is stored; see `Database`. */
    ownsStore: database.ownsStore,
    unreadable: (): number =>
      [...tables.values()].reduce((sum, { unreadable }) => sum + unreadable, unreadableAccounts),
    /** Whether something can be written and read back. */
    healthy: async (): Promise<boolean> => {
      try {
        await database.write([settingFact('probe', Buffer.alloc(0))]);
        return (await readFact(database, 'probe')) !== undefined;
      } catch (error) {
        log.error(errorFacts(error), 'the store is not healthy');
        return false;
      }
    },
    /** Deletes what has expired or is no longer needed at `now` (milliseconds since 1970); returns how many records. */
    sweep: async (now: number): Promise<number> => {
      let deleted = await sweepKeyed(parts, now);
      for (const table of tables.values()) deleted += await table.sweep(now);
      await database.purge();
      return deleted;
    },
    /** What has just been deleted or changed is soon in none of the store's files any more; see `Database`. */
    purgeSoon: database.purgeSoon,
    /** Waits for what is in progress. */
    close: async (): Promise<void> => {
      await Promise.all([...tables.values()].map((table) => table.idle()));
      await database.close();
    },
  };
};

export type Store = Awaited<ReturnType<typeof assembleStore>>;
