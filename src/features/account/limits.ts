import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../lib/at-most.ts';
import type { UserId } from '../../lib/ids.ts';
import { foldedName } from './book.ts';

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

/**
 * Counts in a sliding window. Our own, because `rate-limiter-flexible` uses fixed windows: it lets twice as many
 * through around the boundary between two.
 */
const counts = ({ most, length }: Limit, now: () => number) => {
  const made = new LRUCache<string, readonly number[]>({ ...atMost(mostCounted), ttl: length });
  const recent = (of: string): readonly number[] =>
    (made.get(of) ?? []).filter((time) => time > now() - length);
  return {
    add: (of: string): void => void made.set(of, [...recent(of).slice(1 - most), now()]),
    /** How many more there may be. */
    left: (of: string): number => most - recent(of).length,
    /** Milliseconds until there may be one more. */
    wait: (of: string): number => Math.max(0, (recent(of).at(-most) ?? -Infinity) + length - now()),
  };
};

/** An attempt in progress. */
interface Attempt {
  readonly end: (outcome: 'failed' | 'other') => void;
}

/**
 * Only failures count, and only as many attempts are made at a time as may still fail; the others wait in order. So a
 * whole class can sign in at once, but a hundred wrong passwords at once do not slip through.
 */
const failures = (limit: Limit, now: () => number) => {
  const failed = counts(limit, now);
  const underWay = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();

  const end = (of: string): void => {
    const others = (underWay.get(of) ?? 1) - 1;
    if (others === 0) underWay.delete(of);
    else underWay.set(of, others);
    const next = waiting.get(of) ?? [];
    waiting.delete(of);
    for (const wake of next) wake();
  };
  return {
    wait: failed.wait,
    /** Undefined once too many have failed. */
    begin: async (of: string): Promise<Attempt | undefined> => {
      for (;;) {
        const left = failed.left(of);
        if (left <= 0) return undefined;
        const count = underWay.get(of) ?? 0;
        if (count < left) {
          underWay.set(of, count + 1);
          return {
            end: (outcome) => {
              if (outcome === 'failed') failed.add(of);
              end(of);
            },
          };
        }
        // Those that wait are woken together, and look again in the same order.
        await new Promise<void>((resolve) => {
          waiting.set(of, [...(waiting.get(of) ?? []), resolve]);
        });
      }
    },
  };
};

interface Refusal {
  readonly why: 'name' | 'address';
  /** Milliseconds until another attempt is allowed. */
  readonly wait: number;
}

interface Attempted {
  readonly userId: UserId;
  readonly username: string;
  readonly address: string;
}

/** `now`: in milliseconds, by a clock that never goes back. */
export const createLimits = (now: () => number) => {
  const hour = 60 * minute;
  const limited = (limit: Limit, why: Refusal['why'], of: (attempted: Attempted) => string) => ({
    ...failures(limit, now),
    why,
    of,
  });
  const name = ({ username }: Attempted): string => foldedName(username);
  const limits = [
    // The narrowest comes first: who guesses at somebody else's user name is stopped long before its owner is.
    limited({ most: 10, length: hour }, 'name', (attempted) => `${attempted.userId}/${name(attempted)}`),
    limited({ most: 60, length: hour }, 'name', name),
    limited({ most: 200, length: 24 * hour }, 'name', name),
    // A whole class may share one address.
    limited({ most: 100, length: 10 * minute }, 'address', ({ address }) => addressGroup(address)),
  ];
  const linksByUser = counts({ most: 5, length: hour }, now);
  return {
    /** Resolves when the attempt may be made. */
    begin: async (attempted: Attempted): Promise<Attempt | Refusal> => {
      const begun: Attempt[] = [];
      const end: Attempt['end'] = (outcome) => {
        for (const attempt of begun) attempt.end(outcome);
      };
      // Always in the same order, so that no two attempts wait for each other.
      for (const { begin, wait, why, of } of limits) {
        const attempt = await begin(of(attempted));
        if (attempt === undefined) {
          end('other');
          return { why, wait: wait(of(attempted)) };
        }
        begun.push(attempt);
      }
      return { end };
    },
    /** Milliseconds until the next link is possible; undefined if this one is, in which case it is counted. */
    countLink: (userId: UserId): number | undefined => {
      if (linksByUser.left(userId) <= 0) return linksByUser.wait(userId);
      linksByUser.add(userId);
      return undefined;
    },
  };
};
