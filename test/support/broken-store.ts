import { KeyvSqlite } from '@keyv/sqlite';
import { Client } from 'pg';

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

const meddleWithFile = (url: string): Meddler => {
  const connection = new KeyvSqlite({ uri: url });
  const query = (sql: string) => connection.query(sql);
  return {
    breakStore: () => query('ALTER TABLE keyv RENAME TO elsewhere'),
    mendStore: () => query('ALTER TABLE elsewhere RENAME TO keyv'),
    lock: () => query('BEGIN IMMEDIATE'),
    release: () => query('ROLLBACK'),
    query,
    close: async () => {
      await connection.close();
    },
  };
};

const meddleWithDatabase = async (url: string): Promise<Meddler> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const query = (sql: string) => client.query(sql);
  return {
    breakStore: () => query('ALTER TABLE rounds_records RENAME TO elsewhere'),
    mendStore: () => query('ALTER TABLE elsewhere RENAME TO rounds_records'),
    lock: () => query('BEGIN; LOCK TABLE rounds_records IN EXCLUSIVE MODE'),
    release: () => query('ROLLBACK'),
    query,
    close: () => client.end(),
  };
};

/** `url`: of the store, as in STORE_URL. */
export const meddleWith = async (url: string): Promise<Meddler> =>
  url.startsWith('sqlite:') ? meddleWithFile(url) : meddleWithDatabase(url);
