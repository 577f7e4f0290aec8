import type { UserId } from '../../lib/ids.ts';
import { QueueByKey } from '../../lib/queue.ts';
import type { Keyed } from '../../store/accounts.ts';
import type { Account } from './collections.ts';

/** What others may know of an account: not its tokens. */
export type AccountFacts = Pick<Account, 'username' | 'serviceUser' | 'linkedAt' | 'status' | 'linkId'>;

/** By the Discord user's id. */
export type StoredAccounts = Keyed<Account>;

/**
 * The stored accounts. A change that belongs to a link is made only while that link is current: unlinking or relinking in
 * the meantime wins.
 */
export class AccountBook {
  readonly #accounts: StoredAccounts;
  readonly #writes = new QueueByKey();

  constructor(accounts: StoredAccounts) {
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
    return this.#writes.run(account.userId, () => this.#accounts.set(account));
  }

  /** Stores the outcome of a refresh; returns the account as it stands then, which may have another link by now. */
  keep(refreshed: Account): Promise<Account | undefined> {
    return this.#writes.run(refreshed.userId, async () => {
      const current = await this.get(refreshed.userId);
      if (current?.linkId !== refreshed.linkId) return current;
      await this.#accounts.set(refreshed);
      return refreshed;
    });
  }

  /** Returns what was there, if it could be read. */
  delete(userId: UserId): Promise<Account | undefined> {
    return this.#writes.run(userId, async () => {
      const account = await this.get(userId);
      await this.#accounts.delete(userId);
      return account;
    });
  }
}
