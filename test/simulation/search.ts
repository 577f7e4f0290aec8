import { Breach, derived } from './base.ts';
import { planOf } from './plan.ts';
import type { Item, Plan } from './plan.ts';
import { World } from './world.ts';

/** Many runs from one seed, until one of them breaks something. */

const wordsOf = (error: unknown): string => {
  if (error instanceof Breach) return error.message;
  if (!(error instanceof Error)) return String(error);
  return (error.stack ?? error.message).split('\n').slice(0, 6).join('\n');
};

/** One run, and what it breaks: the same plan makes the same run. */
export const run = (plan: Plan, trace?: (line: string) => void): string | undefined => {
  try {
    new World(plan, trace).run();
    return undefined;
  } catch (error) {
    const breach = wordsOf(error);
    trace?.(breach);
    return breach;
  }
};

/** What stays the same while a run is made shorter. */
export const kindOf = (breach: string): string =>
  breach.replaceAll(/\n.*|(?<=\s)\S*\d\S*/gs, '#').slice(0, 90);

/** The same breach with as little as possible happening. */
export const shortest = (plan: Plan, breach: string): Plan => {
  const kind = kindOf(breach);
  const breaks = (one: Plan): boolean => {
    const found = run(one);
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
  const plain = { jitter: 0, skew: 0, isOpening: false, room: undefined, kind: 'patient' };
  for (const [name, value] of Object.entries(plain))
    tries({ ...best, setup: { ...best.setup, [name]: value } });
  for (const one of ['store', 'service', 'discord', 'lost'])
    tries({ ...best, setup: { ...best.setup, fails: { ...best.setup.fails, [one]: 0 } } });
  return best;
};

export const planAt = (seed: number, index: number): Plan => planOf(derived(seed, index));
