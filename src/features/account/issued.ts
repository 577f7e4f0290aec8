import type { Tokens } from '../../service/auth.ts';
import type { Account } from './collections.ts';

type StoredTokens = Pick<Account, 'accessToken' | 'refreshToken' | 'expiresAt' | 'lifetime'>;

/** Tokens as they are stored. `issuedAt` in milliseconds since 1970; the service's lifetimes are in seconds. */
export const issuedTokens = (tokens: Tokens, issuedAt: number): StoredTokens => ({
  accessToken: tokens.accessToken.reveal(),
  ...(tokens.refreshToken === undefined ? {} : { refreshToken: tokens.refreshToken.reveal() }),
  ...(tokens.lifetime === undefined
    ? {}
    : { lifetime: tokens.lifetime, expiresAt: issuedAt + tokens.lifetime * 1_000 }),
});

/** An account whose tokens the service takes no more: they are not kept. */
export const endedAccount = (account: Account): Account => {
  const { userId, username, serviceUser, linkId, linkedAt } = account;
  return { userId, username, serviceUser, linkId, linkedAt, accessToken: '', status: 'ended' };
};

const earliest = 60_000;

/** Time to refresh: a minute before the end, or half the lifetime where that is less. */
export const isDue = ({ expiresAt, lifetime }: Account, now: number): boolean => {
  if (expiresAt === undefined) return false;
  const ahead = lifetime === undefined ? earliest : Math.min(earliest, (lifetime * 1_000) / 2);
  return now >= expiresAt - ahead;
};
