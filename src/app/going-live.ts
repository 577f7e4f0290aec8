import { listenToGateway } from '../discord/gateway/gateway.ts';
import type { Servers } from '../discord/gateway/servers.ts';
import { registerCommands } from '../discord/commands/registration.ts';
import type { Route } from '../discord/interactions/route.ts';
import type { Router } from '../discord/interactions/router.ts';
import { clock } from '../lib/clock.ts';
import type { Closing } from '../lib/closing.ts';
import type { Log } from '../lib/log.ts';
import { within } from '../lib/within.ts';
import { operatorWords } from '../locale/operators.ts';
import { languages } from '../locale/words.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Config } from './config.ts';
import type { Feature } from './features.ts';
import type { Edges } from './foundation.ts';
import { gatewayTo } from './metrics.ts';
import { StartError } from './start-error.ts';

/** From the moment at which everything is built to the first event, and the end of the work. */

const { start: words } = operatorWords;

/** Milliseconds at the end in which commands whose call was aborted may say so, and save what they have so far. */
const lastAnswers = 400;
/** Milliseconds in which people who are still waiting after that are told that no answer will come. */
const lastWords = 300;

interface Live {
  readonly options: { readonly config: Config; readonly log: Log };
  readonly closing: Closing;
  readonly edges: Edges;
  readonly metrics: Metrics | undefined;
  readonly routes: readonly Route[];
  readonly features: readonly Feature[];
  readonly servers: Servers;
  readonly router: Router;
  readonly giveUp: () => void;
  /** Called before any work begins: from then on, an end lets it finish. */
  readonly onWork: () => void;
}

/**
 * Accepts no new work, lets work in progress finish within its time, tells whoever is still waiting, and aborts the
 * rest.
 */
const endWork = async ({ options, edges, features, router, giveUp }: Live): Promise<void> => {
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

const register = async ({ options, edges, routes }: Live): Promise<void> => {
  const { config, log } = options;
  const { rest, applicationId, inviteUrl } = edges.discord;
  const { guildId } = config.discord;
  const registered = await registerCommands({ rest, applicationId, routes, languages, guildId, log });
  if (registered.kind === 'not_in_server')
    throw new StartError(words.notInServer({ guildId: registered.guildId, inviteUrl }));
  if (registered.kind === 'refused') throw new StartError(words.commandsRefused(registered));
};

/** What passes dispatches from Discord on to the features. */
const hearing = ({ options, edges, metrics, features, servers, router }: Live) => {
  const counted = metrics === undefined ? [] : [gatewayTo(metrics)];
  const listeners = [servers.hears, ...counted, ...features.flatMap(({ hears }) => hears ?? [])];
  const onInteraction = async (payload: unknown): Promise<void> => {
    if (edges.store.ownsStore()) await router.receive(payload);
  };
  const { self } = edges.discord;
  return listenToGateway({ self, listeners, onInteraction, log: options.log });
};

/** Registers the commands, reads what is stored, opens the gateway, and takes up the work. Returns the number of servers. */
export const goLive = async (live: Live): Promise<number> => {
  const { options, closing, edges, features } = live;
  const { store, discord } = edges;
  await store.sweep(clock.wall());
  await register(live);
  // Before anything begins.
  closing.add('work', () => endWork(live), options.config.shutdown + 2 * (lastAnswers + lastWords));
  live.onWork();
  for (const feature of features) await feature.load?.();
  return discord.open(hearing(live));
};
