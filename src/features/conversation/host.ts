import type { Conversation } from '../../conversation/record.ts';
import { ServiceError } from '../../lib/failure.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Secret } from '../../lib/secret.ts';

/** What conversations need to know of accounts. */
export interface Accounts {
  /** Rejects with a ServiceError; `needs_link` when there is no account to call with. */
  withAccount<T>(
    user: UserId,
    call: (bearer: Secret, linkedAs: { readonly serviceUser: string }) => Promise<T>,
  ): Promise<T>;
  /** The account that stands, or undefined. */
  accountOf(
    user: UserId,
  ): Promise<{ readonly serviceUser: string; readonly status: 'active' | 'ended' } | undefined>;
}

/** Calls the service on the account that a conversation runs on, and on no other of its host's. */
export type WithHost = <T>(
  conversation: Pick<Conversation, 'hostId' | 'serviceUser'>,
  call: (bearer: Secret) => Promise<T>,
) => Promise<T>;

export const createWithHost =
  (accounts: Accounts): WithHost =>
  ({ hostId, serviceUser }, call) =>
    accounts.withAccount(hostId, async (bearer, linkedAs) => {
      if (linkedAs.serviceUser !== serviceUser) {
        throw new ServiceError({ kind: 'needs_link', reason: 'other_account' });
      }
      return call(bearer);
    });
