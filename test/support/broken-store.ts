import { KeyvSqlite } from '@keyv/sqlite';
import type { Rig } from './rig.ts';

/** Another connection to the bot's store. */
export interface Meddler {
  /** Every read and write of the store fails from here on. */
  breakStore(): Promise<unknown>;
  mendStore(): Promise<unknown>;
  query(sql: string): Promise<unknown>;
  close(): Promise<void>;
}

export const meddleWith = ({ storeFile }: Rig): Meddler => {
  const connection = new KeyvSqlite({ uri: `sqlite://${storeFile}` });
  return {
    breakStore: () => connection.query('ALTER TABLE keyv RENAME TO elsewhere'),
    mendStore: () => connection.query('ALTER TABLE elsewhere RENAME TO keyv'),
    query: (sql) => connection.query(sql),
    close: async () => {
      await connection.close();
    },
  };
};
