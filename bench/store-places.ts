import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../test/support/postgres-server.ts';
import type { Options } from './options.ts';
import type { Task } from './task.ts';

/** Where the stores of the measured bots are. */
export interface StorePlaces {
  readonly newStoreUrl: Task['newStoreUrl'];
  /** Deletes the stores that are not in a folder. */
  close(): Promise<void>;
}

const files: StorePlaces = {
  newStoreUrl: (folder) => Promise.resolve(`sqlite://${join(folder, 'rounds.sqlite')}`),
  close: () => Promise.resolve(),
};

/** Makes a schema for each store, in a server on this machine unless TEST_POSTGRES_URL names another. */
const schemas = async (): Promise<StorePlaces> => {
  const server = await startPostgres();
  const client = new Client({ connectionString: server.url });
  await client.connect();
  const names: string[] = [];
  return {
    newStoreUrl: async () => {
      const name = `rounds_bench_${randomBytes(6).toString('hex')}`;
      await client.query(`CREATE SCHEMA ${name}`);
      names.push(name);
      const url = new URL(server.url);
      url.searchParams.set('options', `-c search_path=${name}`);
      return url.href;
    },
    close: async () => {
      for (const name of names) await client.query(`DROP SCHEMA ${name} CASCADE`);
      await client.end();
      await server.stop();
    },
  };
};

export const storePlaces = (kind: Options['store']): Promise<StorePlaces> =>
  kind === 'postgres' ? schemas() : Promise.resolve(files);
