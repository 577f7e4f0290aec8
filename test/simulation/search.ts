import fc from 'fast-check';
import type { Core } from './core.ts';
import type { Figures } from './figures.ts';
import type { Plan } from './plan.ts';
import { plans } from './plans.ts';
import { run } from './run.ts';

/** Many runs from one seed, until one of them breaks something. */

interface Search {
  readonly core: Core;
  readonly runs: number;
  /** How many of the seed's runs to leave out, in whole lots: several processes can share a seed. */
  readonly from?: number;
  readonly seed: number;
  readonly figures?: Figures;
  /** Whether what was found is shrunk. */
  readonly isShrunk: boolean;
  readonly onProgress?: (runs: number) => void;
}

export interface Found {
  readonly breach: string;
  readonly plan: Plan;
  /** The number of runs it took. */
  readonly after: number;
}

/** The number of an invariant, or an error's first line: what stays the same while a run is shrunk. */
const kindOf = (breach: string): string => breach.split('\n')[0]?.replaceAll(/\d{2,}/g, '#') ?? breach;

/** Runs are drawn in batches, so that each needs little memory: a batch's seed is derived from the overall seed. */
const lotSize = 1_000;

const shortest = (
  core: Core,
  seed: number,
  { path, breach }: { path: string; breach: string },
): Plan | undefined => {
  const kind = kindOf(breach);
  const holds = (plan: Plan): boolean => {
    const found = run(core, plan).breach;
    return found === undefined || kindOf(found) !== kind;
  };
  const details = fc.check(fc.property(plans, holds), { seed, path, numRuns: 1, endOnFailure: false });
  return details.counterexample?.[0];
};

const lotOf = (
  seed: number,
  done: number,
  runs: number,
): { readonly seed: number; readonly plans: readonly Plan[] } => {
  const lotSeed = (Math.imul(seed, 0x9e3779b1) + done / lotSize) | 0;
  return {
    seed: lotSeed,
    plans: fc.sample(plans, { numRuns: Math.min(lotSize, runs - done), seed: lotSeed }),
  };
};

/** Continues after each breach: how often each kind occurs, with its first run. */
export const survey = ({ core, runs, seed }: Pick<Search, 'core' | 'runs' | 'seed'>) => {
  const kinds = new Map<string, { times: number; readonly first: Plan }>();
  for (let done = 0; done < runs; done += lotSize) {
    const lot = lotOf(seed, done, runs);
    for (const [index, plan] of lot.plans.entries()) {
      const { breach } = run(core, plan);
      if (breach === undefined) continue;
      const kind = kindOf(breach);
      const known = kinds.get(kind);
      if (known !== undefined) known.times += 1;
      else
        kinds.set(kind, {
          times: 1,
          first: shortest(core, lot.seed, { path: String(index), breach }) ?? plan,
        });
    }
  }
  return kinds;
};

export const search = ({
  core,
  runs,
  from = 0,
  seed,
  figures,
  isShrunk,
  onProgress,
}: Search): Found | undefined => {
  for (let done = from; done < from + runs; done += lotSize) {
    const lot = lotOf(seed, done, from + runs);
    let found: { readonly breach: string; readonly plan: Plan; readonly index: number } | undefined;
    let index = 0;
    for (const plan of lot.plans) {
      const { breach, events } = run(core, plan, figures === undefined ? {} : { counter: figures });
      figures?.ran(events);
      if (breach !== undefined) {
        found = { breach, plan, index };
        break;
      }
      index += 1;
    }
    onProgress?.(done + index);
    if (found === undefined) continue;
    const { breach, plan } = found;
    const short = isShrunk ? shortest(core, lot.seed, { path: String(found.index), breach }) : undefined;
    return { breach, plan: short ?? plan, after: done + found.index + 1 };
  }
  return undefined;
};
