import type { GuildId } from '../../lib/ids.ts';
import { QueueByKey } from '../../lib/queue.ts';
import type { ServerSettings } from './collections.ts';

export interface ServerStore {
  get(guild: string): Promise<ServerSettings | undefined>;
  set(guild: string, settings: ServerSettings): Promise<void>;
  delete(guild: string): Promise<boolean>;
  entries(): AsyncIterable<readonly [string, ServerSettings]>;
}

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
  const changes = new QueueByKey();
  const get = async (guildId: GuildId): Promise<ServerSettings> =>
    (await store.get(guildId)) ?? { guildId, patients: [], topics: [], defaults: {}, changedAt: 0 };
  return {
    get,
    change: (guild, change) =>
      changes.run(guild, async () => {
        const changed = { ...change(await get(guild)), changedAt: now() };
        await store.set(guild, changed);
        return changed;
      }),
    all: async () => {
      const found: GuildId[] = [];
      for await (const [, { guildId }] of store.entries()) found.push(guildId);
      return found;
    },
    forget: (guild) =>
      changes.run(guild, async () => {
        await store.delete(guild);
      }),
  };
};
