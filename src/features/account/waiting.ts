import { randomInt, timingSafeEqual } from 'node:crypto';
import type { UserId } from '../../lib/ids.ts';
import { Secret } from '../../lib/secret.ts';
import type { Tokens } from '../../service/auth.ts';
import type { SignIn } from './collections.ts';
import type { Records } from './ports.ts';

/** People who have signed in on the page, and the number that they take back to Discord. */

export const newNumber = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Reads six digits from what a person typed; spaces, dashes, full-width digits and invisible characters are fine. */
export const readNumber = (typed: string): string | undefined => {
  const digits = typed.normalize('NFKC').replace(/[\s\p{Pd}\p{Default_Ignorable_Code_Point}.·]/gu, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
};

/** Both are six digits, so neither the length nor the time that this takes reveals anything. */
export const sameNumber = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** A sign-in on the page, until its number is entered in Discord. */
interface Waiting {
  /** The hash of the page's secret. */
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

/** The people who have signed in, by Discord user. */
export interface WaitingSignIns {
  get(userId: UserId): Promise<Waiting | undefined>;
  put(userId: UserId, waiting: Waiting): Promise<void>;
  delete(userId: UserId): Promise<void>;
}

/** In the store, sealed, because the page and the number may reach different processes. */
export const waitingIn = (records: Records<SignIn>, now: () => number): WaitingSignIns => ({
  get: async (userId) => {
    const stored = await records.get(userId);
    if (stored === undefined || now() >= stored.until) return undefined;
    const { accessToken, refreshToken, lifetime, ...waiting } = stored;
    const refresh = refreshToken === undefined ? undefined : new Secret(refreshToken);
    return { ...waiting, tokens: { accessToken: new Secret(accessToken), refreshToken: refresh, lifetime } };
  },
  put: (userId, { tokens: { accessToken, refreshToken, lifetime }, ...waiting }) =>
    records.set(userId, {
      ...waiting,
      accessToken: accessToken.reveal(),
      refreshToken: refreshToken?.reveal(),
      lifetime,
    }),
  delete: async (userId) => {
    await records.delete(userId);
  },
});
