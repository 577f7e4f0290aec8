import type { Core } from '../core.ts';
import { mutants } from './all.ts';
import { Hunter } from './hunt.ts';
import type { Caught } from './hunt.ts';
import { plant } from './plant.ts';

interface Trial {
  readonly sound: Core;
  readonly runs: number;
  readonly seeds: readonly number[];
  /** Only mutants whose names match. */
  readonly named: RegExp;
  readonly print: (line: string) => void;
}

/** The numbers of the promises that were broken; an error has none. */
const brokenBy = (caught: readonly (Caught | undefined)[]): string =>
  [...new Set(caught.flatMap((one) => (one === undefined ? [] : (/^\d+/.exec(one.breach)?.[0] ?? 'error'))))]
    .toSorted()
    .join();

const runsTaken = (caught: Caught | undefined): string => String(caught?.after ?? '-').padStart(6);

/** Tries each mutant with the run that it brings along, or else with each seed; reports whether all were found. */
export const tryMutants = async ({ sound, runs, seeds, named, print }: Trial): Promise<boolean> => {
  const planted = await plant(mutants.filter(({ name }) => named.test(name)));
  const hunter = new Hunter(sound);
  let isFound = true;
  const columns = seeds.map((seed) => `seed ${seed}`.padStart(6)).join(' ');
  print(`${columns}  broken: mutant`);
  for (const { mutant, core } of planted) {
    const { plan } = mutant;
    const caught =
      plan === undefined
        ? seeds.map((seed) => hunter.hunt(core, { runs, seed }))
        : [hunter.try(core, plan, 'own')];
    const isHole = caught.includes(undefined);
    isFound &&= !isHole;
    const about = `${brokenBy(caught)}: ${mutant.name}${isHole ? '  NOT FOUND' : ''}`;
    print(`${caught.map(runsTaken).join(' ').padEnd(columns.length)}  ${about}`);
  }
  print(`${planted.length} mutants${isFound ? ', all of them found' : ''}`);
  return isFound;
};
