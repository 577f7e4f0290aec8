import { InteractionResponseType as Type } from 'discord.js';
import { DiscordError } from '../../lib/failure.ts';
import { neverArrived } from '../outbox/discord-error.ts';
import { createSender } from '../outbox/rest.ts';
import type { DiscordRest, RestAccess, RestRequest, Tries } from '../outbox/rest.ts';

const updates: ReadonlySet<unknown> = new Set([Type.UpdateMessage, Type.DeferredMessageUpdate]);

/** In its URL, or as the message whose button was pressed. */
const namesMessage = ({ route, body = {} }: RestRequest): boolean =>
  route.includes('/messages/') || ('type' in body && updates.has(body.type));

/**
 * If the URL contains an interaction's token, a 404 or a 401 with any code means that Discord no longer knows that
 * token; only if the request also names a message, that message may be what is gone.
 */
const isOver = ({ failure }: DiscordError, request: RestRequest): boolean => {
  switch (failure.kind) {
    case 'unauthorized':
    case 'unknown_channel':
      return true;
    case 'unknown_message':
      return !namesMessage(request);
    case 'refused':
      return failure.status === 404;
    default:
      return false;
  }
};

/** Discord accepts it for three seconds; whoever sends it ends the tries in time. */
const firstAnswer: Tries = { timeout: 1_200, pauses: [100, 200, 400, 800, 1_000] };
/** Six within a minute, as long as Discord answers. */
const untilShown = [500, 1_500, 4_000, 10_000, 20_000];
/** Milliseconds for a message with files, or without. */
const timeouts = { files: 120_000, text: 15_000 };

/**
 * Requests with an interaction's token in the URL. They need no bot token and do not count towards Discord's 50 a
 * second, so a burst of them must not wait behind messages, nor messages behind them. A change may be repeated, which
 * changes nothing more, but a further message has no nonce: only one that cannot have arrived is sent again.
 */
export const createInteractionRest = (access: Omit<RestAccess, 'token' | 'onUnauthorized'>): DiscordRest =>
  createSender({
    ...access,
    triesOf: ({ method, route, hasFiles }) => {
      if (route.endsWith('/callback')) return firstAnswer;
      const tries = { timeout: hasFiles ? timeouts.files : timeouts.text, pauses: untilShown };
      return method === 'POST' ? { ...tries, repeats: neverArrived } : tries;
    },
    meaningOf: (error, request) =>
      isOver(error, request) ? new DiscordError({ kind: 'unknown_interaction' }) : error,
    limits: {
      globalRequestsPerSecond: Number.POSITIVE_INFINITY,
      // discord.js keeps one queue per token until they are swept.
      handlerSweepInterval: 5 * 60_000,
    },
  });
