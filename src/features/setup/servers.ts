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
  /** Servers of which something is stored; the time is that since which the bot is out of it. */
  all(): Promise<ReadonlyMap<GuildId, number | undefined>>;
  /** Stores that the bot is out of a server from now on, unless it has been before; returns since when. */
  left(guild: GuildId): Promise<number>;
  back(guild: GuildId): Promise<void>;
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
      const found = new Map<GuildId, number | undefined>();
      for await (const [, { guildId, leftAt }] of store.entries()) found.set(guildId, leftAt);
      return found;
    },
    left: async (guild) => {
      let since = now();
      await store.change(guild, (settings = nothingYet(guild)) => {
        since = settings.leftAt ?? since;
        return { ...settings, leftAt: since };
      });
      return since;
    },
    back: async (guild) => {
      await store.change(guild, (settings) => {
        if (settings?.leftAt === undefined) return undefined;
        const { leftAt: _since, ...others } = settings;
        return others;
      });
    },
    forget: async (guild) => {
      await store.delete(guild);
    },
  };
};
