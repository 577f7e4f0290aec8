import type { TestProject } from 'vitest/node';
import { isEquipped } from './equipped.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a PostgreSQL in which tests may create databases; undefined if there is none for this machine. */
    postgresUrl: string | undefined;
  }
}

/** Provides one PostgreSQL for all tests; returns what ends it. */
export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  try {
    const { url, stop } = await startPostgres();
    project.provide('postgresUrl', url);
    return stop;
  } catch (error) {
    if (isEquipped) throw error;
    process.stderr.write(`There is no PostgreSQL for the tests: ${String(error)}\n`);
    project.provide('postgresUrl', undefined);
    return undefined;
  }
};
