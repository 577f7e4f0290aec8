import type { UserId } from '../../lib/ids.ts';
import type { Tokens } from '../../service/auth.ts';

/** A sign-in on the page, until its number is entered in Discord. */
export interface Waiting {
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
