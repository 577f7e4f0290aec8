import { firstIdAt } from '../lib/ids.ts';

/** Hands out Discord ids: each higher than the one before, and true to the moment it was made. */
export class Snowflakes {
  #last = 0n;

  next(time = Date.now()): string {
    const first = BigInt(firstIdAt(time));
    this.#last = first > this.#last ? first : this.#last + 1n;
    return String(this.#last);
  }
}
