import { Breach, derived } from './base.ts';
import { planOf } from './plan.ts';
import type { Item, Plan, Setup } from './plan.ts';
import { World } from './world.ts';

/** Many runs from one seed, until one of them breaks something. */

const wordsOf = (error: unknown): string => {
  if (error instanceof Breach) return error.message;
  if (!(error instanceof Error)) return String(error);
  return (error.stack ?? error.message).split('\n').slice(0, 6).join('\n');
};

export interface Ran {
  readonly breach: string | undefined;
  readonly events: number;
}

/** One run: the same plan makes the same run. */
export const run = (plan: Plan, trace?: (line: string) => void): Ran => {
  let world: World | undefined;
  let breach: string | undefined;
  try {
    world = new World(plan, trace);
    world.run();
  } catch (error) {
    breach = wordsOf(error);
    trace?.(breach);
  }
  return { breach, events: world?.timeline.happened ?? 0 };
};

/** What stays the same while a run is made shorter. */
export const kindOf = (breach: string): string =>
  breach.replaceAll(/\n.*|(?<=\s)\S*\d\S*/gs, '#').slice(0, 90);

/** The same breach with as little as possible happening. */
export const shortest = (plan: Plan, breach: string): Plan => {
  const kind = kindOf(breach);
  const breaks = (one: Plan): boolean => {
    const found = run(one).breach;
    return found !== undefined && kindOf(found) === kind;
  };
  let best = plan;
  const tries = (one: Plan): boolean => {
    if (!breaks(one)) return false;
    best = one;
    return true;
  };
  for (let size = Math.ceil(plan.items.length / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let from = 0; from < best.items.length;) {
      const items: readonly Item[] = [...best.items.slice(0, from), ...best.items.slice(from + size)];
      if (!tries({ ...best, items })) from += size;
    }
  }
  const { fails } = best.setup;
  const plainer: readonly Partial<Setup>[] = [
    { fails: { store: 0, service: 0, discord: 0, lost: 0 } },
    ...(['store', 'service', 'discord', 'lost'] as const).map((one) => ({ fails: { ...fails, [one]: 0 } })),
    { jitter: 0 },
    { skew: 0 },
    { isOpening: false },
    { room: undefined },
    { kind: 'patient' },
  ];
  for (const one of plainer) tries({ ...best, setup: { ...best.setup, ...one } });
  return best;
};

export const planAt = (seed: number, index: number): Plan => planOf(derived(seed, index));

interface Search {
  readonly runs: number;
  readonly seed: number;
  /** How many of the seed's runs to leave out. */
  readonly from?: number;
}

/** What each run breaks, if anything. */
export function* search({ runs, seed, from = 0 }: Search): Generator<Ran & { readonly index: number }> {
  for (let index = from; index < from + runs; index += 1) yield { index, ...run(planAt(seed, index)) };
}
