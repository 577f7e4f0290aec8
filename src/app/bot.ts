import { resolve } from 'node:path';
import { localAddress } from './config.ts';
import { Servers } from '../discord/gateway/servers.ts';
import { createRouter } from '../discord/interactions/router.ts';
import type { Router } from '../discord/interactions/router.ts';
import { clock } from '../lib/clock.ts';
import type { Closing } from '../lib/closing.ts';
import { errorFacts } from '../lib/log.ts';
import type { Log } from '../lib/log.ts';
import { sharedAbort, within } from '../lib/waiting.ts';
import { operatorWords } from '../locale/operators.ts';
import { wordsFor } from '../locale/words.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { filePath, storeName } from '../store/database.ts';
import { openMetricsPage } from '../web/metrics-page.ts';
import { createWeb } from '../web/server.ts';
import type { Web } from '../web/server.ts';
import { checkPortal } from './doctor/discord.ts';
import { checkSignIn } from './doctor/service.ts';
import { botOn, openEdges, told } from './foundation.ts';
import type { BotOptions } from './foundation.ts';
import { createFeatures } from './features.ts';
import { endWork, hearing, longestEnd, register, type Live } from './going-live.ts';

/** Opens the edges, builds the features on them, and closes both again. */

const { start: words } = operatorWords;

const hour = 60 * 60_000;
/** Milliseconds for the page to close: it allows its last answers half a second of that. */
const lastPages = 700;

/** Milliseconds that the start line waits to hear whether the service accepts the application. */
const longestCheck = 3_000;

const routerOn = ({ edges, servers, metrics, bot, features, account }: Omit<Live, 'router'>): Router =>
  createRouter({
    routes: features.flatMap(({ routes }) => routes),
    interactionRest: edges.discord.interactionRest,
    applicationId: edges.discord.applicationId,
    api: bot.discord,
    closedTo: (guild, { router: words }) => {
      if (!bot.serves(guild)) return words.foreignServer;
      return servers.has(guild) ? undefined : words.notMember(edges.discord.inviteUrl);
    },
    onNeedsLink: (caller, invocation, reason) => account.linkPrompt(caller, invocation, reason),
    wordsFor,
    observe: metrics?.interaction,
    log: bot.log,
  });

const webOn = ({ options, edges, bot, account, router }: Live): Web => {
  const { config, access, port, log, linesDropped } = options;
  const { store, service, discord } = edges;
  const { demo, publicUrl, operatorContact } = bot;
  return createWeb({
    host: config.web.host,
    port,
    anyPort: config.web.anyPort,
    publicUrl,
    trustedProxies: config.web.trustedProxies,
    page: account.page,
    health: async () => {
      const [storeWorks, serviceAnswers] = await Promise.all([store.healthy(), service.reachable()]);
      return { discord: discord.connected(), store: storeWorks, service: serviceAnswers };
    },
    warnings: () => [
      ...(service.auth.refusesClient() ? (['service_refuses_application'] as const) : []),
      ...(router.isAnsweredElsewhere() ? (['another_program_answers'] as const) : []),
      ...((linesDropped?.() ?? 0) > 0 ? (['log_lines_dropped'] as const) : []),
    ],
    // Without the key, because anybody on this machine may read this page.
    playgroundUrl: access.discord.playgroundUrl && new URL(access.discord.playgroundUrl).origin,
    demo,
    demoUsers: access.demoUsers,
    operatorContact,
    keepCases: config.keepCases,
    serviceHost: demo ? undefined : new URL(access.service.baseUrl).host,
    wordsFor,
    log,
  });
};

/** The returned function stops it. */
const every = (interval: number, task: () => Promise<unknown>, log: Log): (() => void) => {
  const timer = setInterval(() => {
    task().catch((error: unknown) => log.error(errorFacts(error), 'a housekeeping task failed'));
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
};

const whereOf = (url: string): string => {
  const path = filePath(url);
  return path === undefined ? storeName(url) : resolve(path);
};

/** What was opened is in `closing`, even if this rejects. */
export const startBot = async (options: BotOptions, closing: Closing) => {
  const { config, access, log, signal } = options;
  const over = sharedAbort();
  const giveUp = (): void => over.abort();
  const givenUp = over.signal;
  closing.add('requests', giveUp);
  signal.addEventListener('abort', giveUp, { once: true });
  // Nothing is counted unless somebody can ask.
  const metrics = config.metrics.port === undefined ? undefined : createMetrics();
  const onLost = (): void => {
    giveUp();
    options.onStoreLost();
  };
  let started = false;
  const edges = await openEdges(options, {
    closing,
    metrics,
    givenUp,
    onLost,
    isStarted: () => started,
  });
  const { store, service, discord } = edges;
  for (const { mark, says, todo } of checkPortal(discord))
    if (mark === 'failed') log.error(`${says} ${todo}`);
  // Beside everything else, and once: a service may count attempts by their address.
  const signIn = within(longestCheck, checkSignIn(service, access.service.authUrl, givenUp));
  let pageUrl = config.web.publicUrl ?? localAddress(config.web.host, options.port);
  const servers = new Servers((guild) => {
    for (const { hears } of features) hears?.permissionsChanged?.(guild);
  });
  const bot = botOn(options, { edges, servers, metrics, publicUrl: () => pageUrl });
  const { account, conversation, features } = createFeatures(bot);
  const assembled = { options, edges, servers, metrics, bot, account, features, giveUp };
  const live: Live = { ...assembled, router: routerOn(assembled) };

  const web = webOn(live);
  const { port } = await web.listen();
  closing.add('page', () => web.close(), lastPages);
  const listensAt = localAddress(config.web.host, port);
  pageUrl = config.web.publicUrl ?? listensAt;
  if (metrics !== undefined && config.metrics.port !== undefined) {
    metrics.readNow(() => ({ ...conversation.standstill(), connected: discord.connected() }));
    const page = await openMetricsPage({ ...metrics, host: config.metrics.host, port: config.metrics.port });
    closing.add('metrics', () => page.close());
    log.info(`metrics for Prometheus: ${page.url}/metrics`);
  }

  const sweep = { every: hour, run: () => store.sweep(clock.wall()) };
  await sweep.run();
  await told(log, 'Discord to take the commands', register(live));
  // Work begins: from here on, an end lets it finish.
  closing.add('work', () => endWork(live), config.shutdown + longestEnd);
  signal.removeEventListener('abort', giveUp);
  // They do not wait for the gateway: it may take long until a shard may identify.
  for (const chore of [sweep, ...features.flatMap(({ chores }) => chores ?? [])]) {
    const stop = every(chore.every, async () => chore.run(), log);
    closing.add('chore', stop);
  }
  for (const feature of features) await feature.load?.();
  const joined = await told(log, 'Discord’s gateway', discord.open(hearing(live)));
  started = true;

  const [serviceAnswers, signedIn] = await Promise.all([service.reachable(), signIn]);
  log.info(
    { page: listensAt },
    words.started({
      name: discord.userName,
      servers: joined,
      readsMessages: bot.readsMessages(),
      serviceAnswers,
      trouble: signedIn?.mark === 'ok' ? undefined : signedIn,
      pageUrl,
      listensAt,
      envFile: options.envFile,
      store: whereOf(access.store.url),
      // A playground has nothing to invite the bot to.
      inviteUrl: access.discord.playgroundUrl === undefined ? discord.inviteUrl : undefined,
    }),
  );
  return {
    /** Where members find the page. */
    pageUrl,
    /** Where the page is served. */
    port,
  };
};
