import { accounts } from '../features/account/collections.ts';
import { keptCases } from '../features/cases/collections.ts';
import { conversationLines, conversations, type KeepsFor } from '../features/conversation/collections.ts';
import { questionCounts } from '../features/conversation/fair-use.ts';
import { keptDays, serverSettings, type ServerSettings } from '../features/setup/collections.ts';
import { lookAtStore, openStore } from '../store/open.ts';
import type { StoreOptions } from '../store/open.ts';
import type { Store } from '../store/store.ts';

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
});

export interface BotStore extends Store, ReturnType<typeof collectionsIn> {
  /** As the days were last read, which each sweep does. */
  readonly keepsFor: KeepsFor;
}

/** Opens the store with everything that the bot stores. Throws a StoreError. */
export const openBotStore = async (options: StoreOptions & Keeping): Promise<BotStore> => {
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
    // Otherwise the wrong conversations would be hidden, or shown, until the first sweep.
    await readKeepDays();
    const sweep = async (now: number): Promise<number> => {
      await readKeepDays();
      return store.sweep(now);
    };
    return { ...store, ...collections, sweep, keepsFor };
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
