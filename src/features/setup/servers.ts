import { z } from 'zod';
import { startWhoField } from '../../machine/record.ts';
import { guildIdField, timeField } from '../../lib/fields.ts';
import { clock } from '../../lib/clock.ts';
import type { GuildId } from '../../lib/ids.ts';
import type { Table, TableSpec } from '../../store/table.ts';

/** The longest texts of an entry, in characters: what Discord shows of a choice. */
export const longest = { id: 100, title: 100, patientName: 80, description: 100 } as const;

/** How many days after its end a conversation is remembered. */
export const keptDays = { least: 1, usual: 30, most: 90 } as const;

const entrySchema = z.strictObject({
  /** As it is typed; see `serviceId`. */
  id: z.string(),
  title: z.string(),
  patientName: z.string().exactOptional(),
  description: z.string().exactOptional(),
  /** Of 1.1.0, which tried ids: only read. */
  tried: z.enum(['known', 'unknown']).exactOptional(),
});

export type Entry = Readonly<z.output<typeof entrySchema>>;

/** What a server has set up. The key is its id. */
const serverSettingsSchema = z.strictObject({
  guildId: guildIdField,
  patients: z.array(entrySchema).readonly(),
  topics: z.array(entrySchema).readonly(),
  /** What `/patient` and `/topic` take if nothing else is given. */
  defaults: z.strictObject({
    who: startWhoField.exactOptional(),
    hears: z.enum(['everything', 'mentions']).exactOptional(),
  }),
  /** The tag of the language in which the bot speaks to everybody; if absent, the language set at Discord. */
  language: z.string().exactOptional(),
  /** How many days after their end its conversations are remembered; the usual number if absent. */
  keepDays: z.int().min(keptDays.least).max(keptDays.most).exactOptional(),
  changedAt: timeField,
  /** The bot has been out of this server since then. */
  leftAt: timeField.exactOptional(),
});

export type ServerSettings = Readonly<z.output<typeof serverSettingsSchema>>;

export const serverSettings: TableSpec<ServerSettings> = { name: 'servers', schema: serverSettingsSchema };

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
    /** Servers about which something is stored, each with the time since which the bot has been out of it. */
    all: async (): Promise<ReadonlyMap<GuildId, number | undefined>> => {
      const found = new Map<GuildId, number | undefined>();
      for await (const { guildId, leftAt } of store.list()) found.set(guildId, leftAt);
      return found;
    },
    /** Stores that the bot is out of a server, and returns since when: now, unless it was out before. */
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
