import { clock } from '../../lib/clock.ts';
import type { GuildId } from '../../lib/ids.ts';
import type { ServerSettings } from './collections.ts';
import type { Table } from '../../store/table.ts';

export type ServerStore = Pick<Table<ServerSettings>, 'get' | 'change' | 'delete' | 'list'>;

export type Servers = ReturnType<typeof createServers>;

/** What each server has set up. Everything here rejects if the store fails. */
export const createServers = (store: ServerStore) => {
  const nothingYet = (guildId: GuildId): ServerSettings => ({
    guildId,
    patients: [],
    topics: [],
    defaults: {},
    changedAt: 0,
  });
  return {
    get: async (guild: GuildId): Promise<ServerSettings> => (await store.get(guild)) ?? nothingYet(guild),
    /** One change at a time, each based on what is stored. */
    change: async (
      guild: GuildId,
      change: (settings: ServerSettings) => ServerSettings,
    ): Promise<ServerSettings> => {
      let changed = nothingYet(guild);
      await store.change(guild, (settings = nothingYet(guild)) => {
        changed = { ...change(settings), changedAt: clock.wall() };
        return changed;
      });
      return changed;
    },
    /** Servers of which something is stored; the time is that since which the bot is out of it. */
    all: async (): Promise<ReadonlyMap<GuildId, number | undefined>> => {
      const found = new Map<GuildId, number | undefined>();
      for await (const { guildId, leftAt } of store.list()) found.set(guildId, leftAt);
      return found;
    },
    /** Stores that the bot is out of a server from now on, unless it has been before; returns since when. */
    left: async (guild: GuildId): Promise<number> => {
      let since = clock.wall();
      await store.change(guild, (settings = nothingYet(guild)) => {
        since = settings.leftAt ?? since;
        return { ...settings, leftAt: since };
      });
      return since;
    },
    back: async (guild: GuildId): Promise<void> => {
      await store.change(guild, (settings) => {
        if (settings?.leftAt === undefined) return undefined;
        const { leftAt: _since, ...others } = settings;
        return others;
      });
    },
    forget: async (guild: GuildId): Promise<void> => {
      await store.delete(guild);
    },
  };
};
