import { SimpleShardingStrategy, WebSocketManager, WebSocketShardEvents as ShardEvent } from '@discordjs/ws';
import {
  ActivityType,
  GatewayCloseCodes as Close,
  GatewayIntentBits as Intent,
  PresenceUpdateStatus,
  REST,
  type GatewayDispatchPayload,
} from 'discord.js';
import { DiscordError } from '../../lib/failure.ts';
import type { Log } from '../../lib/log.ts';
import type { Secret } from '../../lib/secret.ts';
import { unlessGivenUp, within } from '../../lib/waiting.ts';
import { discordError } from '../outbox/discord-error.ts';
import type { DiscordRest } from '../outbox/rest.ts';
import { createLosses, watchSilence, type WithShards } from './shards.ts';
import { Sessions, type GatewayTimes } from './sessions.ts';
import { allowedToStart, readStarts } from './starts.ts';

/** The connections to Discord's gateway, one a shard, all in this process. */

/** What the gateway says, in order of arrival. */
export interface GatewayListener {
  dispatched(payload: GatewayDispatchPayload): void;
  /** A connection was lost, or has resumed the same session, in which case nothing was missed. */
  connectionChanged(change: {
    readonly shard: number;
    readonly shards: number;
    readonly isUp: boolean;
  }): void;
}

/** Why a connection won't recover by itself. */
export type ConnectionLoss = 'unauthorized' | 'disallowed_intents' | 'not_recoverable';

const usualTimes: GatewayTimes = {
  hello: 10_000,
  resume: 20_000,
  steady: 1_000,
  firstPause: 500,
  longestPause: 10_000,
  afresh: [1_000, 5_000],
};

export interface GatewayAccess {
  readonly token: Secret;
  /** Shown next to the bot's name, for a demo. */
  readonly presence?: string | undefined;
  readonly log: Log;
  /** Aborts what is in progress: requests, and the opening of the gateway. */
  readonly signal: AbortSignal;
  /** Shortened by tests. */
  readonly times?: GatewayTimes | undefined;
}

interface Opening extends GatewayAccess {
  readonly rest: DiscordRest;
  readonly readMessages: 'yes' | 'no';
  readonly listener: GatewayListener;
  /** The connection was open and has been lost for good. */
  readonly onLost: (loss: ConnectionLoss) => void;
}

/** Milliseconds that the gateway has to acknowledge our close: the library alone would wait half a minute. */
const goodbye = 300;
/** The codes after which Discord wants no further attempt. Source: "Gateway Close Event Codes". */
const lossOf: ReadonlyMap<number, ConnectionLoss> = new Map<number, ConnectionLoss>([
  [Close.AuthenticationFailed, 'unauthorized'],
  [Close.DisallowedIntents, 'disallowed_intents'],
  [Close.InvalidShard, 'not_recoverable'],
  [Close.ShardingRequired, 'not_recoverable'],
  [Close.InvalidAPIVersion, 'not_recoverable'],
  [Close.InvalidIntents, 'not_recoverable'],
]);

const refusal = (code: number): DiscordError =>
  new DiscordError(
    code === Close.AuthenticationFailed ? { kind: 'unauthorized' } : { kind: 'refused', status: 400, code },
  );

const intentsFor = (readMessages: 'yes' | 'no'): number =>
  Intent.Guilds |
  Intent.GuildMessages |
  Intent.GuildMessageTyping |
  Intent.DirectMessages |
  (readMessages === 'yes' ? Intent.MessageContent : 0);

const presenceOf = (text: string) => ({
  activities: [{ name: text, state: text, type: ActivityType.Custom }],
  status: PresenceUpdateStatus.Online,
  since: null,
  afk: false,
});

/**
 * Identifies every shard that Discord recommends, and resolves when Discord has named the servers. Rejects with a
 * DiscordError, of the gateway's own code if it closed a connection for good.
 */
export const openGateway = async (access: Opening) => {
  const { token, rest, readMessages, presence, log, signal, listener, onLost } = access;
  const { times = usualTimes } = access;
  let opened = (): void => undefined;
  let refused: (error: Error) => void = () => undefined;
  const opening = new Promise<void>((resolve, reject) => {
    opened = resolve;
    refused = reject;
  });
  let strategy: WithShards | undefined;
  const shardsNow = (): WithShards['shards'] => strategy?.shards ?? new Map();
  const losses = createLosses(shardsNow, log);
  let shards = 0;
  let address = '';
  /** By shard that has started, how many servers it has. */
  const started = new Map<number, number>();
  let isOpen = false;
  let isEnding = false;

  const sessions: Sessions = new Sessions({
    times,
    onDown: (down) => {
      if (!isEnding && !lossOf.has(down.code)) losses.tell(down);
    },
    giveUp: (shard) => {
      log.warn({ shard }, 'the session at Discord could not be resumed in time: it needs a new one');
      shardsNow().get(shard)?.connection?.terminate();
    },
    mayIdentify: async () => {
      // If Discord cannot be asked, the gateway itself says whether it may.
      const read = () => within(times.hello, readStarts(manager)).catch(() => undefined);
      await allowedToStart(read, { needed: 1, log, signal });
    },
    commonAddress: () => address,
  });
  // Only `get` is asked of it.
  const asking = new REST();
  asking.get = (route) => rest.send({ method: 'GET', route });
  const manager = new WebSocketManager({
    token: token.reveal(),
    rest: asking,
    intents: intentsFor(readMessages),
    initialPresence: presence === undefined ? null : presenceOf(presence),
    // Longer than a silent connection is let live, so that these never run out.
    handshakeTimeout: 2 * times.hello,
    helloTimeout: 2 * times.hello,
    buildStrategy: (its) => {
      const simple = new SimpleShardingStrategy(its);
      strategy = simple as unknown as WithShards;
      return simple;
    },
    retrieveSessionInfo: (shard) => sessions.retrieve(shard),
    updateSessionInfo: (shard, session) => sessions.update(shard, session),
  });

  manager.on(ShardEvent.Dispatch, ({ data }) => listener.dispatched(data));
  manager.on(ShardEvent.Ready, ({ data, shardId: shard }) => {
    sessions.cameUp(shard, { isResumed: false });
    log.info({ shard }, 'new session at Discord');
    // Tried without: nothing is promised.
    started.set(shard, data.guilds?.length ?? 0);
    if (started.size === shards) opened();
  });
  manager.on(ShardEvent.Resumed, ({ shardId: shard }) => {
    sessions.cameUp(shard, { isResumed: true });
    log.info({ shard }, 'connection to Discord resumed');
    listener.connectionChanged({ shard, shards, isUp: true });
  });
  manager.on(ShardEvent.Closed, ({ code, shardId: shard }) => {
    if (sessions.wentDown(shard, code)) listener.connectionChanged({ shard, shards, isUp: false });
    const loss = lossOf.get(code);
    if (loss === undefined || isEnding) return;
    log.warn({ shard, code }, 'Discord closed the connection for good');
    if (isOpen) onLost(loss);
    else refused(refusal(code));
  });
  manager.on(ShardEvent.Hello, ({ shardId: shard }) => sessions.spoke(shard));
  // It says something whenever it has made a connection.
  manager.on(ShardEvent.Debug, ({ shardId: shard }) => losses.listen(shard));
  // Told when the connection is down.
  manager.on(ShardEvent.Error, () => undefined);
  const stopWatching = watchSilence(shardsNow, { sessions, longest: times.hello });

  const close = async (): Promise<void> => {
    isEnding = true;
    stopWatching();
    sessions.end();
    await within(goodbye, Promise.resolve(manager.destroy()));
  };
  const open = async (): Promise<void> => {
    ({ url: address } = await allowedToStart(() => readStarts(manager), access));
    shards = await manager.getShardCount();
    // It rejects with the first error of any shard, although they all go on trying.
    manager.connect().catch(async (error: unknown) => {
      if ((await manager.fetchStatus()).size === 0) refused(discordError(error));
    });
    return opening;
  };

  try {
    await unlessGivenUp([signal], open);
  } catch (error) {
    await close();
    throw discordError(error);
  }
  isOpen = true;
  return {
    /** How many servers the bot is in. */
    servers: [...started.values()].reduce((sum, count) => sum + count, 0),
    /** Whether every connection is up. */
    connected: (): boolean => sessions.upCount === shards,
    /** Discord answers again: whoever waits to connect need not wait any longer. */
    answersAgain: (): void => sessions.endPauses(),
    close,
  };
};

export type GatewayConnection = Awaited<ReturnType<typeof openGateway>>;
