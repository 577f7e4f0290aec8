import {
  Events,
  GatewayDispatchEvents as Dispatch,
  Options,
  ActivityType,
  Client,
  DiscordjsError,
  DiscordjsErrorCodes,
  GatewayCloseCodes,
  GatewayIntentBits as Intent,
} from 'discord.js';
import type { CacheFactory } from 'discord.js';
import { DiscordError } from '../../lib/failure.ts';
import { unlessGivenUp } from '../../lib/given-up.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import type { Secret } from '../../lib/secret.ts';
import { within } from '../../lib/within.ts';
import { discordError } from '../outbox/discord-error.ts';
import { restOptions, type ObserveRequest } from '../outbox/rest.ts';
import { asPayload, childOf, numberOf, textOf, objectsOf } from '../payload.ts';
import type { Payload } from '../payload.ts';
import type { Dispatches } from './gateway.ts';

/** What discord.js itself needs to keep the connection open; it is given nothing else to process. */
const needed: ReadonlySet<string> = new Set([
  Dispatch.Ready,
  Dispatch.Resumed,
  Dispatch.GuildCreate,
  Dispatch.GuildDelete,
]);

/** All that it remembers of a server. */
const remembered = ['id', 'name', 'unavailable', 'owner_id'] as const;

const lightServer = (server: Payload): Payload =>
  Object.fromEntries(remembered.filter((key) => key in server).map((key) => [key, server[key]]));

/** Fills in what it reads of a session without checking that it is there. The servers it has read already. */
const wholeSession = (ready: Payload): Payload => ({
  ...ready,
  user: childOf(ready, 'user'),
  application: childOf(ready, 'application'),
});

/** What is left of a packet for discord.js after we have read it. */
const leftOver = (kind: string, data: Payload): object => {
  const isServer = kind === Dispatch.GuildCreate || kind === Dispatch.GuildDelete;
  if (!needed.has(kind) || (isServer && textOf(data, 'id') === undefined)) return { t: '', d: {} };
  if (kind === Dispatch.Ready) return { d: wholeSession(data) };
  return kind === Dispatch.GuildCreate ? { d: lightServer(data) } : {};
};

type Listener = Parameters<Dispatches['on']>[1];

/**
 * Passes every dispatch on unchanged, before discord.js does anything with it, and even before the client is ready.
 * Left alone, discord.js would build and keep objects that nobody here needs, and a payload that lacks what it expects
 * would cause an unhandled rejection and end the process. So it gets only what keeps the connection up. (14.28 emits
 * `raw` first, with the same packet object that it then handles.)
 */
const rawDispatches = (client: Client): Dispatches => {
  const listeners = new Map<string, Listener[]>();
  client.on(Events.Raw, (packet: unknown, shard: unknown) => {
    const dispatch = asPayload(packet);
    const kind = textOf(dispatch, 't') ?? '';
    const data = asPayload(dispatch['d']);
    for (const listen of listeners.get(kind) ?? []) listen(data, numberOf({ shard }, 'shard') ?? 0);
    Object.assign(dispatch, leftOver(kind, data));
  });
  return {
    on: (event, listener) => {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
    onConnection: (listener) => {
      const tell = (shard: number, isUp: boolean): void =>
        listener({ shard, shards: client.options.shardCount ?? 1, isUp });
      client.on(Events.ShardReconnecting, (shard) => tell(shard, false));
      client.on(Events.ShardResume, (shard) => tell(shard, true));
    },
  };
};

/** Keeps every cache empty that discord.js lets us limit: our own code reads the raw dispatches. */
const noCaches = (): CacheFactory =>
  Options.cacheWithLimits({
    ApplicationCommandManager: 0,
    ApplicationEmojiManager: 0,
    AutoModerationRuleManager: 0,
    BaseGuildEmojiManager: 0,
    DMMessageManager: 0,
    EntitlementManager: 0,
    GuildBanManager: 0,
    GuildEmojiManager: 0,
    GuildForumThreadManager: 0,
    GuildInviteManager: 0,
    GuildMemberManager: 0,
    GuildMessageManager: 0,
    GuildScheduledEventManager: 0,
    GuildStickerManager: 0,
    GuildTextThreadManager: 0,
    MessageManager: 0,
    PresenceManager: 0,
    ReactionManager: 0,
    ReactionUserManager: 0,
    StageInstanceManager: 0,
    ThreadManager: 0,
    ThreadMemberManager: 0,
    UserManager: 0,
    VoiceStateManager: 0,
  });

/** Why a connection won't recover by itself. */
export type ConnectionLoss = 'unauthorized' | 'disallowed_intents' | 'not_recoverable';

interface GatewayAccess {
  readonly token: Secret;
  readonly apiUrl?: string | undefined;
  readonly readMessages: 'yes' | 'no';
  /** Shown next to the bot's name. */
  readonly presence?: string | undefined;
  readonly log: Log;
  readonly observe?: ObserveRequest | undefined;
  /** Aborts the opening. */
  readonly signal: AbortSignal;
  /** Called before anything is requested from the gateway, so that nothing is missed. */
  readonly hear: (dispatches: Dispatches) => void;
  /** The connection was open and has been lost for good. */
  readonly onLost: (loss: ConnectionLoss) => void;
}

export interface GatewayClient {
  /** How many servers the bot is in. */
  readonly servers: number;
  connected(): boolean;
  close(): Promise<void>;
}

export class ConnectionRefused extends Error {
  override readonly name = 'ConnectionRefused';
  readonly loss: ConnectionLoss;

  constructor(loss: ConnectionLoss) {
    super(`gateway: ${loss}`);
    this.loss = loss;
  }
}

/** Milliseconds that the gateway has to acknowledge our close: discord.js alone would wait half a minute. */
const goodbye = 300;

const lossOf = (closeCode: number): ConnectionLoss => {
  if (closeCode === GatewayCloseCodes.AuthenticationFailed) return 'unauthorized';
  if (closeCode === GatewayCloseCodes.DisallowedIntents) return 'disallowed_intents';
  return 'not_recoverable';
};

/**
 * discord.js's `Client` rather than @discordjs/ws alone: imported as a module, the latter loads a second copy of the
 * REST classes, whose errors are not instances of discord.js's own.
 */
const createClient = (access: GatewayAccess): Client => {
  const { apiUrl, readMessages, presence, observe } = access;
  return new Client({
    intents: [
      Intent.Guilds,
      Intent.GuildMessages,
      Intent.GuildMessageTyping,
      Intent.DirectMessages,
      ...(readMessages === 'yes' ? [Intent.MessageContent] : []),
    ],
    // As many as Discord recommends.
    shards: 'auto',
    makeCache: noCaches(),
    // One unavailable server would otherwise hold up everything for 15 s.
    waitGuildTimeout: 1_000,
    rest: restOptions(apiUrl, observe),
    ...(presence === undefined
      ? {}
      : { presence: { activities: [{ name: presence, state: presence, type: ActivityType.Custom }] } }),
  });
};

const loginError = (error: unknown): Error =>
  error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid
    ? new DiscordError({ kind: 'unauthorized' })
    : discordError(error);

const logErrors = (client: Client, log: Log): void => {
  client.on(Events.ShardError, (error, shard) =>
    log.warn({ shard, ...errorFacts(error) }, 'connection error'),
  );
  client.on(Events.Error, (error) => log.error(errorFacts(error), 'discord.js error'));
};

/**
 * Identifies, and resolves when Discord has named the servers. Rejects with ConnectionRefused if the gateway closed the
 * connection for good, else with a DiscordError.
 */
export const openGateway = async (access: GatewayAccess): Promise<GatewayClient> => {
  const { token, log, signal, hear, onLost } = access;
  const client = createClient(access);
  const online = new Set<number>();
  let loss: ConnectionLoss | undefined;
  let opened = false;
  let closing = false;

  const dispatches = rawDispatches(client);
  hear(dispatches);

  const sessions = new Promise<number>((resolve) => {
    let servers = 0;
    let started = 0;
    dispatches.on(Dispatch.Ready, (data, shard) => {
      online.add(shard);
      servers += objectsOf(asPayload(data), 'guilds').length;
      started += 1;
      if (started === client.options.shardCount) resolve(servers);
    });
  });
  dispatches.on(Dispatch.Resumed, (_data, shard) => {
    online.add(shard);
    log.info({ shard }, 'connection to Discord resumed');
  });
  client.on(Events.ShardReconnecting, (shard) => {
    online.delete(shard);
    if (!closing) log.info({ shard }, 'connection to Discord lost, reconnecting');
  });
  client.on(Events.ShardDisconnect, ({ code }, shard) => {
    online.delete(shard);
    loss = lossOf(code);
    log.warn({ shard, code }, 'Discord closed the connection for good');
    if (opened) onLost(loss);
  });
  logErrors(client, log);

  try {
    const servers = await unlessGivenUp(
      signal,
      client.login(token.reveal()).then(() => sessions),
    );
    opened = true;
    return {
      servers,
      connected: () => online.size > 0 && online.size === client.ws.shards.size,
      close: async () => {
        closing = true;
        await within(goodbye, client.destroy());
      },
    };
  } catch (error) {
    if (signal.aborted) {
      closing = true;
      client.destroy().catch(() => undefined); // a failure does not matter: nobody needs the client any more
    }
    if (loss !== undefined) throw new ConnectionRefused(loss);
    throw loginError(error);
  }
};
