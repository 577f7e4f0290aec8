import {
  ActivityType,
  Client,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayCloseCodes,
  GatewayDispatchEvents as Dispatch,
  GatewayIntentBits as Intent,
} from 'discord.js';
import { DiscordError } from '../../lib/failure.ts';
import { unlessGivenUp } from '../../lib/given-up.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import type { Secret } from '../../lib/secret.ts';
import { within } from '../../lib/within.ts';
import type { Dispatches } from './gateway.ts';
import { noCaches } from './light-cache.ts';
import { asPayload, objectsOf } from '../payload.ts';
import { rawDispatches } from './raw-dispatches.ts';
import { discordError } from '../outbox/rest-failure.ts';
import { restOptions } from '../outbox/rest.ts';

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
  client.on(Events.ShardError, (error, shard) =>
    log.warn({ shard, ...errorFacts(error) }, 'connection error'),
  );
  client.on(Events.Error, (error) => log.error(errorFacts(error), 'discord.js error'));

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
