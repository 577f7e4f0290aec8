import { defaultTimings } from '../conversation/domain/ports.ts';
import type { Timings } from '../conversation/domain/ports.ts';
import { createDiscordApi } from '../discord/outbox/api.ts';
import type { Servers } from '../discord/gateway/servers.ts';
import type { Discord } from '../discord/client.ts';
import { createBus } from '../features/bus.ts';
import type { Log } from '../lib/log.ts';
import { systemClock } from '../lib/system-clock.ts';
import { languageNames, wordsFor } from '../locale/words.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Service } from '../service/client.ts';
import { membersReachPage } from './config.ts';
import type { Config } from './config.ts';
import type { Bot } from './feature.ts';
import { turnsTo } from './metrics.ts';
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
  readonly timings?: Timings | undefined;
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

export const botOn = (options: BotNeeds, { edges, servers, publicUrl, metrics }: Standing): Bot => {
  const { config, access, timings = defaultTimings, log } = options;
  const { store, service, discord } = edges;
  const { self } = discord;
  const readsMessages = (): boolean => discord.readsMessages();
  const { allowedGuilds } = config.discord;
  return {
    store,
    service,
    discord: createDiscordApi(discord.rest),
    discordUntil: (signal) => createDiscordApi(discord.rest, signal),
    bus: createBus(),
    self,
    selfIn: (guild) => ({ id: self, roles: servers.rolesIn(guild), readsMessages: readsMessages() }),
    readsMessages,
    serves: (guild) => allowedGuilds?.includes(guild) ?? true,
    models: config.service.models,
    titled: access.titled,
    demo: isDemo(config),
    publicUrl,
    pageReach: membersReachPage(config) ? 'members' : 'operator_only',
    operatorContact: config.web.operatorContact,
    maxOpen: config.conversations.maxOpen,
    limits: config.conversations.limits,
    catchUpWindow: config.conversations.catchUp,
    timings,
    onTurn: metrics === undefined ? undefined : turnsTo(metrics),
    wordsFor,
    languages: languageNames,
    localeOf: (guild) => servers.localeOf(guild),
    timedOutUntil: (guild) => servers.timedOutUntil(guild),
    now: systemClock.now,
    log,
  };
};
