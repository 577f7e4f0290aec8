interface WindowOptions {
  readonly most: number;
  /** Milliseconds. */
  readonly length: number;
  readonly now: () => number;
}

/** One counted event; an object, so that the very one can be taken back. */
interface Counted {
  readonly at: number;
}

/**
 * How often something happened for a key within the last so many milliseconds. Our own: `rate-limiter-flexible` counts
 * in windows that begin anew, so at an edge it lets twice as many through, and a count taken back after its window gives
 * a try away.
 */
export class CountedWindow {
  readonly #most: number;
  readonly #length: number;
  readonly #now: () => number;
  readonly #byKey = new Map<string, Counted[]>();
  #nextSweep = 0;

  constructor({ most, length, now }: WindowOptions) {
    this.#most = most;
    this.#length = length;
    this.#now = now;
  }

  /** When the next one is possible, in milliseconds since 1970; undefined when it is possible now. */
  retryAt(key: string): number | undefined {
    const recent = this.#recent(key);
    const oldestThatCounts = recent.at(-this.#most);
    return oldestThatCounts === undefined ? undefined : oldestThatCounts.at + this.#length;
  }

  /** Returns what takes this one back. */
  count(key: string): () => void {
    this.#sweep();
    const counted = { at: this.#now() };
    this.#byKey.set(key, [...this.#recent(key), counted]);
    return () => {
      const left = this.#recent(key).filter((other) => other !== counted);
      if (left.length === 0) this.#byKey.delete(key);
      else this.#byKey.set(key, left);
    };
  }

  #recent(key: string): readonly Counted[] {
    const since = this.#now() - this.#length;
    return (this.#byKey.get(key) ?? []).filter(({ at }) => at > since);
  }

  /** Once a window at most: keys that nobody asks for again must not stay for ever. */
  #sweep(): void {
    if (this.#now() < this.#nextSweep) return;
    this.#nextSweep = this.#now() + this.#length;
    for (const key of this.#byKey.keys()) {
      if (this.#recent(key).length === 0) this.#byKey.delete(key);
    }
  }
}
