/** Virtual time: what is to happen, in order of its moments, and of creation if the moments are the same. */

interface Entry {
  readonly at: number;
  readonly order: number;
  readonly happen: () => void;
  isCancelled: boolean;
}

const isBefore = (a: Entry, b: Entry): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

export class Timeline {
  #now: number;
  #made = 0;
  /** A binary heap: the next one first. */
  readonly #heap: Entry[] = [];

  constructor(start: number) {
    this.#now = start;
  }

  get now(): number {
    return this.#now;
  }

  /** Returns a function that cancels it. What lies in the past happens next. */
  at(time: number, happen: () => void): () => void {
    this.#made += 1;
    const entry = { at: Math.max(time, this.#now), order: this.#made, happen, isCancelled: false };
    this.#push(entry);
    return () => {
      entry.isCancelled = true;
    };
  }

  after(milliseconds: number, happen: () => void): () => void {
    return this.at(this.#now + milliseconds, happen);
  }

  /** When something happens next, if anything does. */
  get nextAt(): number | undefined {
    while (this.#heap[0]?.isCancelled === true) this.#pop();
    return this.#heap[0]?.at;
  }

  /** Lets the next thing happen. False when there is none up to `until`. */
  advance(until: number): boolean {
    const next = this.nextAt;
    if (next === undefined || next > until) return false;
    const entry = this.#pop();
    if (entry === undefined) return false;
    this.#now = entry.at;
    entry.happen();
    return true;
  }

  /** Nothing happens up to then: time passes. */
  skipTo(time: number): void {
    this.#now = Math.max(this.#now, time);
  }

  #push(entry: Entry): void {
    const heap = this.#heap;
    let place = heap.length;
    heap.push(entry);
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = heap[parent];
      if (above === undefined || isBefore(above, entry)) break;
      heap[place] = above;
      place = parent;
    }
    heap[place] = entry;
  }

  #pop(): Entry | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (last === undefined || last === first) return first;
    let place = 0;
    for (;;) {
      const left = 2 * place + 1;
      const right = left + 1;
      const [a, b] = [heap[left], heap[right]];
      const child = b !== undefined && a !== undefined && isBefore(b, a) ? right : left;
      const below = heap[child];
      if (below === undefined || isBefore(last, below)) break;
      heap[place] = below;
      place = child;
    }
    heap[place] = last;
    return first;
  }
}
