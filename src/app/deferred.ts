import type { DeferredRecord, DeferredRecords } from '../discord/interactions/deferred.ts';
import { Secret } from '../lib/secret.ts';
import type { Store } from '../store/store.ts';

/** The store's collection of what was told to wait, as the router wants it. */

type Pending = Pick<Store['pending'], 'deferred'>;

export const deferredIn = ({ deferred }: Pending): DeferredRecords => ({
  note: async (record) => deferred.set(record.interactionId, { ...record, token: record.token.reveal() }),
  find: async (id) => {
    const stored = await deferred.get(id);
    return stored === undefined ? undefined : { ...stored, token: new Secret(stored.token) };
  },
  done: async (id) => {
    await deferred.delete(id);
  },
});

/** What has no answer yet. */
export const allDeferred = async ({ deferred }: Pending): Promise<readonly DeferredRecord[]> => {
  const records: DeferredRecord[] = [];
  for await (const [, record] of deferred.entries())
    records.push({ ...record, token: new Secret(record.token) });
  return records;
};
