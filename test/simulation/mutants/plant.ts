import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadCore } from '../core.ts';
import type { Core } from '../core.ts';
import type { Mutant } from './mutant.ts';

/**
 * Each mutant is a copy of the compiled core in its own folder, with one file compiled from a patched source. Where
 * TypeScript can be loaded, it is a copy of the sources instead.
 */

export interface Planted {
  readonly mutant: Mutant;
  readonly core: Core;
}

const garden = 'dist/mutants';
const nursery = 'dist/mutant-sources';

/** The sources lack the types that checking the patched file would need, so it is compiled unchecked. */
const compilerOptions = {
  target: 'es2023',
  module: 'nodenext',
  types: [],
  rewriteRelativeImportExtensions: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  noCheck: true,
  noResolve: true,
  rootDir: 'sources',
  outDir: '.',
};

/** Throws unless the mutant's place occurs exactly once. */
export const patched = async ({ name, file, from, to }: Mutant): Promise<string> => {
  const [before, after, ...more] = (await readFile(`src/conversation/${file}`, 'utf8')).split(from);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`"${name}" has to be adapted to ${file}: its place does not occur there exactly once`);
  }
  return before + to + after;
};

const sow = async (mutant: Mutant, place: string): Promise<void> => {
  const source = await patched(mutant);
  await cp('dist/simulation/src', `${garden}/${place}`, { recursive: true });
  const path = `${garden}/sources/${place}/conversation/${mutant.file}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, source);
};

const compile = async (): Promise<void> => {
  await writeFile(
    `${garden}/tsconfig.json`,
    JSON.stringify({ compilerOptions, include: ['sources'], exclude: [] }),
  );
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', `${garden}/tsconfig.json`],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the mutants cannot be compiled:\n${stdout}`);
};

export const plant = async (mutants: readonly Mutant[]): Promise<readonly Planted[]> => {
  await rm(garden, { recursive: true, force: true });
  await Promise.all(mutants.map((mutant, place) => sow(mutant, String(place))));
  await compile();
  const folderOf = (place: number): URL => pathToFileURL(`${resolve(garden, String(place))}/conversation/`);
  return Promise.all(
    mutants.map(async (mutant, place) => ({ mutant, core: await loadCore(folderOf(place), 'js') })),
  );
};

const sowSource = async (mutant: Mutant, folder: string): Promise<void> => {
  const source = await patched(mutant);
  const copied = ['conversation', 'lib'].map((name) =>
    cp(`src/${name}`, `${folder}/${name}`, { recursive: true }),
  );
  await Promise.all(copied);
  await writeFile(`${folder}/conversation/${mutant.file}`, source);
};

export const plantSources = async (mutants: readonly Mutant[]): Promise<readonly Planted[]> => {
  await rm(nursery, { recursive: true, force: true });
  return Promise.all(
    mutants.map(async (mutant, place) => {
      const folder = `${nursery}/${place}`;
      await sowSource(mutant, folder);
      return { mutant, core: await loadCore(pathToFileURL(`${resolve(folder)}/conversation/`), 'ts') };
    }),
  );
};
