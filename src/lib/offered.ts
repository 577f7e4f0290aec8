import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';
import type { UserId } from './ids.ts';

/**
 * What stands behind buttons that one person was shown: theirs alone, for a while. Kept in memory, so a restart forgets it;
 * beyond `most`, the oldest is forgotten. `lasts`: milliseconds.
 */
export const createOffered = <Value>({ most, lasts }: { readonly most: number; readonly lasts: number }) => {
  const kept = new LRUCache<string, { readonly to: UserId; readonly value: Value }>({
    ...atMost(most),
    ttl: lasts,
  });
  return {
    /** Replaces what is kept under this id. */
    keep: (to: UserId, id: string, value: Value): void => void kept.set(id, { to, value }),
    /** Undefined if it is gone or somebody else's. */
    find: (person: UserId, id: string): Value | undefined => {
      const found = kept.get(id);
      return found?.to === person ? found.value : undefined;
    },
    /** False if it was gone: pressed twice, it is used up once. */
    useUp: (id: string): boolean => kept.delete(id),
    forget: (person: UserId): void => {
      for (const [id, { to }] of kept.entries()) if (to === person) kept.delete(id);
    },
  };
};

export type Offered<Value> = ReturnType<typeof createOffered<Value>>;
