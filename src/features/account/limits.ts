import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../lib/at-most.ts';

/** How often people may try, counted in memory. Durations in milliseconds. */

/**
 * What counts as one address. One person controls a whole IPv6 /64 network, so only the first four groups count; an
 * IPv4-mapped IPv6 address counts as the IPv4 address.
 */
export const addressGroup = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
};

const minute = 60_000;

/** How many names, addresses or people are counted; beyond that, the one that tried longest ago starts again. */
const mostCounted = 100_000;

interface Limit {
  /** How many attempts there may be within `length` milliseconds. */
  readonly most: number;
  readonly length: number;
}

/** One attempt, counted in advance. */
interface Reserved {
  /** To be called if the attempt was not a failure after all. */
  readonly release: () => void;
}

/**
 * Counts attempts in a window that moves along. Our own, because `rate-limiter-flexible` uses fixed windows: it lets
 * twice as many through around the boundary between two, and a count taken back after its window has ended allows an
 * extra attempt.
 */
const attempts = ({ most, length }: Limit, now: () => number) => {
  const made = new LRUCache<string, readonly number[]>({ ...atMost(mostCounted), ttl: length });
  return {
    /** Counts one more, unless there is no room for it; `retryAt`: when there will be, in milliseconds since 1970. */
    take: (of: string): Reserved | { readonly retryAt: number } => {
      const at = now();
      const recent = (made.get(of) ?? []).filter((time) => time > at - length);
      const oldestThatCounts = recent.at(-most);
      if (oldestThatCounts !== undefined) return { retryAt: oldestThatCounts + length };
      made.set(of, [...recent, at]);
      let isReleased = false;
      return {
        release: () => {
          if (isReleased) return;
          isReleased = true;
          const times = made.get(of) ?? [];
          // Of attempts at the same moment, it does not matter which one is taken back.
          const index = times.indexOf(at);
          if (index >= 0) made.set(of, times.toSpliced(index, 1));
        },
      };
    },
  };
};

interface Refusal {
  readonly why: 'name' | 'address';
  /** Milliseconds until another attempt is allowed. */
  readonly wait: number;
}

/** Every attempt is counted as a failure before it is made, so that a hundred at once do not all slip through. */
export const createLimits = (now: () => number) => {
  const failuresByName = attempts({ most: 20, length: 60 * minute }, now);
  // A whole class may share one address.
  const failuresByAddress = attempts({ most: 100, length: 10 * minute }, now);
  const linksByUser = attempts({ most: 5, length: 60 * minute }, now);
  return {
    reserveFailure: (username: string, address: string): Reserved | Refusal => {
      const byAddress = failuresByAddress.take(addressGroup(address));
      if ('retryAt' in byAddress) return { why: 'address', wait: byAddress.retryAt - now() };
      const byName = failuresByName.take(username.normalize('NFKC').trim().toLowerCase());
      if ('retryAt' in byName) {
        byAddress.release();
        return { why: 'name', wait: byName.retryAt - now() };
      }
      return {
        release: () => {
          byName.release();
          byAddress.release();
        },
      };
    },
    /** When the next link is possible; undefined if this one is, in which case it is counted. */
    countLink: (userId: string): number | undefined => {
      const counted = linksByUser.take(userId);
      return 'retryAt' in counted ? counted.retryAt : undefined;
    },
  };
};
