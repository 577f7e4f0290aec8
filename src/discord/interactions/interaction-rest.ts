import { InteractionResponseType as Type } from 'discord.js';
import { DiscordError } from '../../lib/failure.ts';
import { createSender, restOptions } from '../outbox/rest.ts';
import type { DiscordRest, RestAccess, RestRequest } from '../outbox/rest.ts';

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

/**
 * Requests with an interaction's token in the URL. They need no bot token and do not count towards Discord's 50 a
 * second, so a burst of them must not wait behind messages, nor messages behind them.
 */
export const createInteractionRest = ({
  apiUrl,
  closing,
  observe,
}: Omit<RestAccess, 'token' | 'onUnauthorized'>): DiscordRest => {
  const shared = {
    ...restOptions(apiUrl, observe),
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    // discord.js keeps one queue per token until they are swept.
    handlerSweepInterval: 5 * 60_000,
  };
  // Discord accepts it for three seconds, and answers a repeat with 40060 (already acknowledged).
  const firstAnswers = createSender({ options: { ...shared, timeout: 2_500, retries: 2 }, closing });
  // These have no nonce: one sent again after it had arrived would show twice.
  const newMessages = createSender({ options: { ...shared, timeout: 30_000, retries: 0 }, closing });
  // Sending these again changes nothing more.
  const changes = createSender({ options: { ...shared, timeout: 15_000, retries: 2 }, closing });

  const senderOf = ({ method, route }: RestRequest): DiscordRest => {
    if (route.endsWith('/callback')) return firstAnswers;
    return method === 'POST' ? newMessages : changes;
  };

  return {
    send: async (request) => {
      try {
        return await senderOf(request).send(request);
      } catch (error) {
        if (error instanceof DiscordError && isOver(error, request))
          throw new DiscordError({ kind: 'unknown_interaction' });
        throw error;
      }
    },
  };
};
