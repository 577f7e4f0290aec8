import { z } from 'zod';
import { days, timeField } from '../lib/fields.ts';
import type { WithLock } from '../lib/with-lock.ts';
import type { UserId } from '../lib/ids.ts';
import type { CollectionSpec } from '../store/collection-spec.ts';
import type { Collection } from '../store/collection.ts';

/**
 * When people had everything of theirs deleted: what they began earlier, in whatever process, must not bring any of it
 * back.
 */

/** All that matters is whether `at` changes: the clocks of two processes may differ. */
const forgottenSchema = z.strictObject({ at: timeField });

export const forgottenPeople: CollectionSpec<z.output<typeof forgottenSchema>> = {
  name: 'forgottenpeople',
  version: 1,
  schema: forgottenSchema,
  // Longer than any work takes that somebody may have begun before the deletion.
  keepUntil: ({ at }) => at + days(1),
};

export interface ForgottenStore {
  readonly forgottenPeople: Pick<Collection<{ readonly at: number }>, 'get' | 'set'>;
  readonly withLock: WithLock;
}

/** Something that a person has begun. */
export interface Begun {
  /** Runs `keep` unless the person has had everything deleted since; undefined if so. */
  unlessDeleted<Result>(keep: () => Promise<Result>): Promise<Result | undefined>;
}

export interface Deletions {
  /** Runs `task` while nothing else of this person's is changed or deleted. */
  withLock<Result>(user: UserId, task: () => Promise<Result>): Promise<Result>;
  begin(user: UserId): Begun;
  /** Runs `erase`; nothing that was begun earlier is kept from then on. */
  now(user: UserId, erase: () => Promise<void>): Promise<void>;
  /** When that last was; remembered for a day. */
  of(user: UserId): Promise<readonly { readonly at: number }[]>;
}

/** `what`: which of a person's things are deleted together. */
export const createDeletions = (store: ForgottenStore, what: string, now: () => number): Deletions => {
  const keyOf = (user: UserId): string => `${what}/${user}`;
  const last = async (user: UserId): Promise<number | undefined> =>
    (await store.forgottenPeople.get(keyOf(user)))?.at;
  return {
    withLock: (user, task) => store.withLock(keyOf(user), task),
    begin: (user) => {
      const before = last(user);
      before.catch(() => undefined); // `unlessDeleted` rejects with it
      return {
        unlessDeleted: (keep) =>
          store.withLock(keyOf(user), async () => {
            const latest = await last(user);
            // No mark now: there was none before either, or it was so old that it has expired.
            return latest !== undefined && latest !== (await before) ? undefined : keep();
          }),
      };
    },
    now: (user, erase) =>
      store.withLock(keyOf(user), async () => {
        await store.forgottenPeople.set(keyOf(user), { at: now() });
        await erase();
      }),
    of: async (user) => {
      const at = await last(user);
      return at === undefined ? [] : [{ at }];
    },
  };
};
