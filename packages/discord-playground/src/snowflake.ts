/** Discord's ids: generated, compared, and the moment that each contains. */
import { createHash } from 'node:crypto';

const discordEpoch = 1_420_070_400_000n;

/** What is there from the beginning was made in one of the four years from 2017 on. */
const earliest = (1_483_228_800_000n - discordEpoch) << 22n;
const fourYears = (4n * 365n * 86_400_000n) << 22n;

export class Snowflakes {
  readonly #seed: string;
  readonly #lasting = new Set<bigint>();
  #last = 0n;

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** The same at every start with the same seed, for what is described in the same words. */
  lasting(what: string): string {
    const hash = createHash('sha256').update(`${this.#seed}\n${what}`).digest().readBigUInt64BE();
    let id = earliest + (hash % fourYears);
    while (this.#lasting.has(id)) id += 1n;
    this.#lasting.add(id);
    return String(id);
  }

  /** Higher than the one before; contains the moment it was made. */
  next(time = Date.now()): string {
    const first = (BigInt(Math.trunc(time)) - discordEpoch) << 22n;
    this.#last = first > this.#last ? first : this.#last + 1n;
    return String(this.#last);
  }
}

/** When the object with this id was created, in milliseconds since 1970. */
export const timeOfId = (id: string): number => Number((BigInt(id) >> 22n) + discordEpoch);

/**
 * JSON in which ids may be integers, as discord.py writes them: Discord takes both, and a JavaScript number would lose
 * digits. Whatever is outside a string and too long for a number becomes a string. Throws for what is not JSON.
 */
export const parseJsonWithIds = (text: string): unknown =>
  JSON.parse(
    text.replaceAll(/"[^"\\]*(?:\\.[^"\\]*)*"|\b\d{16,20}\b(?![.eE])/g, (part) =>
      part.startsWith('"') ? part : `"${part}"`,
    ),
  );

/** Orders ids by age: negative if `a` is older. Works without BigInt. */
export const compareIds = (a: string, b: string): number =>
  a.length === b.length ? (a < b ? -1 : a > b ? 1 : 0) : a.length - b.length;
