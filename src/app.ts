import { localAddress, membersReachPage } from './config.ts';
import type { Config } from './config.ts';
import { defaultPace } from './conversation/ports.ts';
import type { Pace } from './conversation/ports.ts';
import { createDiscordApi } from './discord/api.ts';
import { connectDiscord } from './discord/client.ts';
import type { Discord } from './discord/client.ts';
import type { DeferredRecords } from './discord/deferred.ts';
import type { ConnectionLoss } from './discord/gateway-client.ts';
import type { GatewayEvents } from './discord/gateway-events.ts';
import { listenToGateway } from './discord/gateway.ts';
import { registerCommands } from './discord/registration.ts';
import { createRouter } from './discord/router.ts';
import type { Router } from './discord/router.ts';
import { createAccount } from './features/account/account.ts';
import { createCompose } from './features/compose/compose.ts';
import { createConversationFeature } from './features/conversation/conversation.ts';
import type { ConversationFeature } from './features/conversation/conversation.ts';
import type { Titled } from './features/conversation/commands.ts';
import { listenTo } from './features/conversation/listening.ts';
import { isModerator } from './features/conversation/place.ts';
import { createHelp } from './features/help/help.ts';
import { createSituations } from './features/help/situation.ts';
import { createUnaskedHelp } from './features/help/unasked.ts';
import { createStreamFeature } from './features/stream/stream.ts';
import { Closing } from './lib/closing.ts';
import { DiscordError, ServiceError } from './lib/failure.ts';
import type { GuildId } from './lib/ids.ts';
import { errorFacts } from './lib/log.ts';
import type { Log } from './lib/log.ts';
import { Restartable } from './lib/restartable.ts';
import { Secret } from './lib/secret.ts';
import { within } from './lib/within.ts';
import { createService } from './service/client.ts';
import type { Service } from './service/client.ts';
import { openStore } from './store/open.ts';
import { StoreError } from './store/store-error.ts';
import type { Store } from './store/store.ts';
import { findSurroundings, type Surroundings } from './surroundings.ts';
import { routerTexts } from './texts/discord.ts';
import { discordWords, serviceWords } from './texts/failures.ts';
import { startTexts } from './texts/start.ts';
import { ListenError } from './web/listen-error.ts';
import { createWeb } from './web/server.ts';

/** The composition root: the only place where the edges meet. */

export interface App {
  /** Where members find the page. */
  readonly pageUrl: string;
  /** No new work; what is under way gets its time; then everything is closed. Never rejects. */
  close(): Promise<void>;
}

interface AppOptions {
  readonly config: Config;
  readonly log: Log;
  /** The connection to Discord is lost for good: the process should end. */
  readonly onFatal: (reason: ConnectionLoss) => void;
  /** Shortened by tests. */
  readonly pace?: Pace;
}

interface Edges {
  readonly config: Config;
  readonly log: Log;
  readonly pace: Pace;
  readonly store: Store;
  readonly service: Service;
  readonly discord: Discord;
  /** By their ids as people type them. */
  readonly titled: { readonly cases: readonly Titled[]; readonly topics: readonly Titled[] };
  /** The sandbox stands in for the service. */
  readonly demo: boolean;
  /** Known once the web server listens. */
  readonly publicUrl: () => string;
}

const minutes = (count: number): number => count * 60_000;
const keepEnded = minutes(30 * 24 * 60);
const sweepEvery = minutes(60);

const deferredIn = ({ deferred }: Store['pending']): DeferredRecords => ({
  note: async (record) => deferred.set(record.interactionId, { ...record, token: record.token.reveal() }),
  find: async (id) => {
    const stored = await deferred.get(id);
    return stored === undefined ? undefined : { ...stored, token: new Secret(stored.token) };
  },
  done: async (id) => {
    await deferred.delete(id);
  },
});

const allDeferred = async ({ deferred }: Store['pending']) => {
  const records = [];
  for await (const [, record] of deferred.entries())
    records.push({ ...record, token: new Secret(record.token) });
  return records;
};

/** The features, and the router in front of them. */
const assemble = (edges: Edges) => {
  const { config, log, pace, store, service, discord, titled, demo, publicUrl } = edges;
  const { operatorContact } = config.web;
  const api = createDiscordApi(discord.rest);
  const botRoles = new Map<GuildId, readonly string[]>();
  const readsMessages = (): boolean => discord.readsMessages();

  const account = createAccount({
    accounts: store.accounts,
    links: store.pending.links,
    wanted: store.pending.wanted,
    auth: service.auth,
    serviceUserKey: (username) => store.serviceUserKey(username),
    publicUrl,
    pageReach: membersReachPage(config) ? 'members' : 'operator_only',
    operatorContact,
    demo,
    deleteUnfinished: async (user) => {
      for (const records of [store.drafts, store.pending.choices]) {
        for await (const [key, { userId }] of records.entries()) {
          if (userId === user) await records.delete(key);
        }
      }
    },
    hostedBy: async (user) => conversation.hostedBy(user),
    endHosted: async (user) => conversation.endHosted(user),
    endConversation: (caller, id) => conversation.endById(caller, id),
    resume: (caller, invocation) => router.run(invocation, caller),
    now: () => Date.now(),
  });
  const { withAccount } = account;
  const conversation: ConversationFeature = createConversationFeature({
    store: store.conversations,
    choiceStore: store.pending.choices,
    accounts: account,
    chat: service.chat,
    engage: service.engage,
    discord: api,
    self: (guild) => ({ id: discord.self, roles: botRoles.get(guild) ?? [], readsMessages: readsMessages() }),
    readsMessages,
    models: config.service.models,
    ...titled,
    demo,
    catchUpWindow: config.conversations.catchUp,
    pace,
    words: { service: serviceWords, discord: discordWords },
    log,
  });
  const { conversations } = conversation;
  account.onLinked((user) => conversations.linked(user));
  const situations = createSituations({
    stepOf: (user) => account.stepOf(user),
    conversationIn: (channel) => conversations.inThread(channel),
    readsMessages,
    mayModerate: isModerator,
  });
  const help = createHelp({
    situation: situations.ofCaller,
    facts: () => ({ demo, operatorContact, privacyUrl: `${publicUrl()}/privacy` }),
    startLink: account.startLink,
  });
  const compose = createCompose({
    withAccount,
    compose: service.compose,
    models: config.service.models,
    drafts: store.drafts,
    failureWords: serviceWords,
    now: () => Date.now(),
  });
  const routes = [
    ...account.routes,
    ...compose.routes,
    ...conversation.routes,
    ...createStreamFeature({ withAccount, stream: service.stream }).routes,
    ...help.routes,
  ];
  const { allowedGuilds } = config.discord;
  const allowed = allowedGuilds === undefined ? undefined : new Set(allowedGuilds);
  const router: Router = createRouter({
    routes,
    interactionRest: discord.interactionRest,
    api,
    allowedGuilds: allowed,
    deferred: deferredIn(store.pending),
    failureWords: (error) =>
      error instanceof ServiceError ? serviceWords(error.failure) : discordWords(error.failure),
    onNeedsLink: account.linkPrompt,
    log,
  });
  const giveHelp = createUnaskedHelp({
    discord: api,
    messageFor: help.messageFor,
    situationOf: situations.ofAsker,
    self: discord.self,
    serves: (guild) => allowed?.has(guild) ?? true,
    log,
  });
  const toConversations = listenTo(conversations);
  const events: GatewayEvents = {
    ...toConversations,
    guildAvailable: (guild) => {
      botRoles.set(guild.id, guild.botRoles);
      toConversations.guildAvailable(guild);
    },
    message: (message) => {
      toConversations.message(message);
      if (conversations.inThread(message.channelId) === undefined) giveHelp(message);
    },
  };
  return { account, conversation, conversations, router, routes, events };
};

const every = (interval: number, task: () => Promise<unknown>, log: Log): (() => void) => {
  const timer = setInterval(() => {
    task().catch((error: unknown) => log.error(errorFacts(error), 'a task of housekeeping failed'));
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
};

interface Bot extends App {
  /** Where its page is served. */
  readonly port: number;
}

interface Starting extends AppOptions {
  readonly access: Surroundings;
  /** Of the page: the same one again after a restart, so that links that were given out still lead there. */
  readonly port: number;
}

const start = async (options: Starting, closing: Closing): Promise<Bot> => {
  const { config, log, onFatal, access, pace = defaultPace } = options;
  const { web: webConfig } = config;
  const demo = config.service.remote === undefined;
  const store = await openStore({ ...config.store, url: access.storeUrl, log });
  closing.add(() => store.close());
  const service = createService({ ...access.service, ...config.service, log });
  closing.add(() => service.close());
  const presence = demo ? { presence: routerTexts.demoPresence } : {};
  const discord = await connectDiscord({ ...access.discord, ...presence, log, onFatal });
  closing.add(() => discord.close());

  let publicUrl = webConfig.publicUrl ?? localAddress(webConfig.host, options.port);
  const { titled } = access;
  const edges: Edges = {
    config,
    log,
    pace,
    store,
    service,
    discord,
    titled,
    demo,
    publicUrl: () => publicUrl,
  };
  const { account, conversation, conversations, router, routes, events } = assemble(edges);

  const web = createWeb({
    host: webConfig.host,
    port: options.port,
    publicUrl: () => publicUrl,
    trustedProxies: webConfig.trustedProxies,
    page: account.page,
    health: async () => {
      const [storeWorks, serviceAnswers] = await Promise.all([store.healthy(), service.reachable()]);
      const works = { discord: discord.connected(), store: storeWorks, service: serviceAnswers };
      return (['discord', 'store', 'service'] as const).filter((part) => !works[part]);
    },
    demo,
    demoUsers: access.demoUsers,
    operatorContact: webConfig.operatorContact,
    serviceHost: demo ? undefined : new URL(access.service.baseUrl).host,
    log,
  });
  const { port } = await web.listen();
  closing.add(() => web.close());
  if (webConfig.publicUrl === undefined) publicUrl = localAddress(webConfig.host, port);

  await store.sweep(Date.now());
  const cutOffOpenings = await conversations.load();
  const cutOffRequests = await allDeferred(store.pending);
  const { rest, applicationId, self } = discord;
  await registerCommands({ rest, applicationId, routes, guildId: config.discord.guildId, log });
  const onInteraction = (payload: unknown): Promise<void> => router.receive(payload);
  const { servers } = await discord.open((dispatches) =>
    listenToGateway({ dispatches, self, events, onInteraction, log }),
  );
  closing.add(async () => {
    log.info(startTexts.stopping);
    router.stop();
    await Promise.all([conversations.close(config.shutdown), within(config.shutdown, router.drain())]);
    await router.endInterrupted(await allDeferred(store.pending));
  });
  await conversation.recoverOpenings(cutOffOpenings);
  await router.endInterrupted(cutOffRequests, conversation.outcomeOf);

  const sweep = async (): Promise<void> => {
    const now = Date.now();
    await store.sweep(now);
    conversations.forgetEnded(now - keepEnded);
  };
  closing.add(every(sweepEvery, sweep, log));
  closing.add(every(pace.sleepCheck, async () => conversations.letSleep(), log));

  log.info(
    startTexts.started({
      name: discord.userName,
      servers,
      readsMessages: discord.readsMessages(),
      serviceReachable: await service.reachable(),
      pageUrl: publicUrl,
      inviteUrl: discord.inviteUrl,
    }),
  );
  return { pageUrl: publicUrl, port, close: () => closing.closeAll() };
};

/** Why nothing could be started: one plain line for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const asStartError = (error: unknown): unknown => {
  if (error instanceof StoreError || error instanceof ListenError) return new StartError(error.message);
  if (!(error instanceof DiscordError)) return error;
  const { failure } = error;
  if (failure.kind === 'unauthorized') return new StartError(startTexts.badToken);
  if ('code' in failure) return new StartError(startTexts.discordRefuses(failure.code));
  return new StartError(startTexts.discordUnreachable);
};

/** Closes again what a failed start has opened. */
const startBot = async (options: Starting): Promise<Bot> => {
  const closing = new Closing(options.log);
  try {
    return await start(options, closing);
  } catch (error) {
    await closing.closeAll();
    throw error;
  }
};

/** Starts everything. Rejects with a StartError where an operator can mend it; what was opened is closed again. */
export const startApp = async (options: AppOptions): Promise<App> => {
  const { config, log } = options;
  const around = new Closing(log);
  const bot: Restartable<Bot> = new Restartable(async (before) =>
    startBot({ ...options, access: await surroundings, port: before?.port ?? config.web.port }),
  );
  const restartBot = async (): Promise<void> => {
    try {
      await bot.restart();
    } catch (error) {
      log.error(errorFacts(error), 'the bot could not be started again');
      throw error;
    }
  };
  const surroundings = findSurroundings({ config, log, restartBot }, around);
  try {
    const { pageUrl } = await bot.restart();
    const { playgroundUrl } = (await surroundings).discord;
    // Last, where it is seen: there is nothing else to do than to open it.
    if (playgroundUrl !== undefined) log.info(startTexts.playground(playgroundUrl));
    const close = async (): Promise<void> => {
      await bot.end();
      await around.closeAll();
    };
    return { pageUrl, close };
  } catch (error) {
    await around.closeAll();
    throw asStartError(error);
  }
};
