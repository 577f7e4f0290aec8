/** Discord's ids: generated, compared, and the moment that each contains. */

const discordEpoch = 1_420_070_400_000n;

/** Generates ids: each is higher than the one before, and contains the moment it was made. */
export class Snowflakes {
  #last = 0n;

  next(time = Date.now()): string {
    const first = (BigInt(Math.trunc(time)) - discordEpoch) << 22n;
    this.#last = first > this.#last ? first : this.#last + 1n;
    return String(this.#last);
  }
}

/** When the object with this id was created, in milliseconds since 1970. */
export const timeOfId = (id: string): number => Number((BigInt(id) >> 22n) + discordEpoch);

/** Orders ids by age: negative if `a` is older. Works without BigInt. */
export const compareIds = (a: string, b: string): number =>
  a.length === b.length ? (a < b ? -1 : a > b ? 1 : 0) : a.length - b.length;
