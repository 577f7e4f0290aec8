import type { Core } from '../core.ts';
import type { Plan } from '../plan.ts';
import { run } from '../run.ts';
import { lotOf, lotSize } from '../search.ts';

/** Looks for a mutant among the runs of a seed. */

export interface Caught {
  /** The number of runs it took; `own`: the run that the mutant brings along found it. */
  readonly after: number | 'own';
  readonly breach: string;
  readonly plan: Plan;
}

export interface Hunt {
  readonly runs: number;
  readonly seed: number;
}

/** This many batches are drawn only once, because every mutant is tried with them. */
const kept = 3;

export class Hunter {
  readonly #sound: Core;
  readonly #lots = new Map<string, readonly Plan[]>();
  readonly #isBroken = new Map<Plan, boolean>();

  /** `sound`: the core without any mutant. */
  constructor(sound: Core) {
    this.#sound = sound;
  }

  hunt(core: Core, { runs, seed }: Hunt): Caught | undefined {
    for (let done = 0; done < runs; done += lotSize) {
      for (const [index, plan] of this.#lot({ runs, seed }, done).entries()) {
        const caught = this.try(core, plan, done + index + 1);
        if (caught !== undefined) return caught;
      }
    }
    return undefined;
  }

  /** A run counts if it breaks something with the mutant, and nothing without it. */
  try(core: Core, plan: Plan, after: Caught['after']): Caught | undefined {
    const { breach } = run(core, plan);
    return breach === undefined || this.#breaksSound(plan) ? undefined : { after, breach, plan };
  }

  #lot({ runs, seed }: Hunt, done: number): readonly Plan[] {
    const key = `${seed}/${done}`;
    const drawn = this.#lots.get(key);
    if (drawn !== undefined) return drawn;
    const { plans } = lotOf(seed, done, runs);
    if (done < kept * lotSize) this.#lots.set(key, plans);
    return plans;
  }

  #breaksSound(plan: Plan): boolean {
    const known = this.#isBroken.get(plan);
    if (known !== undefined) return known;
    const isBroken = run(this.#sound, plan).breach !== undefined;
    this.#isBroken.set(plan, isBroken);
    return isBroken;
  }
}
