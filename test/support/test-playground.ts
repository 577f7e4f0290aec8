import { startPlayground, type Playground, type PlaygroundOptions } from 'discord-playground';
import { expect } from 'vitest';
import { heldAgainstDiscord } from '../../packages/discord-playground/test/discord-says.ts';
import { unhurried } from './between.ts';

/** When it closes, all that it has said to the bot has to be what Discord would say. */
export const testPlayground = async (options: Partial<PlaygroundOptions> = {}): Promise<Playground> => {
  const playground = await startPlayground({ ...unhurried, ...options });
  const complaints = heldAgainstDiscord(playground);
  const close = async (): Promise<void> => {
    await playground.close();
    expect(complaints()).toEqual([]);
  };
  return { ...playground, close };
};
