/** How many shards Discord wants, and how fast they may identify. Source: Discord's "Sharding" and "Session Start Limit". */

export interface Sharding {
  /** What Discord would recommend. */
  readonly recommended: number;
  /** How many shards may identify within five seconds: those whose ids differ modulo this. */
  readonly maxConcurrency: number;
  /** `discord`: whoever identifies too soon is told that the session is invalid. */
  readonly identifyLimits: 'discord' | 'off';
}

/** What `GET /gateway/bot` tells of them. */
export interface StartLimits {
  readonly shards: number;
  readonly remaining: number;
  readonly maxConcurrency: number;
}

export const startsPerDay = 1_000;
const window = 5_000;

export class Identifying {
  readonly #sharding: Sharding;
  readonly #lastByBucket = new Map<number, number>();
  #accepted = 0;
  #tooSoon = 0;

  constructor(sharding: Sharding) {
    this.#sharding = sharding;
  }

  /** Whether a shard may identify now (milliseconds since 1970). */
  accept(shard: number, now: number): boolean {
    const { maxConcurrency, identifyLimits } = this.#sharding;
    const bucket = shard % maxConcurrency;
    const isTooSoon = now - (this.#lastByBucket.get(bucket) ?? 0) < window;
    if (identifyLimits === 'discord' && isTooSoon) {
      this.#tooSoon += 1;
      return false;
    }
    this.#lastByBucket.set(bucket, now);
    this.#accepted += 1;
    return true;
  }

  get accepted(): number {
    return this.#accepted;
  }

  get tooSoon(): number {
    return this.#tooSoon;
  }

  get limits(): StartLimits {
    const { recommended: shards, maxConcurrency } = this.#sharding;
    return { shards, maxConcurrency, remaining: Math.max(0, startsPerDay - this.#accepted) };
  }
}
