import { randomInt, timingSafeEqual } from 'node:crypto';
import type { UserId } from '../../lib/ids.ts';
import type { Tokens } from '../../service/auth.ts';

/** Who has signed in on the page, and the number that leads from there back to Discord. */

export const newNumber = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Six digits out of what a person typed: spaces, dashes, full-width digits and what nobody can see are fine. */
export const readNumber = (typed: string): string | undefined => {
  const digits = typed.normalize('NFKC').replace(/[\s\p{Pd}\p{Default_Ignorable_Code_Point}.·]/gu, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
};

/** Both are six digits, so neither their length nor the time this takes tells anything. */
export const sameNumber = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** A sign-in on the page, until its number is entered in Discord. */
interface Waiting {
  /** Of the page's secret. */
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
 * In memory alone: as long as the number is missing, nobody has shown that these tokens belong to this Discord user,
 * and a stranger's tokens have no place in the store.
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
    // Tokens that nobody comes for must not wait for somebody to ask.
    const forget = (): void => void this.get(userId);
    setTimeout(forget, waiting.until - this.#now()).unref();
  }

  delete(userId: UserId): void {
    this.#byUser.delete(userId);
  }
}
