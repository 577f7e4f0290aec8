import { GatewayCloseCodes } from 'discord.js';
import { DiscordError } from '../lib/failure.ts';
import { inviteLink, readApplication } from './application.ts';
import {
  openGateway,
  type ConnectionLoss,
  type GatewayAccess,
  type GatewayConnection,
  type GatewayListener,
} from './gateway/connection.ts';
import { createInteractionRest } from './interactions/interaction-rest.ts';
import { createRest, type ObserveRequest } from './outbox/rest.ts';

interface DiscordAccess extends GatewayAccess {
  /** The REST root including `/api`; Discord's own unless given. */
  readonly apiUrl?: string | undefined;
  readonly observe?: ObserveRequest | undefined;
  /** Called once: discord.js can't recover the connection, or Discord no longer accepts the token. */
  readonly onFatal: (reason: ConnectionLoss) => void;
}

/** The flags said yes and the gateway no: the intent was just disabled, or is not approved. */
const mayNotRead = (error: unknown): boolean =>
  error instanceof DiscordError &&
  error.failure.kind === 'refused' &&
  error.failure.code === Number(GatewayCloseCodes.DisallowedIntents);

/**
 * Reads who the bot is without opening the gateway yet, so that everything that posts exists before the first event
 * arrives. Rejects with a DiscordError, `unauthorized` for an invalid token.
 */
export const connectDiscord = async (access: DiscordAccess) => {
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

  let isFailing = false;
  const observed: ObserveRequest = (request) => {
    observe?.(request);
    const fails = request.status === undefined || request.status >= 500;
    if (isFailing && !fails) gateway?.answersAgain();
    isFailing = fails;
  };
  const shared = { apiUrl, closing: signal, observe: observed };
  const rest = createRest({ ...shared, token, onUnauthorized: () => fatal('unauthorized') });
  const application = await readApplication(rest);
  let readsMessages = application.mayReadMessages;
  const identify = (listener: GatewayListener): Promise<GatewayConnection> =>
    openGateway({ ...access, rest, readMessages: readsMessages ? 'yes' : 'no', listener, onLost: fatal });

  return {
    rest,
    /** For requests that carry an interaction's token. */
    interactionRest: createInteractionRest(shared),
    applicationId: application.id,
    /** The bot's own user. */
    self: application.self,
    userName: application.userName,
    inviteUrl: inviteLink(application.id),
    /** What stands in the bot's way in the Developer Portal. */
    switches: application.switches,
    /** Whether the bot receives the text of messages; final once `open` has resolved. */
    readsMessages: (): boolean => readsMessages,
    /**
     * Opens the gateway, with as many connections as Discord recommends; resolves with the number of servers. Rejects
     * with a DiscordError.
     */
    open: async (listener: GatewayListener): Promise<number> => {
      try {
        gateway = await identify(listener);
      } catch (error) {
        if (!mayNotRead(error) || !readsMessages) throw error;
        // Hearing only mentions is better than nothing.
        log.warn('this application may not use the Message Content intent; continuing without it');
        readsMessages = false;
        gateway = await identify(listener);
      }
      return gateway.servers;
    },
    /** The token or the connection is lost for good: nothing can be said any more. */
    isLost: (): boolean => lost,
    /** Whether every connection is up. */
    connected: (): boolean => gateway?.connected() === true,
    close: async (): Promise<void> => {
      ended = true;
      await gateway?.close();
    },
  };
};

export type Discord = Awaited<ReturnType<typeof connectDiscord>>;
