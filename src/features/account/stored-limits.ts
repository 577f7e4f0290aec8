import { z } from 'zod';
import { timeField } from '../../lib/fields.ts';
import type { UserId } from '../../lib/ids.ts';
import type { CollectionSpec } from '../../store/collection-spec.ts';
import type { Counting, Window } from './limits.ts';
import type { Collection } from '../../store/collection.ts';

/** Attempts counted in the store, for processes that share it: it must not matter which of them somebody reaches. */

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

const keyOf = (what: Parameters<Counting>[0]['what'], of: string): string => `${what}/${of}`;

/** When a person was recently given pages for linking. */
export const pagesGivenTo = async (store: AttemptStore, userId: UserId): Promise<readonly number[]> =>
  (await store.get(keyOf('link', userId)))?.times ?? [];

const without = (times: readonly number[], one: number): readonly number[] => {
  const index = times.indexOf(one);
  return index < 0 ? times : times.toSpliced(index, 1);
};

export const countingInStore =
  (store: AttemptStore, now: () => number): Counting =>
  ({ what, most, length }): Window => ({
    take: async (of) => {
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
      return {
        release: async () => {
          await store.change(key, (found) => found && { ...found, times: without(found.times, at) });
        },
      };
    },
  });
