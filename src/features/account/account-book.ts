import type { UserId } from '../../lib/ids.ts';
import { QueueByKey } from '../../lib/queue.ts';
import type { Account } from './collections.ts';
import type { Records } from './ports.ts';

/**
 * The stored accounts, changed by one at a time per person. A change that belongs to a link is made only while that
 * link still stands: unlinking, or linking anew, meanwhile wins.
 */
export class AccountBook {
  readonly #accounts: Records<Account>;
  readonly #queue = new QueueByKey();

  constructor(accounts: Records<Account>) {
    this.#accounts = accounts;
  }

  get(userId: UserId): Promise<Account | undefined> {
    return this.#accounts.get(userId);
  }

  /** Takes the place of whatever link there was. */
  put(account: Account): Promise<void> {
    return this.#queue.run(account.userId, () => this.#accounts.set(account.userId, account));
  }

  /** Writes a changed account, unless its link is not the one that stands; says whether it did. */
  change(account: Account): Promise<boolean> {
    const { userId, linkId } = account;
    return this.#queue.run(userId, async () => {
      const current = await this.#accounts.get(userId);
      if (current?.linkId !== linkId) return false;
      await this.#accounts.set(userId, account);
      return true;
    });
  }

  /** False when there was none. */
  delete(userId: UserId): Promise<boolean> {
    return this.#queue.run(userId, () => this.#accounts.delete(userId));
  }
}
