import type { DiscordApi } from '../../discord/outbox/api.ts';
import { DiscordError } from '../../lib/failure.ts';
import type { UserId } from '../../lib/ids.ts';

/** Writes to a host directly, where there is no other place left for it. `nonce`: so that it is not said twice. */
export const tellHost = async (
  discord: DiscordApi,
  host: UserId,
  { content, nonce }: { content: string; nonce: string },
): Promise<void> => {
  try {
    await discord.post(await discord.openDm(host), { content, nonce });
  } catch (error) {
    // A host who takes no messages from us can't be told.
    const isRefused = error instanceof DiscordError && error.failure.kind !== 'unreachable';
    if (!isRefused) throw error;
  }
};
