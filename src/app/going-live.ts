import { listenToGateway, tellAll } from '../discord/gateway/gateway.ts';
import type { Dispatches } from '../discord/gateway/gateway.ts';
import type { Servers } from '../discord/gateway/servers.ts';
import type { ShardChoice } from '../discord/gateway/gateway-client.ts';
import { registerCommands } from '../discord/commands/registration.ts';
import type { Route } from '../discord/interactions/route.ts';
import type { Router } from '../discord/interactions/router.ts';
import { asPayload, idOf } from '../discord/payload.ts';
import type { Body } from '../discord/reply.ts';
import type { Closing } from '../lib/closing.ts';
import { guildId, type GuildId, type InteractionId } from '../lib/ids.ts';
import { errorFacts } from '../lib/log.ts';
import type { Log } from '../lib/log.ts';
import { within } from '../lib/within.ts';
import type { OperatorWords } from '../locale/operators.ts';
import { languages, type Words } from '../locale/words.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Config } from './config.ts';
import { allDeferred } from './deferred.ts';
import type { Feature } from './feature.ts';
import type { Edges } from './foundation.ts';
import { gatewayTo } from './metrics.ts';
import { ShardKeeper } from './shard-keeper.ts';
import type { OwnedShards } from './shards.ts';
import { StartError } from './start-error.ts';

/** From the moment at which everything is built to the first event, and the end of the work. */

/** Milliseconds at the end in which commands whose call was aborted may say so, and save what they have so far. */
const lastAnswers = 400;
/** Milliseconds in which people who are still waiting after that are told that no answer will come. */
const lastWords = 300;

interface Live {
  readonly options: { readonly config: Config; readonly words: OperatorWords; readonly log: Log };
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
  /** Undefined if this process has every server. */
  readonly owned: OwnedShards | undefined;
}

/** Commands that are waiting for their answers in these servers, or in a DM. */
const waitingIn = async ({ store }: Edges, covers: (guild: GuildId | undefined) => boolean) =>
  (await allDeferred(store.pending)).filter(({ guildId }) => covers(guildId));

/**
 * Accepts no new work, lets work in progress finish within its time, tells whoever is still waiting, and aborts the
 * rest.
 */
const endWork = async ({ options, edges, features, router, giveUp }: Live): Promise<void> => {
  const { config, words, log } = options;
  router.stop();
  // It is no longer ours to finish anything, or nothing can be said any more.
  if (!edges.store.ownsStore() || edges.discord.isLost()) {
    giveUp();
    await Promise.all(features.map(async (feature) => feature.close?.(0)));
    return;
  }
  log.info(words.start.stopping);
  const [goOn] = await Promise.all([
    Promise.all(features.map(async (feature) => feature.close?.(config.shutdown))),
    within(config.shutdown, router.drain()),
  ]);
  edges.service.close();
  await within(lastAnswers, router.drain());
  const toldLater = new Set<string>(goOn.flatMap((ids) => ids ?? []));
  const tellWhoWaits = async (): Promise<void> => {
    const waiting = await waitingIn(edges, (guild) => edges.store.shards.has(guild));
    await router.endInterrupted(waiting.filter(({ interactionId }) => !toldLater.has(interactionId)));
  };
  try {
    await within(lastWords, tellWhoWaits());
  } finally {
    giveUp();
  }
};

const outcomeIn = async (
  features: readonly Feature[],
  interaction: InteractionId,
  words: Words,
): Promise<Body | undefined> => {
  for (const feature of features) {
    const outcome = await feature.outcomeOf?.(interaction, words);
    if (outcome !== undefined) return outcome;
  }
  return undefined;
};

const register = async ({ options, edges, routes }: Live): Promise<void> => {
  const { config, words, log } = options;
  const { rest, applicationId, inviteUrl } = edges.discord;
  const { guildId } = config.discord;
  // One process after another: whoever comes second finds them registered.
  const registered = await edges.store.withLock('commands', () =>
    registerCommands({ rest, applicationId, routes, languages, guildId, log }),
  );
  if (registered.kind === 'not_in_server')
    throw new StartError(words.start.notInServer({ guildId: registered.guildId, inviteUrl }));
  if (registered.kind === 'refused') throw new StartError(words.start.commandsRefused(registered));
};

/** What passes dispatches from Discord on to the features. */
const hearing = ({ options, edges, metrics, features, servers, router }: Live) => {
  const counted = metrics === undefined ? [] : [gatewayTo(metrics)];
  const events = tellAll([servers.hears, ...counted, ...features.flatMap(({ hears }) => hears ?? [])]);
  const onInteraction = async (payload: unknown): Promise<void> => {
    const { store } = edges;
    // Of a server that another process has by now, nothing is known here any more.
    const isOurs = store.shards.has(idOf(asPayload(payload), 'guild_id', guildId));
    if (store.ownsStore() && isOurs) await router.receive(payload);
  };
  const { self } = edges.discord;
  return (dispatches: Dispatches): void =>
    listenToGateway({ dispatches, self, events, onInteraction, log: options.log });
};

/** If one connection fails, those that stand are closed: nobody would own them. */
const allOrNone = async <Connection extends { close(): Promise<void> } | undefined>(
  opening: readonly Promise<Connection>[],
): Promise<readonly Connection[]> => {
  const opened = await Promise.allSettled(opening);
  const standing = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = opened.find((one) => one.status === 'rejected');
  if (failed === undefined) return standing;
  await Promise.allSettled(standing.flatMap((connection) => connection?.close() ?? []));
  throw failed.reason;
};

interface Beginning {
  readonly covers: (guild: GuildId | undefined) => boolean;
  /** The connections; undefined for all of them. */
  readonly choices: readonly (ShardChoice | undefined)[];
  /** Called once what is stored has been read. */
  readonly onRead: () => void;
}

/** Reads what is stored of these servers, connects, and takes up what an earlier process left. */
const createBegin = (live: Live) => {
  const { edges, features, router, options } = live;
  const hear = hearing(live);
  /** Undefined for a shard that is lost before it has a session: others need not wait for it, nor end with it. */
  const open = (choice: ShardChoice | undefined) =>
    edges.discord.open(hear, choice).catch((error: unknown) => {
      if (choice?.lost.aborted === true) return undefined;
      throw error;
    });
  return async ({ covers, choices, onRead }: Beginning) => {
    for (const feature of features) await feature.load?.(covers);
    onRead();
    const cutOff = await waitingIn(edges, covers);
    const opened = await allOrNone(choices.map(open));
    // Not awaited: one of them may itself have to wait for what it began.
    router
      .endInterrupted(cutOff, (interaction, words) => outcomeIn(features, interaction, words))
      .catch((error: unknown) =>
        options.log.error(errorFacts(error), 'interrupted commands could not be ended'),
      );
    return opened;
  };
};

type Begin = ReturnType<typeof createBegin>;

/** How a process gets its servers. */
interface Taking {
  /** Resolves with the number of servers. */
  start(): Promise<number>;
  /** Takes no more of them. */
  stop(): void;
}

/** Takes the shards that are free, now and from now on until it is stopped. */
const keepShards = (live: Live, owned: OwnedShards, begin: Begin): Taking => {
  const { options, edges, features } = live;
  const { store, discord } = edges;
  const isIn =
    (shards: readonly number[]) =>
    (guild: GuildId | undefined): boolean =>
      shards.includes(guild === undefined ? 0 : owned.of(guild));
  const hearRequests = (): void => features.forEach((feature) => feature.hearRequests?.());
  let servers = 0;
  const keeper = new ShardKeeper({
    store,
    owned,
    most: options.config.discord.maxShards ?? owned.count,
    begin: async (shards) => {
      const opened = await begin({
        covers: isIn(shards),
        choices: shards.map((shard) => ({
          ids: [shard],
          count: owned.count,
          lost: owned.lossOfShard(shard),
        })),
        onRead: () => {
          owned.begun(shards);
          hearRequests();
        },
      });
      for (const connection of opened) servers += connection?.servers ?? 0;
      return new Map(shards.flatMap((shard, index) => (opened[index] ? [[shard, opened[index]]] : [])));
    },
    drop: (shard) => features.forEach((feature) => feature.drop?.(isIn([shard]))),
    onShare: (part) => discord.rest.share(part),
    words: options.words,
    log: options.log,
  });
  owned.onLost((shard) => keeper.lose(shard));
  owned.onAnnounced(hearRequests);
  return {
    start: async () => {
      await keeper.start();
      return servers;
    },
    stop: () => keeper.stop(),
  };
};

const everyServer = (begin: Begin): Taking => ({
  start: async () => {
    const [gateway] = await begin({ covers: () => true, choices: [undefined], onRead: () => undefined });
    return gateway?.servers ?? 0;
  },
  stop: () => undefined,
});

/** Registers the commands, opens the gateway, and takes up the work. Returns the number of servers. */
export const goLive = async (live: Live): Promise<number> => {
  const { options, closing, edges, owned } = live;
  const { store } = edges;
  if (owned === undefined || store.shared?.isFirst === true) await store.sweep(Date.now());
  await register(live);
  const begin = createBegin(live);
  const taking = owned === undefined ? everyServer(begin) : keepShards(live, owned, begin);
  // Before anything begins: some shards already work while others wait, perhaps for minutes, until they may identify.
  closing.add('work', () => endWork(live), options.config.shutdown + 2 * (lastAnswers + lastWords));
  // First of all, so that nothing is taken while the rest ends.
  closing.add('shards', () => taking.stop());
  live.onWork();
  return taking.start();
};
