import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { coreModules, loadCore } from '../core.ts';
import type { Core } from '../core.ts';
import type { Mutant } from './mutant.ts';

/** Each mutant is a bundle of the core in its own folder, with one file patched. */

export interface Planted {
  readonly mutant: Mutant;
  readonly core: Core;
}

const garden = resolve('dist/mutants');
const conversation = resolve('src/conversation');

/** Throws unless the mutant's place occurs exactly once. */
export const patched = async ({ name, file, from, to }: Mutant): Promise<string> => {
  const [before, after, ...more] = (await readFile(`${conversation}/${file}`, 'utf8')).split(from);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(
      `"${name}" quotes a line of ${file} that is not there exactly once: quote it as it is now, in test/simulation/mutants/`,
    );
  }
  return before + to + after;
};

const bundle = async (mutant: Mutant, dir: string): Promise<void> => {
  const source = await patched(mutant);
  const bundled = await rolldown({
    input: Object.fromEntries(coreModules.map((name) => [name, `${conversation}/${name}.ts`])),
    external: /^[^./]/, // packages
    plugins: [
      { name: 'patch', load: (id) => (id === `${conversation}/${mutant.file}` ? source : undefined) },
    ],
  });
  await bundled.write({ dir });
  await bundled.close();
};

export const plant = async (mutants: readonly Mutant[]): Promise<readonly Planted[]> => {
  await rm(garden, { recursive: true, force: true });
  return Promise.all(
    mutants.map(async (mutant, place) => {
      const folder = `${garden}/${place}`;
      await bundle(mutant, folder);
      return { mutant, core: await loadCore(pathToFileURL(`${folder}/`), 'js') };
    }),
  );
};
