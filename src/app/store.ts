import { z } from 'zod';
import type { SentCommands } from '../discord/commands/registration.ts';
import { accounts } from '../features/account/book.ts';
import { keptCases } from '../features/cases/kept-case.ts';
import { questionCounts } from '../features/conversation/fair-use.ts';
import { conversationTable, lineTable, threadTable, type KeepsFor } from '../features/conversation/store.ts';
import { stationTable } from '../features/lesson.ts';
import { lessonTable } from '../features/setup/lessons.ts';
import { keptDays, serverSettings, type ServerSettings } from '../features/setup/servers.ts';
import type { KeyedSpec } from '../store/accounts.ts';
import { moveStore } from '../store/move.ts';
import { lookAtStore, openStore, type LookOptions, type StoreOptions } from '../store/open.ts';
import type { Store } from '../store/store.ts';

/** What was registered at Discord last, and where. */
const sentCommands: KeyedSpec<SentCommands> = {
  name: 'commands',
  schema: z.strictObject({
    applicationId: z.string(),
    place: z.string(),
    hash: z.string(),
    at: z.number(),
  }),
  keyOf: ({ applicationId }) => applicationId,
};

interface Keeping {
  /** How many days a case is kept after it was last touched. */
  readonly keepCases?: number;
}

/** Every kind of record, one per line, each after those that it names; its owner defines it. */
const specsWith = (keepDays: ReadonlyMap<string, number>, { keepCases }: Keeping = {}) => ({
  conversations: conversationTable(keepDays, keptDays.usual),
  lines: lineTable,
  stations: stationTable,
  threads: threadTable(keepDays, keptDays.usual),
  cases: keptCases(keepCases),
  serverSettings,
  lessons: lessonTable,
});

const recordsIn = (store: Store, specs: ReturnType<typeof specsWith>) => ({
  accounts: store.keyed(accounts),
  questionCounts: store.keyed(questionCounts),
  sentCommands: store.keyed(sentCommands),
  conversations: store.table(specs.conversations),
  lines: store.table(specs.lines),
  stations: store.table(specs.stations),
  threads: store.table(specs.threads),
  cases: store.table(specs.cases),
  serverSettings: store.table(specs.serverSettings),
  lessons: store.table(specs.lessons),
});

export interface BotStore extends Store, ReturnType<typeof recordsIn> {
  /** As the days were last read, which each sweep does. */
  readonly keepsFor: KeepsFor;
}

/** Opens the store with everything that the bot stores. Throws a StoreError. */
export const openBotStore = async (options: StoreOptions & Keeping): Promise<BotStore> => {
  const keepDays = new Map<string, number>();
  const keepsFor: KeepsFor = (guild) => keepDays.get(guild) ?? keptDays.usual;
  const specs = specsWith(keepDays, options);
  const store = await openStore(options, Object.values(specs));
  const records = recordsIn(store, specs);
  const readKeepDays = async (): Promise<void> => {
    const all: ServerSettings[] = [];
    for await (const settings of records.serverSettings.list()) all.push(settings);
    keepDays.clear();
    for (const { guildId, keepDays: kept } of all) if (kept !== undefined) keepDays.set(guildId, kept);
  };
  try {
    // Otherwise the wrong conversations would be hidden, or shown, until the first sweep.
    await readKeepDays();
    await records.conversations.fillIn();
  } catch (error) {
    await store.close();
    throw error;
  }
  const sweep = async (now: number): Promise<number> => {
    await readKeepDays();
    return store.sweep(now);
  };
  return { ...store, ...records, sweep, keepsFor };
};

/**
 * Reads every record of a store, or of a copy of it, and returns how many cannot be read; changes nothing, and another
 * process may be using it. Throws a StoreError.
 */
export const surveyBotStore = async (options: LookOptions): Promise<{ readonly unreadable: number }> => {
  const specs = specsWith(new Map());
  const store = await lookAtStore(options, Object.values(specs));
  try {
    recordsIn(store, specs);
    await store.survey();
    return { unreadable: store.unreadable() };
  } finally {
    await store.close();
  }
};

/** Copies a store to another database; returns how many rows there are. Throws a StoreError. */
export const copyBotStore = (places: { readonly from: string; readonly to: string }): Promise<number> =>
  moveStore({ ...places, specs: Object.values(specsWith(new Map())) });
