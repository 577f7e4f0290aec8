import { leftUntil } from '../../lib/clock.ts';
import { ServiceError } from '../../lib/failure.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import type { UserId } from '../../lib/ids.ts';
import { Secret } from '../../lib/secret.ts';
import type { Tokens, Auth } from '../../service/auth.ts';
import type { Bearer, Credentials } from '../../service/session.ts';
import type { Account, AccountBook } from './book.ts';

/** The tokens of the stored accounts, which are refreshed as needed. */

type StoredTokens = Pick<Account, 'accessToken' | 'refreshToken' | 'expiresAt' | 'lifetime'>;

/** Tokens as they are stored. `issuedAt` in milliseconds since 1970; the service's lifetimes are in seconds. */
export const issuedTokens = (tokens: Tokens, issuedAt: number): StoredTokens => ({
  accessToken: tokens.accessToken.reveal(),
  refreshToken: tokens.refreshToken?.reveal(),
  lifetime: tokens.lifetime,
  expiresAt: tokens.lifetime === undefined ? undefined : issuedAt + tokens.lifetime * 1_000,
});

/** An account whose tokens the service no longer accepts: they are deleted. */
const endedAccount = (account: Account): Account => ({
  ...account,
  accessToken: '',
  refreshToken: undefined,
  expiresAt: undefined,
  lifetime: undefined,
  status: 'ended',
});

const earliest = 60_000;

/** Time to refresh: a minute before the tokens expire, or half their lifetime if that is less. */
const isDue = ({ expiresAt, lifetime }: Account, now: number): boolean => {
  if (expiresAt === undefined) return false;
  const longest = lifetime === undefined ? Infinity : lifetime * 1_000;
  return leftUntil(expiresAt, { now, longest }) <= Math.min(earliest, longest / 2);
};

/**
 * A refresh in doubt may have been accepted; the call that needed it certainly was not. A refusal in the service's own
 * words concerns the refresh token, not the account: a new link may help.
 */
const translated = (failure: ServiceFailure): ServiceFailure => {
  if (failure.kind === 'in_doubt') return { kind: 'not_taken', reason: 'unavailable' };
  const isRefused = failure.kind === 'not_taken' && failure.reason === 'account_refused';
  return isRefused ? { kind: 'not_taken', reason: 'renewal_fails' } : failure;
};

/** After as many refreshes in a row that the service answered with a fault of its own, a new link may help. */
const hopeless = 3;

/** Not a 503: a service that is out of order says nothing about this account. */
const isFaultOfService = (failure: ServiceFailure): boolean =>
  failure.kind === 'in_doubt' && failure.reason === 'server_error';

interface TokenDeps {
  readonly book: AccountBook;
  readonly auth: Pick<Auth, 'refresh'>;
  readonly now: () => number;
}

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

/** A class because it owns which refreshes are in progress. */
export class AccountTokens implements Credentials {
  readonly #deps: TokenDeps;
  /** By link, because a refresh token can be used only once. */
  readonly #underWay = new Map<string, Promise<Account>>();
  /**
   * By link, refreshed, but the store failed: without these the account would be lost, because the older token has been
   * used.
   */
  readonly #unsaved = new Map<string, Account>();
  /** How many refreshes in a row the service has answered with a fault of its own. */
  readonly #faults = new Map<UserId, { readonly linkId: string; readonly count: number }>();

  constructor(deps: TokenDeps) {
    this.#deps = deps;
  }

  async current(userId: UserId): Promise<Bearer> {
    const stored = await this.#active(userId);
    const isOld = isDue(stored, this.#deps.now()) && stored.refreshToken !== undefined;
    return this.#bearerOf(isOld ? await this.#refreshed(stored) : stored);
  }

  async renewed(userId: UserId, refused: Bearer): Promise<Bearer> {
    const stored = await this.#active(userId);
    // Another call has refreshed in the meantime, or the person has relinked.
    const isOther = stored.accessToken !== refused.token.reveal();
    return this.#bearerOf(isOther ? stored : await this.#refreshed(stored));
  }

  /** Refreshes now, to find out whether the link works; throws as `current` does. False if there is no way to tell. */
  async check(userId: UserId): Promise<boolean> {
    const account = await this.#active(userId);
    if (account.refreshToken === undefined) return false;
    await this.#refreshed(account);
    return true;
  }

  #bearerOf({ accessToken, username }: Account): Bearer {
    return { token: new Secret(accessToken), serviceUsers: this.#deps.book.serviceUsers(username) };
  }

  async #active(userId: UserId): Promise<Account> {
    const stored = await this.#deps.book.get(userId).catch(storeFailed);
    const unsaved = stored && this.#unsaved.get(stored.linkId);
    return usable(unsaved === undefined ? stored : await this.#saved(unsaved));
  }

  /** The account as it stands once this is stored: its link may have ended, been removed or been replaced. */
  async #saved(refreshed: Account): Promise<Account | undefined> {
    const current = await this.#deps.book.keep(refreshed).catch(storeFailed);
    if (this.#unsaved.get(refreshed.linkId) === refreshed) this.#unsaved.delete(refreshed.linkId);
    return current;
  }

  #refreshed(account: Account): Promise<Account> {
    const underWay = this.#underWay.get(account.linkId);
    if (underWay !== undefined) return underWay;
    const refresh = this.#refresh(account).finally(() => this.#underWay.delete(account.linkId));
    this.#underWay.set(account.linkId, refresh);
    return refresh;
  }

  async #refresh(outdated: Account): Promise<Account> {
    const { userId, linkId } = outdated;
    const account = await this.#active(userId);
    // A refresh finished, or a new link was made, since the caller read the account.
    if (account.linkId !== linkId || account.accessToken !== outdated.accessToken) return account;
    const refreshed = await this.#requested(account);
    this.#unsaved.set(linkId, refreshed);
    return usable(await this.#saved(refreshed));
  }

  /** The account as it is after asking the token endpoint; not stored yet. */
  async #requested(account: Account): Promise<Account> {
    if (account.refreshToken === undefined) return endedAccount(account);
    try {
      const tokens = await this.#deps.auth.refresh(new Secret(account.refreshToken));
      this.#faults.delete(account.userId);
      const issued = issuedTokens(tokens, this.#deps.now());
      // A service may keep the refresh token (RFC 6749 section 6).
      return { ...account, ...issued, refreshToken: issued.refreshToken ?? account.refreshToken };
    } catch (error) {
      if (isSpent(error)) return endedAccount(account);
      if (!(error instanceof ServiceError)) throw error;
      throw new ServiceError(this.#faultOfCall(account, error.failure), { cause: error.cause });
    }
  }

  /** What a failed refresh means for the call that needed it. */
  #faultOfCall({ userId, linkId }: Account, failure: ServiceFailure): ServiceFailure {
    const fault = translated(failure);
    if (!isFaultOfService(failure)) {
      this.#faults.delete(userId);
      return fault;
    }
    const before = this.#faults.get(userId);
    const count = before?.linkId === linkId ? before.count + 1 : 1;
    this.#faults.set(userId, { linkId, count });
    return count < hopeless ? fault : { ...fault, kind: 'not_taken', reason: 'renewal_fails' };
  }
}
