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
import { discordError, restOptions } from '../outbox/rest.ts';
import { asPayload, childOf, numberOf, textOf, objectsOf } from '../payload.ts';
import type { Payload } from '../payload.ts';
import type { Dispatches } from './gateway.ts';

/** What discord.js itself needs to know of, to keep the connection; it gets nothing else to work on. */
const needed: ReadonlySet<string> = new Set([
  Dispatch.Ready,
  Dispatch.Resumed,
  Dispatch.GuildCreate,
  Dispatch.GuildDelete,
]);

/** Of a server it remembers no more than this. */
const remembered = ['id', 'name', 'unavailable', 'owner_id'] as const;

const lightServer = (server: Payload): Payload =>
  Object.fromEntries(remembered.filter((key) => key in server).map((key) => [key, server[key]]));

/** What it reads of a session without asking whether that is there; of the servers it has read by then. */
const wholeSession = (ready: Payload): Payload => ({
  ...ready,
  user: childOf(ready, 'user'),
  application: childOf(ready, 'application'),
});

/** What is left of a packet for discord.js, once we have read it. */
const leftOver = (kind: string, data: Payload): object => {
  const isServer = kind === Dispatch.GuildCreate || kind === Dispatch.GuildDelete;
  if (!needed.has(kind) || (isServer && textOf(data, 'id') === undefined)) return { t: '', d: {} };
  if (kind === Dispatch.Ready) return { d: wholeSession(data) };
  return kind === Dispatch.GuildCreate ? { d: lightServer(data) } : {};
};

type Listener = Parameters<Dispatches['on']>[1];

/**
 * Hands every dispatch on as it came, before discord.js does anything with it and also before it is ready. discord.js
 * would then build and keep objects that nobody here asks for, and reject unhandled, ending the process, on a payload
 * that lacks what it expects: so only what keeps the connection up is left to it. (14.28 emits `raw` first, with the
 * very packet that it goes on to handle.)
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

/** Every cache that discord.js allows to be limited, held empty: our own code reads the raw dispatches. */
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

/** Why a connection won't come back by itself. */
export type ConnectionLoss = 'unauthorized' | 'disallowed_intents' | 'not_recoverable';

interface GatewayAccess {
  readonly token: Secret;
  readonly apiUrl?: string | undefined;
  readonly readMessages: 'yes' | 'no';
  /** Shown beside the bot's name. */
  readonly presence?: string | undefined;
  readonly log: Log;
  /** Gives up opening it. */
  readonly signal: AbortSignal;
  /** Called before the gateway is asked for anything, so that nothing is missed. */
  readonly hear: (dispatches: Dispatches) => void;
  /** The connection was open and ended for good. */
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

/** Milliseconds that the gateway gets to take our goodbye: discord.js waits for it half a minute. */
const goodbye = 300;

const lossOf = (closeCode: number): ConnectionLoss => {
  if (closeCode === GatewayCloseCodes.AuthenticationFailed) return 'unauthorized';
  if (closeCode === GatewayCloseCodes.DisallowedIntents) return 'disallowed_intents';
  return 'not_recoverable';
};

/**
 * discord.js's `Client` and not @discordjs/ws alone: imported as a module, that loads a second copy of the REST classes,
 * whose errors discord.js's own do not match, and its manager cannot add a shard without closing all others.
 */
const createClient = ({ apiUrl, readMessages, presence }: GatewayAccess): Client =>
  new Client({
    intents: [
      Intent.Guilds,
      Intent.GuildMessages,
      Intent.DirectMessages,
      ...(readMessages === 'yes' ? [Intent.MessageContent] : []),
    ],
    shards: 'auto',
    makeCache: noCaches(),
    // One unavailable server would otherwise hold up everything for 15 s.
    waitGuildTimeout: 1_000,
    rest: restOptions(apiUrl),
    ...(presence === undefined
      ? {}
      : { presence: { activities: [{ name: presence, state: presence, type: ActivityType.Custom }] } }),
  });

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
 * Identifies, and resolves when Discord has named the servers. Rejects with ConnectionRefused when the gateway closed
 * for good, else with a DiscordError.
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
      client.destroy().catch(() => undefined); // whatever it says: nobody needs it any more
    }
    if (loss !== undefined) throw new ConnectionRefused(loss);
    throw loginError(error);
  }
};
