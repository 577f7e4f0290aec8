import { spawnSync } from 'node:child_process';
import chromium from '@sparticuz/chromium';
import { isEquipped } from './equipped.ts';
import { makeOneFile } from './one-file.ts';

/**
 * Builds once before the tests, because some of them start the program as a separate process. A build does
 * not check types (`npm run types` does); a test that needs a file that was not built will fail. Unpacks the
 * browser, too: of two files that began with that at once, one found it half written.
 */
export const setup = async (): Promise<void> => {
  spawnSync('npm', ['run', 'build']);
  await makeOneFile();
  if (isEquipped) await chromium.executablePath();
};
