import { allDeferred, assemble, type Edges } from './assembly.ts';
import { localAddress } from './config.ts';
import type { Config } from './config.ts';
import { defaultPace } from './conversation/ports.ts';
import type { Pace } from './conversation/ports.ts';
import { connectDiscord } from './discord/client.ts';
import type { ConnectionLoss } from './discord/gateway-client.ts';
import { listenToGateway } from './discord/gateway.ts';
import { registerCommands } from './discord/registration.ts';
import { Closing } from './lib/closing.ts';
import { DiscordError } from './lib/failure.ts';
import { announce, errorFacts } from './lib/log.ts';
import type { Log } from './lib/log.ts';
import { Restartable } from './lib/restartable.ts';
import { within } from './lib/within.ts';
import { createService } from './service/client.ts';
import { openStore } from './store/open.ts';
import { StoreError } from './store/store-error.ts';
import { findSurroundings, type Surroundings } from './surroundings.ts';
import { routerTexts } from './texts/discord.ts';
import { startTexts } from './texts/start.ts';
import { ListenError } from './web/listen-error.ts';
import { createWeb } from './web/server.ts';

/** The composition root: opens the edges, starts the bot on them, and closes both again. */

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

const minutes = (count: number): number => count * 60_000;
const keepEnded = minutes(30 * 24 * 60);
const sweepEvery = minutes(60);

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
  const store = await openStore({ ...access.store, log });
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
    anyPort: webConfig.anyPort ?? false,
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
    service.close(); // or a sign-in that hangs at the service would hold up the page's end
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
      // Nobody can invite anybody to a playground.
      inviteUrl: access.discord.playgroundUrl === undefined ? discord.inviteUrl : undefined,
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
    const { playgroundUrl, introduce } = (await surroundings).discord;
    // Nobody has to wait for it, or to do without the playground, when that goes wrong: `/link` is there.
    await introduce?.().catch((error: unknown) => log.warn(errorFacts(error), startTexts.notIntroduced));
    // Last, where it is seen: there is nothing else to do than to open it.
    if (playgroundUrl !== undefined) announce(log, startTexts.playground(playgroundUrl));
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
