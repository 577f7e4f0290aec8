import { randomInt, timingSafeEqual } from 'node:crypto';
import type { UserId } from '../../lib/ids.ts';
import type { Tokens } from '../../service/auth.ts';

/** People who have signed in on the page, and the number that they take back to Discord. */

export const newNumber = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Reads six digits from what a person typed; spaces, dashes, full-width digits and invisible characters are fine. */
export const readNumber = (typed: string): string | undefined => {
  const digits = typed.normalize('NFKC').replace(/[\s\p{Pd}\p{Default_Ignorable_Code_Point}.·]/gu, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
};

/** Both are six digits, so neither the length nor the time that this takes reveals anything. */
export const sameNumber = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** A sign-in on the page, until its number is entered in Discord. */
interface Waiting {
  /** The hash of the page's secret. */
  readonly hash: string;
  readonly username: string;
  readonly tokens: Tokens;
  /** When the tokens were issued, in milliseconds since 1970. */
  readonly issuedAt: number;
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly wrongNumbers: number;
}

/**
 * Kept only in memory: until the number is entered, nothing proves that these tokens belong to this Discord user, and a
 * stranger's tokens do not belong in the store.
 */
export class WaitingSignIns {
  readonly #byUser = new Map<UserId, Waiting>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get(userId: UserId): Waiting | undefined {
    const waiting = this.#byUser.get(userId);
    if (waiting === undefined || this.#now() < waiting.until) return waiting;
    this.#byUser.delete(userId);
    return undefined;
  }

  put(userId: UserId, waiting: Waiting): void {
    this.#byUser.set(userId, waiting);
    // Tokens that nobody claims are dropped by a timer, not only when somebody asks.
    const forget = (): void => void this.get(userId);
    setTimeout(forget, waiting.until - this.#now()).unref();
  }

  delete(userId: UserId): void {
    this.#byUser.delete(userId);
  }
}
