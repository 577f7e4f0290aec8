import { addressGroup } from './address-group.ts';
import { CountedWindow } from './counted-window.ts';

/** How often somebody may try (design: linking). Durations in milliseconds. */

const minute = 60_000;

export const pageLifetime = 10 * minute;
export const numberLifetime = 10 * minute;
export const failuresPerLink = 5;
export const wrongNumbersPerSignIn = 5;
/** What was wanted outlives the longest way: ten minutes for the page, ten for the number, and some for fetching tea. */
export const wantedLifetime = 30 * minute;

export type Refusal = {
  readonly why: 'name' | 'address';
  /** Milliseconds until another try is taken. */
  readonly wait: number;
};

/** One failure, counted in advance. */
export interface Reserved {
  /** For an attempt that was no failure after all. */
  readonly release: () => void;
}

/**
 * Counts in memory: a restart forgets them, and nobody from outside can restart us. Every attempt is counted as a
 * failure before it is made, so that a hundred at once are not a hundred free ones.
 */
export const createLimits = (now: () => number) => {
  const failuresByName = new CountedWindow({ most: 20, length: 60 * minute, now });
  // A whole class may share one address.
  const failuresByAddress = new CountedWindow({ most: 100, length: 10 * minute, now });
  const linksByUser = new CountedWindow({ most: 5, length: 60 * minute, now });

  return {
    reserveFailure: (username: string, address: string): Reserved | Refusal => {
      const name = username.normalize('NFKC').trim().toLowerCase();
      const group = addressGroup(address);
      const addressRetryAt = failuresByAddress.retryAt(group);
      if (addressRetryAt !== undefined) return { why: 'address', wait: addressRetryAt - now() };
      const nameRetryAt = failuresByName.retryAt(name);
      if (nameRetryAt !== undefined) return { why: 'name', wait: nameRetryAt - now() };
      const releases = [failuresByName.count(name), failuresByAddress.count(group)];
      return { release: () => releases.forEach((release) => release()) };
    },
    /** When the next link is possible; undefined when this one is, and then it is counted. */
    countLink: (userId: string): number | undefined => {
      const retryAt = linksByUser.retryAt(userId);
      if (retryAt === undefined) linksByUser.count(userId);
      return retryAt;
    },
  };
};

export type Limits = ReturnType<typeof createLimits>;
