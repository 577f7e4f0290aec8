import { InteractionResponseType as Type } from 'discord.js';
import { DiscordError } from '../../lib/failure.ts';
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

// Discord accepts it for three seconds, and answers a repeat with 40060 (already acknowledged).
const firstAnswer: Tries = { timeout: 2_500, again: 2 };
/** Milliseconds for a message with files, or without. */
const timeouts = { files: 120_000, text: 15_000 };

/**
 * Requests with an interaction's token in the URL. They need no bot token and do not count towards Discord's 50 a
 * second, so a burst of them must not wait behind messages, nor messages behind them. All may be repeated: a change
 * changes nothing more, and of a further private message whose answer was lost, a copy is better than none.
 */
export const createInteractionRest = (access: Omit<RestAccess, 'token' | 'onUnauthorized'>): DiscordRest =>
  createSender({
    ...access,
    triesOf: ({ route, hasFiles }) =>
      route.endsWith('/callback')
        ? firstAnswer
        : { timeout: hasFiles ? timeouts.files : timeouts.text, again: 2 },
    meaningOf: (error, request) =>
      isOver(error, request) ? new DiscordError({ kind: 'unknown_interaction' }) : error,
    limits: {
      globalRequestsPerSecond: Number.POSITIVE_INFINITY,
      // discord.js keeps one queue per token until they are swept.
      handlerSweepInterval: 5 * 60_000,
    },
  });
