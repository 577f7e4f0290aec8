import { DiscordError } from '../lib/failure.ts';
import type { UserId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';
import { pause } from '../lib/pause.ts';
import type { Secret } from '../lib/secret.ts';
import { inviteLink, readApplication, readSessionStarts } from './application.ts';
import {
  ConnectionRefused,
  openGateway,
  type ConnectionLoss,
  type GatewayClient,
  type MayIdentify,
  type ShardChoice,
} from './gateway/gateway-client.ts';
import type { Dispatches } from './gateway/gateway.ts';
import { createInteractionRest } from './interactions/interaction-requests.ts';
import { createRest, type DiscordRest, type ObserveRequest, type SharedRest } from './outbox/rest.ts';

interface DiscordAccess {
  readonly token: Secret;
  /** The REST root including `/api`; Discord's own unless given. */
  readonly apiUrl?: string | undefined;
  /** How many connections to the gateway; as many as Discord recommends, unless given. */
  readonly shards?: 'auto' | number;
  /** For a bot of several clients or processes; see `MayIdentify`. */
  readonly mayIdentify?: MayIdentify | undefined;
  /** Shown next to the bot's name, for a demo. */
  readonly presence?: string | undefined;
  readonly log: Log;
  readonly observe?: ObserveRequest | undefined;
  /** Aborts what is in progress: requests, and the opening of the gateway. */
  readonly signal: AbortSignal;
  /** Called once: discord.js can't recover the connection, or Discord no longer accepts the token. */
  readonly onFatal: (reason: ConnectionLoss) => void;
}

export interface Discord {
  readonly rest: SharedRest;
  /** For requests that carry an interaction's token. */
  readonly interactionRest: DiscordRest;
  readonly applicationId: string;
  /** The bot's own user. */
  readonly self: UserId;
  readonly userName: string;
  readonly inviteUrl: string;
  /** Whether the bot receives the text of messages; final once `open` has resolved. */
  readsMessages(): boolean;
  /**
   * Opens the gateway. `hear` subscribes to the raw dispatches; it is called again if the connection has to be reopened
   * without Message Content. Rejects with a DiscordError. `shards`: only these, in addition to those opened before.
   */
  open(
    hear: (dispatches: Dispatches) => void,
    shards?: ShardChoice,
  ): Promise<{ readonly servers: number; close(): Promise<void> }>;
  /** The token or the connection is lost for good: nothing can be said any more. */
  isLost(): boolean;
  /** Whether every connection that was opened is up. */
  connected(): boolean;
  close(): Promise<void>;
}

interface Identifying {
  readonly hear: (dispatches: Dispatches) => void;
  /** Undefined for all shards. */
  readonly choice: ShardChoice | undefined;
  readonly readMessages: 'yes' | 'no';
  readonly signal: AbortSignal;
}

const refusal = (error: unknown): unknown =>
  error instanceof ConnectionRefused
    ? new DiscordError(
        error.loss === 'unauthorized' ? { kind: 'unauthorized' } : { kind: 'refused', status: 400, code: 0 },
      )
    : error;

/** `giveUp` aborts the requests in progress, and so does the signal. */
const openRests = (access: DiscordAccess, onUnauthorized: () => void) => {
  const { token, apiUrl, signal, observe } = access;
  const rest = createRest({ apiUrl, token, onUnauthorized, observe });
  const interactionRest = createInteractionRest(apiUrl, observe);
  const giveUp = (): void => {
    rest.close();
    interactionRest.close();
  };
  if (signal.aborted) giveUp();
  else signal.addEventListener('abort', giveUp, { once: true });
  return { rest, interactionRest, giveUp };
};

/**
 * Reads who the bot is without opening the gateway yet, so that everything that posts exists before the first event
 * arrives. Rejects with a DiscordError, `unauthorized` for an invalid token.
 */
export const connectDiscord = async (access: DiscordAccess): Promise<Discord> => {
  const { token, apiUrl, shards = 'auto', presence, log, signal, onFatal, observe } = access;
  const gateways = new Set<GatewayClient>();
  let opened = false;
  let ended = false;
  let lost = false;
  const fatal = (reason: ConnectionLoss): void => {
    // Before the gateway is open, the rejection reports it.
    if (!opened || ended) return;
    ended = true;
    lost = true;
    onFatal(reason);
  };

  const { rest, interactionRest, giveUp } = openRests(access, () => fatal('unauthorized'));
  const application = await readApplication(rest);
  let readsMessages = application.mayReadMessages;

  const identify = ({ hear, choice, readMessages, signal: until }: Identifying): Promise<GatewayClient> =>
    openGateway({
      token,
      apiUrl,
      shards: choice ?? shards,
      mayIdentify: access.mayIdentify,
      presence,
      log,
      observe,
      signal: until,
      hear,
      readMessages,
      onLost: fatal,
    });

  /** How many milliseconds to wait because Discord lets the bot start no more sessions; undefined if it does. */
  const untilStarts = async (choice: ShardChoice | undefined): Promise<number | undefined> => {
    const starts = await readSessionStarts(rest);
    if (starts === undefined) return undefined;
    const all = shards === 'auto' ? starts.recommended : shards;
    return starts.remaining < (choice?.ids.length ?? all) ? starts.resetAfter : undefined;
  };

  const identifyOnceAllowed = async (asked: Identifying): Promise<GatewayClient> => {
    for (;;) {
      try {
        return await identify(asked);
      } catch (error) {
        const wait = error instanceof ConnectionRefused ? undefined : await untilStarts(asked.choice);
        if (wait === undefined || asked.signal.aborted) throw error;
        const minutes = Math.ceil(wait / 60_000);
        log.warn({ minutes }, 'Discord lets this bot start no more sessions for now; it waits until it may');
        await pause(wait, asked.signal);
      }
    }
  };

  return {
    rest,
    interactionRest,
    applicationId: application.id,
    self: application.self,
    userName: application.userName,
    inviteUrl: inviteLink(application.id),
    readsMessages: () => readsMessages,
    open: async (hear, choice) => {
      const readMessages = readsMessages ? 'yes' : 'no';
      const until = choice === undefined ? signal : AbortSignal.any([signal, choice.lost]);
      const asked = { hear, choice, readMessages, signal: until } as const;
      const gateway = await identifyOnceAllowed(asked).catch((error: unknown) => {
        // The flags said yes and the gateway no (just disabled, or not approved): hearing only mentions is better than
        // nothing. Several shards may learn of it at the same time.
        const mayGoOn = error instanceof ConnectionRefused && error.loss === 'disallowed_intents';
        if (!mayGoOn || readMessages === 'no') throw refusal(error);
        if (readsMessages)
          log.warn('this application may not use the Message Content intent; continuing without it');
        readsMessages = false;
        return identifyOnceAllowed({ ...asked, readMessages: 'no' }).catch((again: unknown) => {
          throw refusal(again);
        });
      });
      opened = true;
      gateways.add(gateway);
      return {
        servers: gateway.servers,
        close: () => {
          gateways.delete(gateway);
          return gateway.close();
        },
      };
    },
    isLost: () => lost,
    connected: () => opened && [...gateways].every((gateway) => gateway.connected()),
    close: async () => {
      ended = true;
      giveUp();
      await Promise.all([...gateways].map((gateway) => gateway.close()));
    },
  };
};
