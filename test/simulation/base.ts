/** Chance from a seed, ids that tell their time, and time that jumps from one event to the next. */

const mix = (value: number): number => {
  let mixed = value >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

/** A seed of its own for each part of what a seed stands for. */
export const derived = (seed: number, part: number): number =>
  mix(mix(seed) ^ Math.imul(part + 1, 0x9e3779b1));

export class Draws {
  #state: number;

  constructor(seed: number) {
    this.#state = mix(seed);
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(list: readonly [T, ...T[]]): T;
  pick<T>(list: readonly T[]): T | undefined;
  pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.next() * list.length)];
  }
}

interface Due {
  readonly at: number;
  happen: (() => void) | undefined;
}

export class Timeline {
  now: number;
  /** The next one last; of two at the same time, the one that was planned first. */
  readonly #planned: Due[] = [];

  constructor(start: number) {
    this.now = start;
  }

  /** Returns a function that cancels it. What lies in the past happens next. */
  at(time: number, happen: () => void): () => void {
    const due: Due = { at: Math.max(time, this.now), happen };
    const planned = this.#planned;
    let [low, high] = [0, planned.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((planned[middle]?.at ?? 0) > due.at) low = middle + 1;
      else high = middle;
    }
    planned.splice(low, 0, due);
    return () => {
      due.happen = undefined;
    };
  }

  after(milliseconds: number, happen: () => void): () => void {
    return this.at(this.now + milliseconds, happen);
  }

  /** Lets everything happen that is due up to then. */
  runUntil(end: number): void {
    for (let next = this.#planned.at(-1); next !== undefined && next.at <= end; next = this.#planned.at(-1)) {
      this.#planned.pop();
      if (next.happen === undefined) continue;
      this.now = next.at;
      next.happen();
    }
    this.now = Math.max(this.now, end);
  }
}

const discordEpoch = 1_420_070_400_000;

/** Discord's ids: by time, and unique. */
export class Ids {
  #made = 0;

  next(time: number): string {
    this.#made += 1;
    return String((BigInt(time - discordEpoch) << 22n) + BigInt(this.#made));
  }
}

export class Breach extends Error {}

/** Each promise has its number; see oracle/oracle.ts. */
export const broken: (promise: number, what: string) => never = (promise, what) => {
  throw new Breach(`${promise}: ${what}`);
};
