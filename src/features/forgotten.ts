import { LRUCache } from 'lru-cache';
import { days } from '../lib/fields.ts';
import type { UserId } from '../lib/ids.ts';
import { QueueByKey } from '../lib/queue.ts';

/** When people had everything of theirs deleted, what they began earlier must not bring any of it back. */

/** Something that a person has begun. */
export interface Begun {
  /** Runs `keep` unless the person has had everything deleted since; undefined if so. */
  unlessDeleted<Result>(keep: () => Promise<Result>): Promise<Result | undefined>;
}

/** Of things that are deleted together. */
export const createDeletions = () => {
  const turns = new QueueByKey();
  /** Each person's latest, for longer than any work takes that somebody may have begun before it. */
  const latest = new LRUCache<UserId, symbol>({ max: 10_000, ttl: days(1) });
  return {
    /** Runs `task` while nothing else of this person's is changed or deleted. */
    withLock: <Result>(user: UserId, task: () => Promise<Result>): Promise<Result> => turns.run(user, task),
    begin: (user: UserId): Begun => {
      const before = latest.get(user);
      return {
        unlessDeleted: (keep) =>
          turns.run(user, async () => {
            const last = latest.get(user);
            return last === undefined || last === before ? keep() : undefined;
          }),
      };
    },
    /** Runs `erase`; nothing that was begun earlier is kept from then on. */
    now: (user: UserId, erase: () => Promise<void>): Promise<void> =>
      turns.run(user, async () => {
        latest.set(user, Symbol('deletion'));
        await erase();
      }),
  };
};
