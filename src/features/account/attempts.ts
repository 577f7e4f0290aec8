import { z } from 'zod';
import { timeField } from '../../lib/fields.ts';
import type { CollectionSpec } from '../../store/collection-spec.ts';
import type { Collection } from '../../store/collection.ts';

/**
 * Attempts, counted in the store, because it must not matter which process somebody reaches. Our own, because
 * `rate-limiter-flexible` uses fixed windows: it lets twice as many through around the boundary between two, and a count
 * taken back after its window has ended allows an extra attempt.
 */

const attemptsSchema = z.strictObject({
  /** When each was made, the oldest first. */
  times: z.array(timeField).readonly(),
  until: timeField,
});

type Attempts = Readonly<z.output<typeof attemptsSchema>>;

/** The key is what is counted, and for whom. */
export const attempts: CollectionSpec<Attempts> = {
  name: 'attempts',
  version: 1,
  schema: attemptsSchema,
  keepUntil: ({ until }) => until,
};

export type AttemptStore = Pick<Collection<Attempts>, 'get' | 'change'>;

interface Counted {
  readonly what: 'name' | 'address' | 'link';
  /** How many there may be within `length` milliseconds. */
  readonly most: number;
  readonly length: number;
}

/** One attempt, counted in advance. */
export interface Reserved {
  /** To be called if the attempt was not a failure after all. */
  readonly release: () => Promise<void>;
}

const keyOf = (what: Counted['what'], of: string): string => `${what}/${of}`;

/** When a person was recently given pages for linking; `person`: see the store's `personKey`. */
export const pagesGivenTo = async (store: AttemptStore, person: string): Promise<readonly number[]> =>
  (await store.get(keyOf('link', person)))?.times ?? [];

const without = (times: readonly number[], one: number): readonly number[] => {
  const index = times.indexOf(one);
  return index < 0 ? times : times.toSpliced(index, 1);
};

export const attemptsIn =
  (store: AttemptStore, now: () => number) =>
  ({ what, most, length }: Counted) => ({
    /** Counts one more, unless there is no room for it. `retryAt`: when there will be, in milliseconds since 1970. */
    take: async (of: string): Promise<Reserved | { readonly retryAt: number }> => {
      const key = keyOf(what, of);
      const at = now();
      let retryAt: number | undefined;
      await store.change(key, (found) => {
        const recent = (found?.times ?? []).filter((time) => time > at - length);
        const oldestThatCounts = recent.at(-most);
        retryAt = oldestThatCounts === undefined ? undefined : oldestThatCounts + length;
        return retryAt === undefined ? { times: [...recent, at], until: at + length } : undefined;
      });
      if (retryAt !== undefined) return { retryAt };
      let isReleased = false;
      return {
        release: async () => {
          if (isReleased) return;
          isReleased = true;
          // Of attempts at the same moment, it does not matter which one is taken back.
          await store.change(key, (found) => found && { ...found, times: without(found.times, at) });
        },
      };
    },
  });
