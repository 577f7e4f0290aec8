import { spawnSync } from 'node:child_process';
import { makeOneFile } from './one-file.ts';

/**
 * Builds once before the tests, because some of them start the program as a separate process. Types are
 * left to `npm run types`, which takes five times as long; a test that needs a file that was not built will fail.
 */
export const setup = async (): Promise<void> => {
  spawnSync(process.execPath, [
    'node_modules/typescript/bin/tsc',
    '-b',
    'tsconfig.build.json',
    'src/playground/page',
    '--noCheck',
  ]);
  spawnSync('npm', ['run', 'data']);
  await makeOneFile();
};
