import { z } from 'zod';
import { timeField, userIdField } from '../../lib/fields.ts';
import type { UserId } from '../../lib/ids.ts';
import { QueueByKey } from '../../lib/queue.ts';
import type { Keyed, KeyedSpec } from '../../store/accounts.ts';

/** The link between a Discord user and a service user. */
const accountSchema = z.strictObject({
  userId: userIdField,
  /** The service user's name, as it was typed. */
  username: z.string(),
  /** Stands for the service user; version 1.0.0 made it of the name as it was typed. */
  serviceUser: z.string(),
  /** The name of the account that this one has replaced: conversations may still run on it. */
  earlier: z.string().exactOptional(),
  /** A new one at each linking, so that a refresh can tell whether the link it began with is still current. */
  linkId: z.string(),
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  expiresAt: timeField.optional(),
  /** Seconds, as in `expires_in`. */
  lifetime: z.number().optional(),
  linkedAt: timeField,
  /** `ended`: the service no longer accepts these tokens. */
  status: z.enum(['active', 'ended']),
});

export type Account = z.output<typeof accountSchema>;

export const accounts: KeyedSpec<Account> = {
  name: 'accounts',
  schema: accountSchema,
  keyOf: ({ userId }) => userId,
};

/** The same user name, however it is written. */
export const foldedName = (username: string): string => username.normalize('NFKC').trim().toLowerCase();

/**
 * What stands for a service user: the first for all that is stored from now on. In records of version 1.0.0, it was made of
 * the name as it was typed.
 */
type ServiceUsers = readonly [string, ...string[]];

/** By the Discord user's id. */
export type StoredAccounts = Keyed<Account>;

/**
 * The stored accounts. A change that belongs to a link is made only while that link is current: unlinking or relinking in
 * the meantime wins.
 */
export class AccountBook {
  readonly #accounts: StoredAccounts;
  readonly #writes = new QueueByKey();

  readonly #keyOf: (username: string) => string;

  /** `keyOf`: the same for the same name, and leads back to none. */
  constructor(accounts: StoredAccounts, keyOf: (username: string) => string) {
    this.#accounts = accounts;
    this.#keyOf = keyOf;
  }

  serviceUsers(username: string): ServiceUsers {
    const folded = foldedName(username);
    return [this.#keyOf(folded), ...(username === folded ? [] : [this.#keyOf(username)])];
  }

  get(userId: UserId): Promise<Account | undefined> {
    return this.#accounts.get(userId);
  }

  /** What others may know of an account: not its tokens. `earlier`: the account that this one has replaced. */
  readonly factsOf = async (userId: UserId) => {
    const account = await this.get(userId);
    if (account === undefined) return undefined;
    const { username, status, earlier } = account;
    const withUsers = (name: string) => ({ username: name, serviceUsers: this.serviceUsers(name) });
    return {
      status,
      ...withUsers(username),
      earlier: earlier === undefined ? undefined : withUsers(earlier),
    };
  };

  /** Replaces any earlier link. */
  put(account: Omit<Account, 'serviceUser' | 'earlier'>): Promise<Account> {
    const { userId, username } = account;
    return this.#writes.run(userId, async () => {
      const before = await this.get(userId);
      const isOther = before !== undefined && foldedName(before.username) !== foldedName(username);
      const earlier = isOther ? before.username : before?.earlier;
      const [serviceUser] = this.serviceUsers(username);
      const linked = { ...account, serviceUser, ...(earlier === undefined ? {} : { earlier }) };
      await this.#accounts.set(linked);
      return linked;
    });
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
