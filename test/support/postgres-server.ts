import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL of its own for tests, or takes the one that TEST_POSTGRES_URL names. Rejects if there is none. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const given = process.env['TEST_POSTGRES_URL'];
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() };
  // From the folder that tests are started in: this file may itself have been built to somewhere else.
  const script = resolve('test/support/postgres-process.mjs');
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const url = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([line]) => String(line)),
    ended.then(() => undefined),
  ]);
  if (url === undefined) throw new Error(errors);
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
};
