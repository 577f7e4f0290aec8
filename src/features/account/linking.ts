import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../lib/at-most.ts';
import type { Clock } from '../../lib/clock.ts';
import { ServiceError } from '../../lib/failure.ts';
import type { UserId } from '../../lib/ids.ts';
import type { LinkPage, PageOver, PageState, SignInAttempt, SignInOutcome } from '../../lib/link-page.ts';
import type { Auth, Tokens } from '../../service/auth.ts';
import type { Account, AccountBook } from './book.ts';
import { createLimits } from './limits.ts';
import { issuedTokens } from './tokens.ts';

/**
 * Signing in on the page, and then entering its number in Discord. All of it is in memory: after a restart, whoever was
 * in the middle of it starts over with `/link`.
 */

const minute = 60_000;
const pageLifetime = 10 * minute;
const numberLifetime = 10 * minute;
/** How long a page can say why it is closed. */
const afterlife = 60 * minute;
const failuresPerPage = 5;
const wrongNumbersPerSignIn = 5;
/** Beyond that, the oldest page is forgotten. */
const mostPages = 50_000;

interface Page {
  readonly userId: UserId;
  /** Of Discord, as the page shows it: @name, and what they are called here. */
  readonly whom: string;
  /** By the monotonic clock. */
  readonly openedAt: number;
  /** Wrong credentials so far. */
  failures: number;
  /**
   * `page`: nobody has signed in yet. `number`: signed in, waiting for the number. The other states are final: `linked`,
   * `spent` by too many wrong numbers, `replaced` by a newer page, `forgotten` with everything of that person.
   */
  state: 'page' | 'number' | 'linked' | 'spent' | 'replaced' | 'forgotten';
  underWay?: { readonly attempt: SignInAttempt; readonly outcome: Promise<SignInOutcome> } | undefined;
}

/** Somebody has signed in on the page, and the number is missing. */
interface SignIn {
  readonly page: Page;
  readonly username: string;
  readonly tokens: Tokens;
  /** When the tokens were issued, in milliseconds since 1970. */
  readonly issuedAt: number;
  /** The same by the monotonic clock. */
  readonly signedInAt: number;
  readonly number: string;
  wrongNumbers: number;
}

/** Why there is no number to enter; `page_open`: nobody has signed in on the page yet. */
type NoNumber = 'page_open' | 'linked_already' | 'nothing';

export type EnterOutcome =
  | { readonly kind: 'linked'; readonly account: Account }
  | { readonly kind: 'no_number'; readonly why: NoNumber }
  /** Not six digits; does not count. */
  | { readonly kind: 'unreadable' }
  /** `left`: how many attempts remain. */
  | { readonly kind: 'wrong'; readonly left: number };

const over = (why: PageOver) => ({ kind: 'over', why }) as const;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const sameCredentials = (one: SignInAttempt, other: SignInAttempt): boolean =>
  one.username === other.username && hashOf(one.password.reveal()) === hashOf(other.password.reveal());

const newNumber = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Reads six digits from what a person typed; spaces, dashes, full-width digits and invisible characters are fine. */
export const readNumber = (typed: string): string | undefined => {
  const digits = typed.normalize('NFKC').replace(/[\s\p{Pd}\p{Default_Ignorable_Code_Point}.·]/gu, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
};

/** Both are six digits, so neither the length nor the time that this takes reveals anything. */
const sameNumber = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

interface LinkingDeps {
  readonly book: AccountBook;
  readonly auth: Pick<Auth, 'signIn'>;
  readonly clock: Clock;
}

/** A class because it owns the pages that were given out, the attempts on them, and who has signed in. */
export class Linking implements LinkPage {
  readonly #deps: LinkingDeps;
  readonly #limits: ReturnType<typeof createLimits>;
  /** By the hash of the secret in their address. */
  readonly #pages = new LRUCache<string, Page>({ ...atMost(mostPages), ttl: pageLifetime + afterlife });
  readonly #latest = new LRUCache<UserId, Page>({ ...atMost(mostPages), ttl: pageLifetime + afterlife });
  /** Purged on time, because they hold tokens. */
  readonly #signIns = new LRUCache<UserId, SignIn>({
    ...atMost(mostPages),
    ttl: numberLifetime,
    ttlAutopurge: true,
  });

  constructor(deps: LinkingDeps) {
    this.#deps = deps;
    this.#limits = createLimits(deps.clock.monotonic);
  }

  /**
   * Opens a new page, and invalidates this person's older one and its number. `wait`: milliseconds until one can be opened.
   */
  open(userId: UserId, whom: string): { readonly secret: string } | { readonly wait: number } {
    const wait = this.#limits.countLink(userId);
    if (wait !== undefined) return { wait };
    this.#close(userId, 'replaced');
    const secret = randomBytes(32).toString('base64url');
    const page: Page = {
      userId,
      whom,
      openedAt: this.#deps.clock.monotonic(),
      failures: 0,
      state: 'page',
    };
    this.#pages.set(hashOf(secret), page);
    this.#latest.set(userId, page);
    return { secret };
  }

  /** Whether only the number is missing. */
  awaitsNumber(userId: UserId): boolean {
    return this.#signInOf(userId) !== undefined;
  }

  forget(userId: UserId): void {
    this.#close(userId, 'forgotten');
    this.#latest.delete(userId);
  }

  look(secret: string): PageState {
    return this.#stateOf(this.#pages.get(hashOf(secret)));
  }

  async signIn(attempt: SignInAttempt): Promise<SignInOutcome> {
    const page = this.#pages.get(hashOf(attempt.secret));
    if (page === undefined) return over('unknown');
    const state = this.#stateOf(page);
    const before = page.underWay;
    // A double click: a browser shows the answer to its last request only, so both get the same one.
    if (before !== undefined && sameCredentials(before.attempt, attempt)) return before.outcome;
    if (state.kind === 'over') return state;
    if (before !== undefined) return { kind: 'busy', whom: page.whom };
    const outcome = this.#attempt(page, attempt).finally(() => {
      page.underWay = undefined;
    });
    page.underWay = { attempt, outcome };
    return outcome;
  }

  /** Stores the account, if the number is right. */
  async enter(userId: UserId, typed: string): Promise<EnterOutcome> {
    const found = this.#signInOf(userId);
    if (found === undefined) return { kind: 'no_number', why: await this.whyNoNumber(userId) };
    const number = readNumber(typed);
    if (number === undefined) return { kind: 'unreadable' };
    const { page } = found;
    if (!sameNumber(number, found.number)) {
      found.wrongNumbers += 1;
      const left = wrongNumbersPerSignIn - found.wrongNumbers;
      if (left === 0) this.#close(userId, 'spent');
      return { kind: 'wrong', left };
    }
    // Before the account is stored, so that the number is not taken twice.
    this.#close(userId, 'linked');
    try {
      return { kind: 'linked', account: await this.#stored(found) };
    } catch (error) {
      if (page.state === 'linked' && this.#latest.get(userId) === page) {
        page.state = 'number';
        this.#signIns.set(userId, found);
      }
      throw error;
    }
  }

  /** Call this only when no sign-in is waiting. */
  async whyNoNumber(userId: UserId): Promise<NoNumber> {
    const page = this.#latest.get(userId);
    if (page?.state === 'linked') return 'linked_already';
    if (this.#stateOf(page).kind === 'open') return 'page_open';
    const hasEnded = page?.state === 'page' || page?.state === 'number' || page?.state === 'spent';
    // Otherwise, the button of an old prompt was pressed.
    const account = hasEnded ? undefined : await this.#deps.book.get(userId);
    return account?.status === 'active' ? 'linked_already' : 'nothing';
  }

  #stateOf(page: Page | undefined): PageState {
    if (page === undefined || page.state === 'forgotten') return over('unknown');
    if (page.state === 'replaced') return over('replaced');
    if (page.state !== 'page') return over('used');
    if (page.failures >= failuresPerPage) return over('locked');
    if (this.#deps.clock.monotonic() >= page.openedAt + pageLifetime) return over('expired');
    return { kind: 'open', whom: page.whom };
  }

  #signInOf(userId: UserId): SignIn | undefined {
    const found = this.#signIns.get(userId);
    const { clock } = this.#deps;
    return found !== undefined && clock.monotonic() < found.signedInAt + numberLifetime ? found : undefined;
  }

  /** Ends the latest page of this person, if it is not over yet, and the sign-in on it. */
  #close(userId: UserId, state: 'linked' | 'spent' | 'replaced' | 'forgotten'): void {
    const page = this.#latest.get(userId);
    if (page?.state === 'page' || page?.state === 'number' || (page && state === 'forgotten'))
      page.state = state;
    this.#signIns.delete(userId);
  }

  async #attempt(page: Page, { username, password, address, signal }: SignInAttempt): Promise<SignInOutcome> {
    const { userId, whom } = page;
    const begun = await this.#limits.begin({ userId, username, address });
    if ('why' in begun) return { kind: 'too_many', whom, ...begun };
    let outcome: 'failed' | 'other' = 'other';
    try {
      // It may have waited for others.
      const state = this.#stateOf(page);
      if (state.kind === 'over') return state;
      const tokens = await this.#deps.auth.signIn({ username, password, signal });
      return this.#signedIn(page, { username, tokens });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const { failure } = error;
      if (failure.kind !== 'invalid_grant') return { kind: 'failed', whom, failure };
      // Only wrong credentials count: nothing else is the fault of the person signing in.
      outcome = 'failed';
      page.failures += 1;
      return { kind: 'wrong', whom, left: failuresPerPage - page.failures };
    } finally {
      begun.end(outcome);
    }
  }

  #signedIn(page: Page, signedIn: Pick<SignIn, 'username' | 'tokens'>): SignInOutcome {
    // The person asked for a new page or unlinked while the service was checking the credentials.
    if (page.state !== 'page') return over(page.state === 'replaced' ? 'replaced' : 'unknown');
    page.state = 'number';
    const number = newNumber();
    const { clock } = this.#deps;
    const at = { issuedAt: clock.wall(), signedInAt: clock.monotonic() };
    this.#signIns.set(page.userId, { ...signedIn, ...at, page, number, wrongNumbers: 0 });
    return { kind: 'number', number };
  }

  async #stored({ page: { userId }, username, tokens, issuedAt }: SignIn): Promise<Account> {
    const { book, clock } = this.#deps;
    return book.put({
      userId,
      username,
      linkId: randomUUID(),
      linkedAt: clock.wall(),
      status: 'active',
      ...issuedTokens(tokens, issuedAt),
    });
  }
}
