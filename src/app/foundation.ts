import { conversationTimings } from '../features/conversation/conversations.ts';
import type { ConversationTimings } from '../features/conversation/conversations.ts';
import { createDiscordApi } from '../discord/outbox/api.ts';
import type { Servers } from '../discord/gateway/servers.ts';
import type { Discord } from '../discord/client.ts';
import { createBus } from '../features/bus.ts';
import { clock } from '../lib/clock.ts';
import type { GuildId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';
import { languageNames, wordsFor, type Texts } from '../locale/words.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Service } from '../service/client.ts';
import { membersReachPage } from './config.ts';
import type { Config } from './config.ts';
import type { BotStore } from './store.ts';
import type { Surroundings } from './surroundings.ts';

/** What features are built on, once the edges are open. */

export interface Edges {
  readonly store: BotStore;
  readonly service: Service;
  readonly discord: Discord;
}

export const isDemo = ({ service }: Config): boolean => service.remote === undefined;

/** What a bot needs besides its edges. */
interface BotNeeds {
  readonly config: Config;
  readonly log: Log;
  readonly timings?: ConversationTimings | undefined;
  readonly access: Pick<Surroundings, 'titled'> & {
    readonly discord: Pick<Surroundings['discord'], 'apiUrl'>;
  };
}

interface Standing {
  readonly edges: Edges;
  readonly servers: Servers;
  readonly metrics?: Metrics | undefined;
  /** Known once the web server listens. */
  readonly publicUrl: () => string;
}

export const botOn = (options: BotNeeds, { edges, servers, publicUrl, metrics }: Standing) => {
  const { config, access, log } = options;
  const timings = { ...(options.timings ?? conversationTimings), catchUp: config.conversations.catchUp };
  const { store, service, discord } = edges;
  const { self } = discord;
  const readsMessages = (): boolean => discord.readsMessages();
  const { allowedGuilds } = config.discord;
  return {
    store,
    service,
    discord: createDiscordApi(discord.rest),
    /** The same, for requests that are aborted when `signal` fires. */
    discordUntil: (signal: AbortSignal) => createDiscordApi(discord.rest, signal),
    bus: createBus(),
    /** The bot's own user. */
    self,
    /** The same, with the roles that mention it in this server and what it may read there. */
    selfIn: (guild: GuildId) => ({
      id: self,
      roles: servers.rolesIn(guild),
      readsMessages: readsMessages(),
    }),
    readsMessages,
    /** Whether the bot is set up for this server. */
    serves: (guild: GuildId): boolean => allowedGuilds?.includes(guild) ?? true,
    models: config.service.models,
    titled: access.titled,
    /** The sandbox replaces the service. */
    demo: isDemo(config),
    publicUrl,
    pageReach: membersReachPage(config) ? ('members' as const) : ('operator_only' as const),
    operatorContact: config.web.operatorContact,
    maxOpen: config.conversations.maxOpen,
    limits: config.conversations.limits,
    timings,
    onTurn: metrics?.turn,
    /** The words for one of Discord's locales, or for a language that was stored. */
    wordsFor: (locale: string): Texts => wordsFor(locale),
    languages: languageNames,
    /** The language that a server has set at Discord; undefined unless the server is a community. */
    localeOf: (guild: GuildId): string | undefined => servers.localeOf(guild),
    /** When a moderator's time-out of the bot is over, in milliseconds since 1970; undefined if there is none. */
    timedOutUntil: (guild: GuildId): number | undefined => servers.timedOutUntil(guild),
    clock,
    log,
  };
};

/** What features are built on; each declares which part of it it needs. */
export type Bot = ReturnType<typeof botOn>;
