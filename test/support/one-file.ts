/**
 * The built program in one file, read and compiled once for all tests that start it. The code is the same; whether the
 * files that are shipped find each other is checked by the tests that start those: `production-install.test.ts`, and
 * `playground-start.test.ts` for what stands in without settings.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { oneFile as file, startProgram } from './program.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const modified = async (path: string): Promise<number> => (await stat(path)).mtimeMs;

/** Whether the program, the installed packages and this way of bundling have stayed the same since. */
const isFresh = async (): Promise<boolean> => {
  const sources = [
    '../../dist/.tsbuildinfo',
    '../../node_modules/.package-lock.json',
    './one-file.ts',
    './one-file.mjs',
  ];
  const made = await modified(`${file}.compiled`).catch(() => 0);
  return made > Math.max(...(await Promise.all(sources.map((path) => modified(fromHere(path))))));
};

const bundle = async (): Promise<void> => {
  const bundled = await rolldown({
    input: fromHere('../../dist/main.js'),
    platform: 'node',
    external: [
      // Native: the first is loaded, the others are not installed.
      'sqlite3',
      'zlib-sync',
      'bufferutil',
      'utf-8-validate',
      // Find their own files beside them.
      /^(?:discord-playground|service-sandbox)/,
    ],
    logLevel: 'silent', // it warns about code in packages
  });
  await bundled.write({ file, format: 'cjs', codeSplitting: false, dynamicImportInCjs: false, strict: true });
  await bundled.close();
};

/** Runs it once, from its start to its end; V8 keeps the functions that were called in between. */
const compile = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'rounds-one-file-'));
  const program = startProgram({ HTTP_PORT: '0', KEEP_COMPILED: '' }, folder);
  await program.line('Rounds is ready');
  program.child.kill('SIGTERM');
  await program.ended;
  await rm(folder, { recursive: true, force: true });
};

export const makeOneFile = async (): Promise<void> => {
  if (await isFresh()) return;
  await bundle();
  await compile();
};
