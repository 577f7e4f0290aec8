import { startPlayground, type Playground, type PlaygroundOptions } from 'discord-playground';

/** The playground without what depends on how busy this machine is: rate limits, and Discord's three seconds. */
export const testPlayground = (options: Partial<PlaygroundOptions> = {}): Promise<Playground> =>
  startPlayground({
    botName: 'Rounds',
    rateLimits: 'off',
    interactionTimes: { firstAnswer: 60_000, token: 15 * 60_000 },
    ...options,
  });
