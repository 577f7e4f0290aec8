import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { describeUnless } from './needing.ts';
import type { Scope } from './needing.ts';
import { temporaryStore } from './stores.ts';

const server = inject('postgresUrl');

/** Tests that need a PostgreSQL; see CONTRIBUTING.md. */
export const describeWithPostgres = (scope: Omit<Scope, 'missing'>, body: () => void): void => {
  const missing = server === undefined ? 'no PostgreSQL for this machine: set TEST_POSTGRES_URL' : undefined;
  describeUnless({ ...scope, missing }, body);
};

const serverUrl = (): URL => {
  if (server === undefined) throw new Error('there is no PostgreSQL for the tests');
  return new URL(server);
};

const administer = async <Result>(task: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: serverUrl().href });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
};

interface Place {
  readonly url: string;
  /** Deletes all that is in it. */
  drop(): Promise<void>;
}

const newName = (): string => `rounds_test_${randomBytes(6).toString('hex')}`;

/** An empty place for a store, in a database that it shares with other tests. */
export const newSchema = async (): Promise<Place> => {
  const name = newName();
  const url = serverUrl();
  url.searchParams.set('options', `-c search_path=${name}`);
  await administer((client) => client.query(`CREATE SCHEMA ${name}`));
  return {
    url: url.href,
    drop: async () => {
      await administer((client) => client.query(`DROP SCHEMA ${name} CASCADE`));
    },
  };
};

/** An empty database of its own, which takes a second: for tests that do something to the database itself. */
export const newDatabase = async (): Promise<Place> => {
  const name = newName();
  const url = serverUrl();
  url.pathname = `/${name}`;
  await administer((client) => client.query(`CREATE DATABASE ${name}`));
  return {
    url: url.href,
    drop: async () => {
      await administer((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
};

/** Runs one statement in a database. */
export const runIn = async (url: string, sql: string): Promise<readonly unknown[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows }: { rows: readonly unknown[] } = await client.query(sql);
    return rows;
  } finally {
    await client.end();
  }
};

/** A kind of store that tests are run on. */
export interface StoreKind {
  readonly name: string;
  /** An empty place for a store. */
  newPlace(): Promise<Place>;
  /** The same for one test. */
  newUrl(): Promise<string>;
}

const kind = (name: string, newPlace: () => Promise<Place>): StoreKind => ({
  name,
  newPlace,
  newUrl: async () => {
    const { url, drop } = await newPlace();
    onTestFinished(drop);
    return url;
  },
});

/** For `describe.each`. */
export const storeKinds: readonly StoreKind[] = [
  kind('SQLite', temporaryStore),
  ...(server !== undefined ? [kind('PostgreSQL', newSchema)] : []),
];
