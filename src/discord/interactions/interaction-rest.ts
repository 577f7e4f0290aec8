import { DiscordError } from '../../lib/failure.ts';
import { createSender, restOptions, type DiscordRest, type RestRequest } from '../outbox/rest.ts';

const namesMessage = ({ route }: RestRequest): boolean => route.includes('/messages/');

/**
 * Where the address holds an interaction's token, a 404 or a 401 of any code means that Discord knows that token no
 * more; only where a message is named as well, it may be that one which is gone.
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
 * Requests with an interaction's token in the address. They need no bot token and do not count in Discord's 50 a
 * second, so a burst of them may not wait behind messages, nor messages behind them.
 */
export const createInteractionRest = (apiUrl: string | undefined): DiscordRest => {
  const shared = {
    ...restOptions(apiUrl),
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    // One queue a token is kept until swept.
    handlerSweepInterval: 5 * 60_000,
  };
  // Discord takes it for three seconds; of one sent again it says that it had it before (40060).
  const firstAnswers = createSender({ ...shared, timeout: 2_500, retries: 2 });
  // Has no nonce: sent again after it had arrived, it would show twice.
  const newMessages = createSender({ ...shared, timeout: 30_000, retries: 0 });
  // Sent again, these change nothing more.
  const changes = createSender({ ...shared, timeout: 15_000, retries: 2 });

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
    close: () => {
      for (const sender of [firstAnswers, newMessages, changes]) sender.close();
    },
  };
};
