import ipaddr from 'ipaddr.js';

/** How often people may try (design: linking). Durations in milliseconds. */

interface WindowOptions {
  readonly most: number;
  /** Milliseconds. */
  readonly length: number;
  readonly now: () => number;
}

/** One counted event; an object, so that exactly this one can be taken back. */
interface Counted {
  readonly at: number;
}

/**
 * Counts how often something happened for a key within a sliding window. Our own, because `rate-limiter-flexible` uses
 * fixed windows: it lets twice as many through around the boundary between two, and a count taken back after its window
 * has ended allows an extra attempt.
 */
export class CountedWindow {
  readonly #most: number;
  readonly #length: number;
  readonly #now: () => number;
  readonly #byKey = new Map<string, Counted[]>();
  #nextSweep = 0;

  constructor({ most, length, now }: WindowOptions) {
    this.#most = most;
    this.#length = length;
    this.#now = now;
  }

  /** When the next one is possible, in milliseconds since 1970; undefined when it is possible now. */
  retryAt(key: string): number | undefined {
    const recent = this.#recent(key);
    const oldestThatCounts = recent.at(-this.#most);
    return oldestThatCounts === undefined ? undefined : oldestThatCounts.at + this.#length;
  }

  /** Returns a function that takes this one back. */
  count(key: string): () => void {
    this.#sweep();
    const counted = { at: this.#now() };
    this.#byKey.set(key, [...this.#recent(key), counted]);
    return () => {
      const left = this.#recent(key).filter((other) => other !== counted);
      if (left.length === 0) this.#byKey.delete(key);
      else this.#byKey.set(key, left);
    };
  }

  #recent(key: string): readonly Counted[] {
    const since = this.#now() - this.#length;
    return (this.#byKey.get(key) ?? []).filter(({ at }) => at > since);
  }

  /** At most once per window: keys that nobody asks for again must not stay forever. */
  #sweep(): void {
    if (this.#now() < this.#nextSweep) return;
    this.#nextSweep = this.#now() + this.#length;
    for (const key of this.#byKey.keys()) {
      if (this.#recent(key).length === 0) this.#byKey.delete(key);
    }
  }
}

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

/** One attempt, counted in advance. */
interface Reserved {
  /** To be called if the attempt was not a failure after all. */
  readonly release: () => Promise<void>;
}

export interface Window {
  /** Counts one more, unless there is no room for it. `retryAt`: when there will be, in milliseconds since 1970. */
  take(key: string): Promise<Reserved | { readonly retryAt: number }>;
}

/** Makes a window for what is to be counted. */
export type Counting = (counted: {
  readonly what: 'name' | 'address' | 'link';
  readonly most: number;
  readonly length: number;
}) => Window;

/** In memory: a restart forgets it, but nobody from outside can restart us. */
export const countingInMemory =
  (now: () => number): Counting =>
  (counted) => {
    const window = new CountedWindow({ ...counted, now });
    return {
      take: (key) => {
        const retryAt = window.retryAt(key);
        if (retryAt !== undefined) return Promise.resolve({ retryAt });
        const takeBack = window.count(key);
        return Promise.resolve({ release: () => Promise.resolve(takeBack()) });
      },
    };
  };

/** Every attempt is counted as a failure before it is made, so that a hundred at once do not all slip through. */
export const createLimits = (counting: Counting, now: () => number) => {
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
      const counted = await linksByUser.take(userId);
      return 'retryAt' in counted ? counted.retryAt : undefined;
    },
  };
};

export type Limits = ReturnType<typeof createLimits>;
