import type { UserId } from '../../lib/ids.ts';
import { createDeletions, type Begun, type ForgottenStore } from '../forgotten.ts';
import type { KeptCase } from './collections.ts';

/** The collection of cases; rejects if a record could not be read or made durable. */
export interface CaseStore {
  get(id: string): Promise<KeptCase | undefined>;
  set(id: string, kept: KeptCase): Promise<void>;
  change(
    id: string,
    next: (kept: KeptCase | undefined) => KeptCase | undefined,
  ): Promise<KeptCase | undefined>;
  delete(id: string): Promise<boolean>;
  entries(among: {
    readonly index: 'owner';
    readonly value: string;
  }): AsyncIterable<readonly [string, KeptCase]>;
}

/** How many cases a person can keep. */
export const mostCases = 200;

export type Added = 'kept' | 'full' | 'gone';

/** Everybody's own cases: nobody reaches another person's. Every call rejects if the store fails. */
export interface OwnCases {
  /** The one touched last comes first. */
  list(userId: UserId): Promise<readonly KeptCase[]>;
  get(userId: UserId, id: string): Promise<KeptCase | undefined>;
  /** The same, whoever owns it. */
  find(id: string): Promise<KeptCase | undefined>;
  /** Call this when work on a new case begins. */
  begin(userId: UserId): Begun;
  /** `gone`: its owner has had everything deleted since work on it began. */
  add(kept: KeptCase, begun: Begun): Promise<Added>;
  /** Returns the case as it is stored after the change; undefined if it is gone. */
  change(userId: UserId, id: string, change: (kept: KeptCase) => KeptCase): Promise<KeptCase | undefined>;
  /** False if it was gone already. */
  delete(userId: UserId, id: string): Promise<boolean>;
  forget(userId: UserId): Promise<void>;
  /** When a person last had everything deleted. */
  deletionsOf(userId: UserId): Promise<readonly { readonly at: number }[]>;
}

export const createOwnCases = (
  { cases: store, ...forgetting }: ForgottenStore & { readonly cases: CaseStore },
  now: () => number,
): OwnCases => {
  const deletions = createDeletions(forgetting, 'cases', now);

  const own = async (userId: UserId, id: string): Promise<KeptCase | undefined> => {
    const kept = await store.get(id);
    return kept?.userId === userId ? kept : undefined;
  };

  const list = async (userId: UserId): Promise<readonly KeptCase[]> => {
    const found: KeptCase[] = [];
    for await (const [, kept] of store.entries({ index: 'owner', value: userId })) found.push(kept);
    return found.toSorted((one, other) => other.touchedAt - one.touchedAt);
  };

  return {
    list,
    get: own,
    find: (id) => store.get(id),
    begin: (userId) => deletions.begin(userId),
    add: async (kept, begun) => {
      const added = await begun.unlessDeleted(async () => {
        if ((await list(kept.userId)).length >= mostCases) return 'full';
        await store.set(kept.id, kept);
        return 'kept';
      });
      return added ?? 'gone';
    },
    change: async (userId, id, change) => {
      let after: KeptCase | undefined;
      await store.change(id, (kept) => {
        after = kept?.userId === userId ? change(kept) : undefined;
        return after === kept ? undefined : after;
      });
      return after;
    },
    delete: async (userId, id) => (await own(userId, id)) !== undefined && store.delete(id),
    deletionsOf: (userId) => deletions.of(userId),
    forget: (userId) =>
      deletions.now(userId, async () => {
        for (const { id } of await list(userId)) await store.delete(id);
      }),
  };
};
