import type { GuildId } from '../../lib/ids.ts';
import type { ServerSettings } from './collections.ts';
import type { Collection } from '../../store/collection.ts';

export type ServerStore = Pick<Collection<ServerSettings>, 'get' | 'change' | 'delete' | 'entries'>;

/** What each server has set up. Rejects if the store fails. */
export interface Servers {
  get(guild: GuildId): Promise<ServerSettings>;
  /** One change at a time, each based on what is stored. */
  change(guild: GuildId, change: (settings: ServerSettings) => ServerSettings): Promise<ServerSettings>;
  forget(guild: GuildId): Promise<void>;
  /** Servers that have set something up. */
  all(): Promise<readonly GuildId[]>;
}

export const createServers = (store: ServerStore, now: () => number): Servers => {
  const nothingYet = (guildId: GuildId): ServerSettings => ({
    guildId,
    patients: [],
    topics: [],
    defaults: {},
    changedAt: 0,
  });
  return {
    get: async (guild) => (await store.get(guild)) ?? nothingYet(guild),
    change: async (guild, change) => {
      let changed = nothingYet(guild);
      await store.change(guild, (settings = nothingYet(guild)) => {
        changed = { ...change(settings), changedAt: now() };
        return changed;
      });
      return changed;
    },
    all: async () => {
      const found: GuildId[] = [];
      for await (const [, { guildId }] of store.entries()) found.push(guildId);
      return found;
    },
    forget: async (guild) => {
      await store.delete(guild);
    },
  };
};
