import { Client } from 'pg';
import { z } from 'zod';
import { Connection } from '../../src/store/sqlite-connection.ts';
import { sqliteFile } from '../../src/store/sqlite.ts';

/** Another connection to a store. */
export interface Meddler {
  /** Every read and write of the store fails from here on. */
  breakStore(): Promise<unknown>;
  mendStore(): Promise<unknown>;
  /** Nobody else can write until this is released. */
  lock(): Promise<unknown>;
  release(): Promise<unknown>;
  query(sql: string): Promise<unknown>;
  close(): Promise<void>;
}

interface Meddling {
  readonly query: (sql: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
  /** Selects the names of all tables. */
  readonly names: string;
  readonly lock: (tables: readonly string[]) => string;
}

const namesResult = z.array(z.object({ name: z.string() }));

const meddling = ({ query, close, names, lock }: Meddling): Meddler => {
  const tables = async (beginning: string): Promise<readonly string[]> =>
    namesResult
      .parse(await query(names))
      .flatMap(({ name }) => (name.startsWith(beginning) && name !== 'rounds_heartbeat' ? [name] : []));
  return {
    breakStore: async () => {
      for (const table of await tables('rounds_'))
        await query(`ALTER TABLE ${table} RENAME TO elsewhere_${table}`);
    },
    mendStore: async () => {
      for (const table of await tables('elsewhere_'))
        await query(`ALTER TABLE ${table} RENAME TO ${table.replace('elsewhere_', '')}`);
    },
    lock: async () => query(lock(await tables('rounds_'))),
    release: () => query('ROLLBACK'),
    query,
    close,
  };
};

/** `url`: of the store, as in STORE_URL. */
export const meddleWith = async (url: string): Promise<Meddler> => {
  if (url.startsWith('sqlite:')) {
    const file = await Connection.open({ path: sqliteFile(url), patience: 1_000 });
    return meddling({
      query: (sql) => file.all(sql),
      close: () => file.close(),
      names: `SELECT name FROM sqlite_schema WHERE type = 'table'`,
      lock: () => 'BEGIN IMMEDIATE',
    });
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  return meddling({
    query: async (sql) => {
      const { rows }: { rows: unknown } = await client.query(sql);
      return rows;
    },
    close: () => client.end(),
    names: 'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
    lock: (tables) => `BEGIN; LOCK TABLE ${tables.join(', ')} IN EXCLUSIVE MODE`,
  });
};
