import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a PostgreSQL in which tests may create databases; undefined if there is none for this machine. */
    postgresUrl: string | undefined;
  }
}

/** Starts one PostgreSQL for all tests, unless TEST_POSTGRES_URL names another; returns what ends it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const given = process.env['TEST_POSTGRES_URL'];
  if (given !== undefined && given !== '') {
    project.provide('postgresUrl', given);
    return () => Promise.resolve();
  }
  const script = fileURLToPath(new URL('./postgres-process.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const url = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([line]) => String(line)),
    ended.then(() => undefined),
  ]);
  if (url === undefined) process.stderr.write(`There is no PostgreSQL for the tests: ${errors}\n`);
  project.provide('postgresUrl', url);
  return async () => {
    child.stdin.end();
    await ended;
  };
};
