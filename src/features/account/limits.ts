import ipaddr from 'ipaddr.js';
import { attemptsIn, type AttemptStore, type Reserved } from './attempts.ts';

/** How often people may try (design: linking). Durations in milliseconds. */

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

export const pageLifetime = 10 * minute;
export const numberLifetime = 10 * minute;
export const failuresPerLink = 5;
export const wrongNumbersPerSignIn = 5;
/** How long a wanted action is kept: ten minutes for the page, ten for the number, and ten to spare. */
export const wantedLifetime = 30 * minute;

export type Refusal = {
  readonly why: 'name' | 'address';
  /** Milliseconds until another attempt is allowed. */
  readonly wait: number;
};

interface LimitPorts {
  readonly attempts: AttemptStore;
  /** Stands for a person, because what is counted outlives the deletion of everything of theirs. */
  readonly personKey: (user: string) => string;
  readonly now: () => number;
}

/** Every attempt is counted as a failure before it is made, so that a hundred at once do not all slip through. */
export const createLimits = ({ attempts, personKey, now }: LimitPorts) => {
  const counting = attemptsIn(attempts, now);
  const failuresByName = counting({ what: 'name', most: 20, length: 60 * minute });
  // A whole class may share one address.
  const failuresByAddress = counting({ what: 'address', most: 100, length: 10 * minute });
  const linksByUser = counting({ what: 'link', most: 5, length: 60 * minute });

  return {
    reserveFailure: async (username: string, address: string): Promise<Reserved | Refusal> => {
      const name = username.normalize('NFKC').trim().toLowerCase();
      const byAddress = await failuresByAddress.take(addressGroup(address));
      if ('retryAt' in byAddress) return { why: 'address', wait: byAddress.retryAt - now() };
      const byName = await failuresByName.take(name);
      if ('retryAt' in byName) {
        await byAddress.release();
        return { why: 'name', wait: byName.retryAt - now() };
      }
      return {
        release: async () => {
          await Promise.all([byName.release(), byAddress.release()]);
        },
      };
    },
    /** When the next link is possible; undefined if this one is, in which case it is counted. */
    countLink: async (userId: string): Promise<number | undefined> => {
      const counted = await linksByUser.take(personKey(userId));
      return 'retryAt' in counted ? counted.retryAt : undefined;
    },
  };
};

export type Limits = ReturnType<typeof createLimits>;
