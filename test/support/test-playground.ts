import { startPlayground, type Playground, type PlaygroundOptions } from 'discord-playground';
import { expect } from 'vitest';
import { heldAgainstDiscord } from '../../packages/discord-playground/test/discord-says.ts';

/**
 * The playground without what depends on how busy this machine is: rate limits, and Discord's three seconds. When it
 * closes, all that it has said to the bot has to be what Discord would say.
 */
export const testPlayground = async (options: Partial<PlaygroundOptions> = {}): Promise<Playground> => {
  const playground = await startPlayground({
    botName: 'Rounds',
    rateLimits: 'off',
    interactionTimes: { firstAnswer: 60_000, token: 15 * 60_000 },
    ...options,
  });
  const complaints = heldAgainstDiscord(playground);
  const close = async (): Promise<void> => {
    await playground.close();
    expect(complaints()).toEqual([]);
  };
  return { ...playground, close };
};
