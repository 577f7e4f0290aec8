import { Keyv } from 'keyv';
import { QueueByKey } from '../lib/queue.ts';
import type { Collection } from './collection.ts';

/** Records that are found by their keys and never listed; on SQLite, @keyv/sqlite has them in a table of its own. */
export interface Keyed<T> extends Pick<Collection<T>, 'get' | 'change'> {
  set(key: string, value: T): Promise<void>;
  /** False if there was none. */
  delete(key: string): Promise<boolean>;
}

/**
 * Keyv over a collection, which seals each value for its key and knows when it expires. A `change` goes past Keyv, which
 * has nothing that reads and writes with no other change in between.
 */
export const keyedBy = <T>(records: Collection<T>): Keyed<T> => {
  const store = {
    get: async (key: string) => {
      const value = await records.get(key);
      return value === undefined ? undefined : { value };
    },
    set: (key: string, { value }: { readonly value: T }) => records.set(key, value),
    delete: (key: string) => records.delete(key),
    clear: () => Promise.reject(new Error('records are deleted one by one')),
  };
  const keyv = new Keyv<T>({ store, useKeyPrefix: false, throwOnErrors: true });
  // The records are sealed as they are, so that Keyv has nothing to turn into text.
  Object.assign(keyv, { serialize: undefined, deserialize: undefined });
  // A `set` of Keyv's reaches its store later than a `get` or a `delete` that was called after it.
  const queue = new QueueByKey();
  return {
    get: (key) => queue.run(key, () => keyv.get(key)),
    set: (key, value) =>
      queue.run(key, async () => {
        await keyv.set(key, value);
      }),
    change: (key, next) => queue.run(key, () => records.change(key, next)),
    delete: (key) => queue.run(key, () => keyv.delete(key)),
  };
};
