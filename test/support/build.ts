import { spawnSync } from 'node:child_process';

/**
 * Builds once before the tests, as some of them start the program as a process of its own. A type error is for
 * `npm run types` to report; whoever needs a file that was not built fails by itself.
 */
export const setup = (): void => {
  spawnSync(process.execPath, [
    'node_modules/typescript/bin/tsc',
    '-b',
    'tsconfig.build.json',
    'src/playground/page',
  ]);
};
