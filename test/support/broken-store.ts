import { Client } from 'pg';
import { Connection } from '../../src/store/sqlite-connection.ts';
import { sqliteFile } from '../../src/store/sqlite-file.ts';

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
  readonly lock: string;
  readonly close: () => Promise<void>;
  /** Where the records are. */
  readonly tables: readonly string[];
}

const meddling = (query: (sql: string) => Promise<unknown>, { lock, close, tables }: Meddling): Meddler => ({
  breakStore: async () => {
    for (const table of tables) await query(`ALTER TABLE ${table} RENAME TO elsewhere_${table}`);
  },
  mendStore: async () => {
    for (const table of tables) await query(`ALTER TABLE elsewhere_${table} RENAME TO ${table}`);
  },
  lock: () => query(lock),
  release: () => query('ROLLBACK'),
  query,
  close,
});

/** `url`: of the store, as in STORE_URL. */
export const meddleWith = async (url: string): Promise<Meddler> => {
  if (url.startsWith('sqlite:')) {
    const file = await Connection.open({ path: sqliteFile(url), patience: 1_000 });
    const tables = ['rounds_records', 'rounds_keyed'];
    return meddling((sql) => file.once(sql), { lock: 'BEGIN IMMEDIATE', close: () => file.close(), tables });
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  const lock = 'BEGIN; LOCK TABLE rounds_records IN EXCLUSIVE MODE';
  return meddling((sql) => client.query(sql), {
    lock,
    close: () => client.end(),
    tables: ['rounds_records'],
  });
};
