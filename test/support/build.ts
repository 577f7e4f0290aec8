import { spawnSync } from 'node:child_process';
import { makeOneFile } from './one-file.ts';

/**
 * Builds once before the tests, because some of them start the program as a separate process. A build does
 * not check types (`npm run types` does); a test that needs a file that was not built will fail.
 */
export const setup = async (): Promise<void> => {
  spawnSync('npm', ['run', 'build']);
  await makeOneFile();
};
