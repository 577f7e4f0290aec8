import { conversationTimings } from '../features/conversation/needs.ts';
import type { ConversationTimings } from '../features/conversation/needs.ts';
import { createDiscordApi } from '../discord/outbox/api.ts';
import type { Servers } from '../discord/gateway/servers.ts';
import type { ObserveRequest } from '../discord/outbox/rest.ts';
import { connectDiscord, type Discord } from '../discord/client.ts';
import type { ConnectionLoss } from '../discord/gateway/connection.ts';
import { createBus } from '../features/bus.ts';
import { clock } from '../lib/clock.ts';
import type { GuildId } from '../lib/ids.ts';
import type { Closing } from '../lib/closing.ts';
import { errorFacts, type Log } from '../lib/log.ts';
import { operatorWords } from '../locale/operators.ts';
import { languageNames, wordsFor } from '../locale/words.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createService, type Service } from '../service/client.ts';
import { openStandBy } from '../web/well-known.ts';
import { membersReachPage } from './config.ts';
import type { Config } from './config.ts';
import { openBotStore, type BotStore } from './store.ts';
import type { Surroundings } from './surroundings.ts';

/** The edges, and what features are built on once these are open. */

/** What a bot is started with. */
export interface BotOptions {
  readonly config: Config;
  readonly log: Log;
  /** The file of settings that was read. */
  readonly envFile?: string | undefined;
  /** How many lines of the log could not be written. */
  readonly linesDropped?: (() => number) | undefined;
  /** The connection to Discord is lost for good: the process should end. */
  readonly onFatal: (reason: ConnectionLoss) => void;
  /** Another process may have the store by now: this one should end, and be started again. */
  readonly onStoreLost: () => void;
  /** Shortened by tests. */
  readonly timings?: ConversationTimings | undefined;
  readonly access: Surroundings;
  /** Aborts the start; has no effect once that is done. */
  readonly signal: AbortSignal;
  /** The page's port: the same again after a restart, so that links given out earlier lead to a page that says so. */
  readonly port: number;
}

export interface Edges {
  readonly store: BotStore;
  readonly service: Service;
  readonly discord: Discord;
}

const isDemo = ({ service }: Config): boolean => service.remote === undefined;

const { start: words } = operatorWords;

/** Milliseconds that a start may wait without saying for what. */
const longestSilence = 10_000;

/** Says what the start waits for, once that takes long. */
export const told = async <Result>(log: Log, what: string, step: Promise<Result>): Promise<Result> => {
  const timer = setTimeout(() => log.error(words.stillWaits(what)), longestSilence);
  try {
    return await step;
  } finally {
    clearTimeout(timer);
  }
};

interface Opening {
  readonly closing: Closing;
  readonly metrics: Metrics | undefined;
  /** Fires when the bot gives up what is in progress. */
  readonly givenUp: AbortSignal;
  readonly onLost: () => void;
  readonly isStarted: () => boolean;
}

/** While another process has the store: for whatever watches over this one. */
const createStandIn = ({ config, port, log }: BotOptions) => {
  let opening: Promise<{ close(): Promise<void> } | undefined> | undefined;
  const { host, anyPort } = config.web;
  return {
    open: (): void => {
      opening = openStandBy({ host, port, anyPort })
        .catch((error: unknown) => {
          log.warn(errorFacts(error), 'nobody can see that this process stands by');
          return undefined;
        })
        .finally(() => log.info(words.standsBy));
    },
    close: async (): Promise<void> => (await opening)?.close(),
  };
};

export const openEdges = async (
  options: BotOptions,
  { closing, metrics, givenUp: signal, onLost, isStarted }: Opening,
): Promise<Edges> => {
  const { config, log, onFatal, access } = options;
  const standIn = createStandIn(options);
  closing.add('stand-by', () => standIn.close());
  const store = await openBotStore({
    ...access.store,
    keepCases: config.keepCases,
    onWrite: metrics?.storeWrite,
    onLost,
    standBy: { signal, onWait: standIn.open },
    log,
  });
  await standIn.close();
  closing.add('store', () => store.close());
  const service = createService({
    ...access.service,
    ...config.service,
    observe: metrics?.serviceCall,
    onRefresh: metrics?.tokenRefresh,
    log,
  });
  closing.add('service', () => service.close());
  const observe: ObserveRequest = (request) => {
    metrics?.discordRequest(request);
    const { status, route, wait } = request;
    if (status !== 429 || wait <= longestSilence || isStarted()) return;
    log.error(words.limited({ route, until: new Date(clock.wall() + wait).toISOString() }));
  };
  const presence = isDemo(config) ? { presence: words.demoPresence } : {};
  const connecting = connectDiscord({ ...access.discord, ...presence, observe, log, signal, onFatal });
  const discord = await told(log, 'Discord to say whose token it is', connecting);
  closing.add('discord', () => discord.close());
  return { store, service, discord };
};

// ---- the bot on them

interface Standing {
  readonly edges: Edges;
  readonly servers: Servers;
  readonly metrics?: Metrics | undefined;
  /** Known once the web server listens. */
  readonly publicUrl: () => string;
}

export const botOn = (
  options: Pick<BotOptions, 'config' | 'log' | 'timings'> & {
    readonly access: Pick<Surroundings, 'titled' | 'demoLesson'>;
  },
  { edges, servers, publicUrl, metrics }: Standing,
) => {
  const { config, access, log } = options;
  const timings = { ...(options.timings ?? conversationTimings), catchUp: config.conversations.catchUp };
  const { store, service, discord } = edges;
  const { self, readsMessages } = discord;
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
    demoLesson: access.demoLesson,
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
    wordsFor,
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
