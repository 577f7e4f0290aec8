import { ServiceError } from '../../lib/failure.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import type { UserId } from '../../lib/ids.ts';
import type { WithLock } from '../../lib/with-lock.ts';
import { pause } from '../../lib/pause.ts';
import { Secret } from '../../lib/secret.ts';
import type { Tokens, Auth } from '../../service/auth.ts';
import type { Bearer, Credentials } from '../../service/session.ts';
import type { Account } from './collections.ts';
import type { Accounts } from './ports.ts';

/** The stored accounts, and their tokens, which are refreshed as needed. */

/** The outcome of a refresh, and the access token with which it began. */
interface Refreshed {
  readonly account: Account;
  readonly from: string;
}

/**
 * If the connection that keeps two processes apart breaks, both may refresh at the same time: then whoever stores first
 * wins. But a refusal may only mean that the other one had already used the token, so it never outweighs new tokens.
 */
const isNewer = ({ account, from }: Refreshed, current: Account): boolean => {
  if (current.linkId !== account.linkId) return false;
  return current.accessToken === from || (current.status === 'ended' && account.status === 'active');
};

/** What others may know of an account: not its tokens. */
export type AccountFacts = Pick<Account, 'username' | 'serviceUser' | 'linkedAt' | 'status' | 'linkId'>;

/**
 * The stored accounts. A change that belongs to a link is made only while that link is current: unlinking or relinking
 * in the meantime wins, in whatever process.
 */
export class AccountBook {
  readonly #accounts: Accounts;

  constructor(accounts: Accounts) {
    this.#accounts = accounts;
  }

  get(userId: UserId): Promise<Account | undefined> {
    return this.#accounts.get(userId);
  }

  readonly factsOf = async (userId: UserId): Promise<AccountFacts | undefined> => {
    const account = await this.get(userId);
    if (account === undefined) return undefined;
    const { username, serviceUser, linkedAt, status, linkId } = account;
    return { username, serviceUser, linkedAt, status, linkId };
  };

  /** Replaces any earlier link. */
  put(account: Account): Promise<void> {
    return this.#accounts.set(account.userId, account);
  }

  /** Stores the outcome of a refresh, unless something newer is there. */
  async keep(refreshed: Refreshed): Promise<void> {
    await this.#accounts.change(refreshed.account.userId, (current) =>
      current !== undefined && isNewer(refreshed, current) ? refreshed.account : undefined,
    );
  }

  /** False when there was none. */
  delete(userId: UserId): Promise<boolean> {
    return this.#accounts.delete(userId);
  }
}

type StoredTokens = Pick<Account, 'accessToken' | 'refreshToken' | 'expiresAt' | 'lifetime'>;

/** Tokens as they are stored. `issuedAt` in milliseconds since 1970; the service's lifetimes are in seconds. */
export const issuedTokens = (tokens: Tokens, issuedAt: number): StoredTokens => ({
  accessToken: tokens.accessToken.reveal(),
  refreshToken: tokens.refreshToken?.reveal(),
  lifetime: tokens.lifetime,
  expiresAt: tokens.lifetime === undefined ? undefined : issuedAt + tokens.lifetime * 1_000,
});

/** An account whose tokens the service no longer accepts: they are deleted. */
const endedAccount = (account: Account): Account => {
  const { userId, username, serviceUser, linkId, linkedAt } = account;
  return { userId, username, serviceUser, linkId, linkedAt, accessToken: '', status: 'ended' };
};

const earliest = 60_000;

/** Time to refresh: a minute before the tokens expire, or half their lifetime if that is less. */
const isDue = ({ expiresAt, lifetime }: Account, now: number): boolean => {
  if (expiresAt === undefined) return false;
  const ahead = lifetime === undefined ? earliest : Math.min(earliest, (lifetime * 1_000) / 2);
  return now >= expiresAt - ahead;
};

const translated = (failure: ServiceFailure): ServiceFailure => {
  switch (failure.kind) {
    case 'in_doubt':
      // The refresh may have been accepted; the call that needed it certainly was not.
      return { kind: 'not_taken', reason: 'unavailable' };
    case 'rejected':
      return { kind: 'misconfigured', reason: failure.status === 404 ? 'address' : 'credentials' };
    case 'unauthorized':
      return { kind: 'misconfigured', reason: 'credentials' };
    case 'not_taken':
    case 'misconfigured':
    case 'invalid_grant':
    case 'needs_link':
    case 'host_left':
    case 'cancelled':
      return failure;
  }
};

/** What a failed refresh means for the call that needed it; `invalid_grant` is the caller's to handle. */
const faultOfCall = (error: ServiceError): ServiceError =>
  new ServiceError(translated(error.failure), { cause: error.cause });

interface TokenPorts {
  readonly book: AccountBook;
  readonly auth: Pick<Auth, 'refresh'>;
  readonly withLock: WithLock;
  /** Milliseconds in which another process stores what the service gave it; 0 if there is no other one. */
  readonly othersNeed: number;
  readonly now: () => number;
}

/** Milliseconds between looks at what another process has stored. */
const lookEvery = 100;

const needsLink = (reason: 'not_linked' | 'sign_in_ended'): ServiceError =>
  new ServiceError({ kind: 'needs_link', reason });

const usable = (account: Account | undefined): Account => {
  if (account === undefined) throw needsLink('not_linked');
  if (account.status === 'ended') throw needsLink('sign_in_ended');
  return account;
};

/** Nothing has been sent when an account cannot be read or kept. */
const storeFailed = (cause: unknown): never => {
  throw new ServiceError({ kind: 'not_taken', reason: 'store' }, { cause });
};

const isSpent = (error: unknown): boolean =>
  error instanceof ServiceError && error.failure.kind === 'invalid_grant';

const bearerOf = ({ accessToken, serviceUser }: Account): Bearer => ({
  token: new Secret(accessToken),
  serviceUser,
});

/** A class because it owns which refreshes are in progress. */
export class AccountTokens implements Credentials {
  readonly #book: AccountBook;
  readonly #auth: Pick<Auth, 'refresh'>;
  readonly #withLock: WithLock;
  readonly #othersNeed: number;
  readonly #now: () => number;
  /** By link, because a refresh token can be used only once. */
  readonly #underWay = new Map<string, Promise<Account>>();
  /**
   * Refreshed, but the store failed: without these the account would be lost, because the older token has been used.
   */
  readonly #unsaved = new Map<string, Refreshed>();

  constructor({ book, auth, withLock, othersNeed, now }: TokenPorts) {
    this.#book = book;
    this.#auth = auth;
    this.#withLock = withLock;
    this.#othersNeed = othersNeed;
    this.#now = now;
  }

  async current(userId: UserId): Promise<Bearer> {
    const stored = await this.#active(userId);
    const isOld = isDue(stored, this.#now()) && stored.refreshToken !== undefined;
    return bearerOf(isOld ? await this.#refreshed(stored) : stored);
  }

  async renewed(userId: UserId, refused: Bearer): Promise<Bearer> {
    const stored = await this.#active(userId);
    // Another call has refreshed in the meantime, or the person has relinked.
    const isOther = stored.accessToken !== refused.token.reveal();
    return bearerOf(isOther ? stored : await this.#refreshed(stored));
  }

  /** Refreshes now, to find out whether the link works; throws as `current` does. False if there is no way to tell. */
  async check(userId: UserId): Promise<boolean> {
    const account = await this.#active(userId);
    if (account.refreshToken === undefined) return false;
    await this.#refreshed(account);
    return true;
  }

  async #active(userId: UserId): Promise<Account> {
    const stored = await this.#book.get(userId).catch(storeFailed);
    const unsaved = stored && this.#unsaved.get(stored.linkId);
    return usable(unsaved === undefined ? stored : await this.#saved(unsaved));
  }

  /** The account as it stands once this is stored: its link may have ended, been removed or been replaced. */
  async #saved(refreshed: Refreshed): Promise<Account | undefined> {
    const { userId, linkId } = refreshed.account;
    await this.#book.keep(refreshed).catch(storeFailed);
    if (this.#unsaved.get(linkId) === refreshed) this.#unsaved.delete(linkId);
    return this.#book.get(userId).catch(storeFailed);
  }

  #refreshed(account: Account): Promise<Account> {
    const underWay = this.#underWay.get(account.linkId);
    if (underWay !== undefined) return underWay;
    const refresh = this.#alone(account).finally(() => this.#underWay.delete(account.linkId));
    this.#underWay.set(account.linkId, refresh);
    return refresh;
  }

  /** With no refresh of another process meanwhile: each reads first what the one before has stored. */
  #alone(account: Account): Promise<Account> {
    let hasBegun = false;
    const refresh = this.#withLock(`refresh/${account.linkId}`, () => {
      hasBegun = true;
      return this.#refresh(account);
    });
    return refresh.catch((error: unknown) => {
      if (hasBegun) throw error;
      return storeFailed(error);
    });
  }

  async #refresh(outdated: Account): Promise<Account> {
    const { userId, linkId } = outdated;
    const account = await this.#active(userId);
    // A refresh finished, or a new link was made, since the caller read the account.
    if (account.linkId !== linkId || account.accessToken !== outdated.accessToken) return account;
    const refreshed = { account: await this.#requested(account), from: account.accessToken };
    this.#unsaved.set(linkId, refreshed);
    return usable(await this.#saved(refreshed));
  }

  /** The account as it is after asking the token endpoint; not stored yet. */
  async #requested(account: Account): Promise<Account> {
    if (account.refreshToken === undefined) return endedAccount(account);
    try {
      const tokens = await this.#auth.refresh(new Secret(account.refreshToken));
      const { userId, username, serviceUser, linkId, linkedAt, status, refreshToken } = account;
      const link = { userId, username, serviceUser, linkId, linkedAt, status };
      const issued = issuedTokens(tokens, this.#now());
      // A service may keep the refresh token (RFC 6749 section 6).
      return { ...link, ...issued, refreshToken: issued.refreshToken ?? refreshToken };
    } catch (error) {
      if (isSpent(error)) {
        await this.#othersOutcome(account);
        return endedAccount(account);
      }
      throw error instanceof ServiceError ? faultOfCall(error) : error;
    }
  }

  /**
   * The token may be spent because another process, which lost its connection and with it the lock, used it a moment
   * before. The pair that it stores is newer than the end of the link; see `isNewer`.
   */
  async #othersOutcome({ userId, accessToken }: Account): Promise<void> {
    for (const until = performance.now() + this.#othersNeed; performance.now() < until;) {
      const stored = await this.#book.get(userId).catch(storeFailed);
      if (stored?.accessToken !== accessToken) return;
      await pause(lookEvery);
    }
  }
}
