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

const meddling = (
  query: (sql: string) => Promise<unknown>,
  { lock, close }: { readonly lock: string; readonly close: () => Promise<void> },
): Meddler => ({
  breakStore: () => query('ALTER TABLE rounds_records RENAME TO elsewhere'),
  mendStore: () => query('ALTER TABLE elsewhere RENAME TO rounds_records'),
  lock: () => query(lock),
  release: () => query('ROLLBACK'),
  query,
  close,
});

/** `url`: of the store, as in STORE_URL. */
export const meddleWith = async (url: string): Promise<Meddler> => {
  if (url.startsWith('sqlite:')) {
    const file = await Connection.open(sqliteFile(url), 1_000);
    return meddling((sql) => file.once(sql), { lock: 'BEGIN IMMEDIATE', close: () => file.close() });
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  const lock = 'BEGIN; LOCK TABLE rounds_records IN EXCLUSIVE MODE';
  return meddling((sql) => client.query(sql), { lock, close: () => client.end() });
};
