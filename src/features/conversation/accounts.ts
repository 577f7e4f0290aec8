import type { UserId } from '../../lib/ids.ts';

/** What conversations need to know of accounts. */
export interface Accounts {
  /** The account that stands, or undefined. */
  accountOf(
    user: UserId,
  ): Promise<{ readonly serviceUser: string; readonly status: 'active' | 'ended' } | undefined>;
}
