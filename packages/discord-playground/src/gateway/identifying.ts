/** How many shards Discord wants, and how fast they may identify. Source: Discord's "Sharding" and "Session Start Limit". */

export interface Sharding {
  /** What Discord would recommend. */
  readonly recommended: number;
  /** How many shards may identify within five seconds: those whose ids differ modulo this. */
  readonly maxConcurrency: number;
  /** `discord`: whoever identifies too soon is told that the session is invalid. */
  readonly identifyLimits: 'discord' | 'off';
  /** How often shards may identify within a day. */
  readonly startsPerDay: number;
  /** Milliseconds in a day, which begins with its first identify. */
  readonly day: number;
}

/** What `GET /gateway/bot` tells of them. */
export interface StartLimits {
  readonly shards: number;
  readonly total: number;
  readonly remaining: number;
  /** Milliseconds until there are as many again. */
  readonly resetAfter: number;
  readonly maxConcurrency: number;
}

const window = 5_000;
/** The first may have been on its way for longer than the second. */
const leeway = 500;

export class Identifying {
  readonly #sharding: Sharding;
  readonly #lastByBucket = new Map<number, number>();
  #accepted = 0;
  #tooSoon = 0;
  #today = 0;
  #dayEnds = 0;

  constructor(sharding: Sharding) {
    this.#sharding = sharding;
  }

  /** Whether a shard may identify now (milliseconds since 1970). */
  accept(shard: number, now: number): boolean {
    const { maxConcurrency, identifyLimits } = this.#sharding;
    const bucket = shard % maxConcurrency;
    const isTooSoon = now - (this.#lastByBucket.get(bucket) ?? 0) < window - leeway;
    if (identifyLimits === 'discord' && isTooSoon) {
      this.#tooSoon += 1;
      return false;
    }
    this.#lastByBucket.set(bucket, now);
    this.#accepted += 1;
    if (now >= this.#dayEnds) {
      this.#today = 0;
      this.#dayEnds = now + this.#sharding.day;
    }
    this.#today += 1;
    return true;
  }

  get accepted(): number {
    return this.#accepted;
  }

  get tooSoon(): number {
    return this.#tooSoon;
  }

  /** At this moment (milliseconds since 1970). */
  limits(now: number): StartLimits {
    const { recommended: shards, maxConcurrency, startsPerDay: total, day } = this.#sharding;
    const isNewDay = now >= this.#dayEnds;
    const remaining = isNewDay ? total : Math.max(0, total - this.#today);
    return { shards, maxConcurrency, total, remaining, resetAfter: isNewDay ? day : this.#dayEnds - now };
  }
}
