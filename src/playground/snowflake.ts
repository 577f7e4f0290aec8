import { firstIdAt } from '../lib/ids.ts';

/** Generates Discord ids: each is higher than the one before, and contains the moment it was made. */
export class Snowflakes {
  #last = 0n;

  next(time = Date.now()): string {
    const first = BigInt(firstIdAt(time));
    this.#last = first > this.#last ? first : this.#last + 1n;
    return String(this.#last);
  }
}
