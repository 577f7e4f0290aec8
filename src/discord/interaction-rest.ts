import { REST } from 'discord.js';
import { DiscordError } from '../lib/failure.ts';
import { closeRest, restOptions, sendBy, type DiscordRest, type RestRequest } from './rest.ts';

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
  const rest = new REST({
    ...restOptions(apiUrl),
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    // One queue a token is kept until swept.
    handlerSweepInterval: 5 * 60_000,
    timeout: 2_500,
    retries: 2,
  });
  return {
    send: async (request) => {
      try {
        return await sendBy(rest, { ...request, auth: false });
      } catch (error) {
        if (error instanceof DiscordError && isOver(error, request))
          throw new DiscordError({ kind: 'unknown_interaction' });
        throw error;
      }
    },
    close: () => closeRest(rest),
  };
};
