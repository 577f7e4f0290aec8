import type { Counter } from './oracle/oracle.ts';
import { crashPlaces } from './plan.ts';
import { crashPoints } from './world/faults.ts';

/**
 * How often a long run must have hit each point of a crash, and each cause of a suspension and each event in a status that it
 * has hit at all.
 */
const enough = 100;

/** What chance has to reach: people who lack a right, some of them only since they pressed, and chats that others use. */
const wanted = [
  ...['see', 'write', 'unlocked', 'moderate'].flatMap((lack) => [
    `lacks ${lack}`,
    `lacks ${lack} since the press`,
  ]),
  'told open: not_opened',
];

/** What many runs have seen, by kind. */
export class Figures implements Counter {
  readonly #counts = new Map<string, number>();
  readonly #events: number[] = [];
  runs = 0;

  count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  ran(events: number): void {
    this.runs += 1;
    this.#events[events] = (this.#events[events] ?? 0) + 1;
  }

  of(what: string): number {
    return this.#counts.get(what) ?? 0;
  }

  /** The number of events in the median run. */
  get median(): number {
    let seen = 0;
    for (const [events, runs = 0] of this.#events.entries()) {
      seen += runs;
      if (seen * 2 >= this.runs) return events;
    }
    return 0;
  }

  get events(): number {
    return this.#events.reduce((sum, runs, events) => sum + runs * events, 0);
  }

  /** What a long run has hit too seldom to prove anything about it. A suspension or an event that it has never hit is not among them. */
  rare(): readonly string[] {
    const crashes = crashPlaces.flatMap((place) => crashPoints.map((at) => `crash ${at} ${place}`));
    const seen = [...this.#counts.keys()].filter((what) => /^(?:suspension|event) /.test(what));
    return [...crashes, ...wanted, ...seen]
      .filter((what) => this.of(what) < enough)
      .map((what) => `${what}: hit only ${this.of(what)} times`);
  }

  /** Sorted by name. */
  lines(): readonly string[] {
    return [...this.#counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([what, count]) => `${String(count).padStart(9)} ${what}`);
  }
}
