import { listenToGateway } from '../discord/gateway/gateway.ts';
import type { GatewayEvents } from '../discord/gateway/news.ts';
import type { Servers } from '../discord/gateway/servers.ts';
import { registerCommands } from '../discord/commands/registration.ts';
import type { Router } from '../discord/interactions/router.ts';
import { within } from '../lib/waiting.ts';
import { operatorWords } from '../locale/operators.ts';
import { languages } from '../locale/words.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { createFeatures, Feature } from './features.ts';
import type { Bot, BotOptions, Edges } from './foundation.ts';
import { StartError } from './start-error.ts';

/** What a bot that is put together hears and offers, and how its work ends. */

const { start: words, doctor } = operatorWords;

/** Milliseconds at the end in which commands whose call was aborted may say so, and save what they have so far. */
const lastAnswers = 400;
/** Milliseconds in which people who are still waiting after that are told that no answer will come. */
const lastWords = 300;
/** Milliseconds that the end takes at most, besides SHUTDOWN_SECONDS. */
export const longestEnd = 2 * (lastAnswers + lastWords);

/** A bot that is put together. */
export interface Live {
  readonly options: BotOptions;
  readonly edges: Edges;
  readonly bot: Bot;
  readonly metrics: Metrics | undefined;
  readonly features: readonly Feature[];
  readonly account: ReturnType<typeof createFeatures>['account'];
  readonly servers: Servers;
  readonly router: Router;
  readonly giveUp: () => void;
}

/**
 * Accepts no new work, lets work in progress finish within its time, tells whoever is still waiting, and aborts the
 * rest.
 */
export const endWork = async ({ options, edges, features, router, giveUp }: Live): Promise<void> => {
  const { config, log } = options;
  router.stop();
  // It is no longer ours to finish anything, or nothing can be said any more.
  if (!edges.store.ownsStore() || edges.discord.isLost()) {
    giveUp();
    await Promise.all(features.map(async (feature) => feature.close?.(0)));
    return;
  }
  log.info(words.stopping);
  await Promise.all([
    Promise.all(features.map(async (feature) => feature.close?.(config.shutdown))),
    within(config.shutdown, router.drain()),
  ]);
  edges.service.close();
  await within(lastAnswers, router.drain());
  await within(lastWords, router.cutOff());
  giveUp();
};

export const register = async ({ options, edges, features }: Live): Promise<void> => {
  const { config, log } = options;
  const { rest, applicationId, inviteUrl } = edges.discord;
  const { guildId } = config.discord;
  const routes = features.flatMap((feature) => feature.routes);
  const registered = await registerCommands({
    rest,
    applicationId,
    routes,
    languages,
    guildId,
    sent: edges.store.sentCommands,
    log,
  });
  if (registered.kind === 'not_in_server') {
    const { says, todo } = doctor.servers.notThere({ id: registered.guildId, invite: inviteUrl });
    throw new StartError(`${says} ${todo}`);
  }
  if (registered.kind === 'refused') throw new StartError(words.commandsRefused(registered));
};

/** What passes dispatches from Discord on to the features. */
export const hearing = ({ options, edges, metrics, features, servers, router }: Live) => {
  const counting: Partial<GatewayEvents> = {
    sessionStarted: () => metrics?.gateway('session'),
    connectionChanged: ({ isUp }) => metrics?.gateway(isUp ? 'resumed' : 'lost'),
  };
  const listeners = [servers.hears, counting, ...features.flatMap(({ hears }) => hears ?? [])];
  const onInteraction = async (payload: unknown): Promise<void> => {
    if (edges.store.ownsStore()) await router.receive(payload);
  };
  const { self } = edges.discord;
  return listenToGateway({ self, listeners, onInteraction, log: options.log });
};
