import { DiscordError } from '../lib/failure.ts';
import type { UserId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';
import type { Secret } from '../lib/secret.ts';
import { sharedAbort } from '../lib/shared-abort.ts';
import { inviteLink, readApplication } from './application.ts';
import {
  ConnectionRefused,
  openGateway,
  type ConnectionLoss,
  type GatewayConnection,
  type GatewayListener,
} from './gateway/connection.ts';
import type { GatewayTimes } from './gateway/sessions.ts';
import { createInteractionRest } from './interactions/interaction-rest.ts';
import { createRest, type DiscordRest, type ObserveRequest } from './outbox/rest.ts';

interface DiscordAccess {
  readonly token: Secret;
  /** The REST root including `/api`; Discord's own unless given. */
  readonly apiUrl?: string | undefined;
  /** Shown next to the bot's name, for a demo. */
  readonly presence?: string | undefined;
  readonly log: Log;
  readonly observe?: ObserveRequest | undefined;
  /** Aborts what is in progress: requests, and the opening of the gateway. */
  readonly signal: AbortSignal;
  /** Shortened by tests. */
  readonly times?: GatewayTimes;
  /** Called once: discord.js can't recover the connection, or Discord no longer accepts the token. */
  readonly onFatal: (reason: ConnectionLoss) => void;
}

export interface Discord {
  readonly rest: DiscordRest;
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
   * Opens the gateway, with as many connections as Discord recommends; resolves with the number of servers. Rejects with
   * a DiscordError.
   */
  open(listener: GatewayListener): Promise<number>;
  /** The token or the connection is lost for good: nothing can be said any more. */
  isLost(): boolean;
  /** Whether every connection is up. */
  connected(): boolean;
  close(): Promise<void>;
}

const refusal = (error: unknown): unknown =>
  error instanceof ConnectionRefused
    ? new DiscordError(
        error.loss === 'unauthorized' ? { kind: 'unauthorized' } : { kind: 'refused', status: 400, code: 0 },
      )
    : error;

/**
 * Reads who the bot is without opening the gateway yet, so that everything that posts exists before the first event
 * arrives. Rejects with a DiscordError, `unauthorized` for an invalid token.
 */
export const connectDiscord = async (access: DiscordAccess): Promise<Discord> => {
  const { token, apiUrl, observe, log, signal, onFatal } = access;
  let gateway: GatewayConnection | undefined;
  let ended = false;
  let lost = false;
  const fatal = (reason: ConnectionLoss): void => {
    // Before the gateway is open, the rejection reports it.
    if (gateway === undefined || ended) return;
    ended = true;
    lost = true;
    onFatal(reason);
  };

  const over = sharedAbort();
  const giveUp = (): void => over.abort();
  if (signal.aborted) giveUp();
  else signal.addEventListener('abort', giveUp, { once: true });
  const closing = over.signal;
  const rest = createRest({ apiUrl, token, closing, observe, onUnauthorized: () => fatal('unauthorized') });
  const application = await readApplication(rest);
  let readsMessages = application.mayReadMessages;

  const identify = (listener: GatewayListener): Promise<GatewayConnection> => {
    const readMessages = readsMessages ? 'yes' : 'no';
    return openGateway({ ...access, readMessages, listener, onLost: fatal });
  };

  return {
    rest,
    interactionRest: createInteractionRest({ apiUrl, closing, observe }),
    applicationId: application.id,
    self: application.self,
    userName: application.userName,
    inviteUrl: inviteLink(application.id),
    readsMessages: () => readsMessages,
    open: async (listener) => {
      gateway = await identify(listener).catch((error: unknown) => {
        // The flags said yes and the gateway no (just disabled, or not approved): hearing only mentions is better than
        // nothing.
        const mayGoOn = error instanceof ConnectionRefused && error.loss === 'disallowed_intents';
        if (!mayGoOn || !readsMessages) throw refusal(error);
        log.warn('this application may not use the Message Content intent; continuing without it');
        readsMessages = false;
        return identify(listener).catch((again: unknown) => {
          throw refusal(again);
        });
      });
      return gateway.servers;
    },
    isLost: () => lost,
    connected: () => gateway?.connected() === true,
    close: async () => {
      ended = true;
      giveUp();
      await gateway?.close();
    },
  };
};
