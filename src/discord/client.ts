import { DiscordError } from '../lib/failure.ts';
import type { UserId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';
import type { Secret } from '../lib/secret.ts';
import { inviteLink, readApplication } from './application.ts';
import {
  ConnectionRefused,
  openGateway,
  type ConnectionLoss,
  type GatewayClient,
} from './gateway/gateway-client.ts';
import type { Dispatches } from './gateway/gateway.ts';
import { createInteractionRest } from './interactions/interaction-requests.ts';
import { createRest, type DiscordRest } from './outbox/rest.ts';

interface DiscordAccess {
  readonly token: Secret;
  /** The REST root including `/api`; Discord's own unless given. */
  readonly apiUrl?: string | undefined;
  /** Shown beside the bot's name, for a demo. */
  readonly presence?: string | undefined;
  readonly log: Log;
  /** Gives up what is under way: requests, and the opening of the gateway. */
  readonly signal: AbortSignal;
  /** Told once: discord.js won't recover the connection, or Discord no longer takes the token. */
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
  /** Whether the bot is given the text of messages; certain once `open` has resolved. */
  readsMessages(): boolean;
  /**
   * Opens the gateway. `hear` subscribes to the raw dispatches and is called anew should the connection have to be
   * made again without Message Content. Rejects with a DiscordError.
   */
  open(hear: (dispatches: Dispatches) => void): Promise<{ readonly servers: number }>;
  connected(): boolean;
  close(): Promise<void>;
}

const refusal = (error: unknown): unknown =>
  error instanceof ConnectionRefused
    ? new DiscordError(
        error.loss === 'unauthorized' ? { kind: 'unauthorized' } : { kind: 'refused', status: 400, code: 0 },
      )
    : error;

/** `giveUp` ends the requests under way, and so does the signal. */
const openRests = ({ token, apiUrl, signal }: DiscordAccess, onUnauthorized: () => void) => {
  const rest = createRest({ apiUrl, token, onUnauthorized });
  const interactionRest = createInteractionRest(apiUrl);
  const giveUp = (): void => {
    rest.close();
    interactionRest.close();
  };
  if (signal.aborted) giveUp();
  else signal.addEventListener('abort', giveUp, { once: true });
  return { rest, interactionRest, giveUp };
};

/**
 * Reads who the bot is, without opening the gateway yet: so everything that posts exists before the first event
 * comes. Rejects with a DiscordError, `unauthorized` for a token that is no good.
 */
export const connectDiscord = async (access: DiscordAccess): Promise<Discord> => {
  const { token, apiUrl, presence, log, signal, onFatal } = access;
  let gateway: GatewayClient | undefined;
  let ended = false;
  const fatal = (reason: ConnectionLoss): void => {
    // Before the gateway is open, the rejection tells it.
    if (gateway === undefined || ended) return;
    ended = true;
    onFatal(reason);
  };

  const { rest, interactionRest, giveUp } = openRests(access, () => fatal('unauthorized'));
  const application = await readApplication(rest);
  let readsMessages = application.mayReadMessages;

  const identify = (hear: (dispatches: Dispatches) => void): Promise<GatewayClient> =>
    openGateway({
      token,
      apiUrl,
      presence,
      log,
      signal,
      hear,
      readMessages: readsMessages ? 'yes' : 'no',
      onLost: fatal,
    });

  return {
    rest,
    interactionRest,
    applicationId: application.id,
    self: application.self,
    userName: application.userName,
    inviteUrl: inviteLink(application.id),
    readsMessages: () => readsMessages,
    open: async (hear) => {
      try {
        gateway = await identify(hear);
      } catch (error) {
        // The flags said yes and the gateway no (just switched off, or not approved): better to hear mentions only.
        const mayGoOn = error instanceof ConnectionRefused && error.loss === 'disallowed_intents';
        if (!mayGoOn || !readsMessages) throw refusal(error);
        readsMessages = false;
        log.warn('Message Content is not allowed for this application; going on without it');
        gateway = await identify(hear).catch((again: unknown) => {
          throw refusal(again);
        });
      }
      return { servers: gateway.servers };
    },
    connected: () => gateway?.connected() ?? false,
    close: async () => {
      ended = true;
      giveUp();
      await gateway?.close();
    },
  };
};
