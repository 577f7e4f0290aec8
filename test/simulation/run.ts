import type { Core } from './core.ts';
import { Breach } from './oracle/breach.ts';
import { Oracle } from './oracle/oracle.ts';
import type { Counter } from './oracle/oracle.ts';
import type { Plan } from './plan.ts';
import { Simulation } from './simulation.ts';

export interface Ran {
  /** What the run has broken, if anything. */
  readonly breach: string | undefined;
  /** How many events have reached conversations. */
  readonly events: number;
}

interface Options {
  readonly counter?: Counter;
  readonly trace?: (line: string) => void;
}

const nobody: Counter = { count: () => undefined };

const wordsOf = (error: unknown): string => {
  if (error instanceof Breach) return error.message;
  if (!(error instanceof Error)) return String(error);
  return (error.stack ?? error.message).split('\n').slice(0, 4).join('\n');
};

/** One run from its plan: the same plan makes the same run. */
export const run = (core: Core, plan: Plan, { counter = nobody, trace }: Options = {}): Ran => {
  const simulation = new Simulation({ core, plan, trace, watch: (world) => new Oracle(world, counter) });
  const { watch } = simulation;
  try {
    simulation.play();
    watch.still();
    simulation.restart();
    return { breach: undefined, events: watch.events };
  } catch (error) {
    const breach = wordsOf(error);
    trace?.(breach);
    return { breach, events: watch.events };
  }
};
