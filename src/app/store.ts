import { accounts } from '../features/account/collections.ts';
import { keptCases } from '../features/cases/collections.ts';
import { conversationLines, conversations, type KeepsFor } from '../features/conversation/collections.ts';
import { requests } from '../features/conversation/requests.ts';
import { questionCounts } from '../features/conversation/fair-use.ts';
import { keptDays, serverSettings, type ServerSettings } from '../features/setup/collections.ts';
import { lookAtStore, openStore } from '../store/open.ts';
import type { StoreOptions } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';
import { deferredInteractions } from './deferred.ts';
import { allServers, type OwnedShards, type Shards } from './shards.ts';

interface Keeping {
  /** How many days a case is kept after it was last touched. */
  readonly keepCases?: number;
}

/** Every collection, one per line; its owner defines it. */
const collectionsIn = (
  store: Store,
  { keepCases, keepDays }: Keeping & { readonly keepDays: ReadonlyMap<string, number> },
) => ({
  accounts: store.keyed(accounts),
  conversations: store.collection(conversations({ under: keepDays, usual: keptDays.usual })),
  lines: store.collection(conversationLines),
  cases: store.collection(keptCases(keepCases)),
  serverSettings: store.collection(serverSettings),
  questionCounts: store.keyed(questionCounts),
  requests: store.collection(requests),
  pending: {
    deferred: store.collection(deferredInteractions),
  },
});

export interface BotStore extends Store, ReturnType<typeof collectionsIn> {
  readonly shards: Shards;
  /** As the days were last read: before a shard is taken, at each sweep, and whenever `readKeepDays` is called. */
  readonly keepsFor: KeepsFor;
  readKeepDays(): Promise<void>;
}

const wholeStore = async (store: Pick<Store, 'takeShard'>): Promise<Shards> => {
  const fence = await store.takeShard(0);
  if (fence === undefined) throw new StoreError('in_use', 'Another process already uses this store.');
  return allServers(fence);
};

interface Division {
  /** Has none of the shards yet. */
  readonly shards: OwnedShards;
  /** Among how many the servers are to be divided, if this process is the first. */
  readonly wanted: () => Promise<number>;
}

/** Opens the store with everything that the bot stores; without `division`, one process has all of it. Throws a StoreError. */
export const openBotStore = async (
  options: StoreOptions & Keeping & { readonly division?: Division | undefined },
): Promise<BotStore> => {
  const store = await openStore(options);
  try {
    const keepDays = new Map<string, number>();
    const keepsFor: KeepsFor = (guild) => keepDays.get(guild) ?? keptDays.usual;
    const collections = collectionsIn(store, { ...options, keepDays });
    const readKeepDays = async (): Promise<void> => {
      const all: ServerSettings[] = [];
      for await (const [, settings] of collections.serverSettings.entries()) all.push(settings);
      keepDays.clear();
      for (const { guildId, keepDays: kept } of all) if (kept !== undefined) keepDays.set(guildId, kept);
    };
    await store.prepare();
    const { division } = options;
    division?.shards.divideInto((await store.shared?.begin(division.wanted)) ?? 1);
    // Days that the process before has changed would otherwise hide, or show, the wrong conversations.
    const takeShard: Store['takeShard'] = async (shard) => {
      await readKeepDays();
      return store.takeShard(shard);
    };
    const shards = division?.shards ?? (await wholeStore({ takeShard }));
    const sweep = async (now: number): Promise<number> => {
      await readKeepDays();
      return store.sweep(now);
    };
    return { ...store, ...collections, takeShard, sweep, shards, keepsFor, readKeepDays };
  } catch (error) {
    await store.close();
    throw error;
  }
};

interface Survey {
  /** How many records cannot be read. */
  readonly unreadable: number;
}

/**
 * Reads every record of a store, or of a copy of it, and changes nothing; another process may be using it. Throws a
 * StoreError.
 */
export const surveyBotStore = async (options: Parameters<typeof lookAtStore>[0]): Promise<Survey> => {
  const store = await lookAtStore(options);
  try {
    collectionsIn(store, { keepDays: new Map() });
    await store.survey();
    return { unreadable: store.unreadable() };
  } finally {
    await store.close();
  }
};
