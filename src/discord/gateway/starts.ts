import type { WebSocketManager } from '@discordjs/ws';
import type { APIGatewayBotInfo } from 'discord.js';
import { clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import { pause } from '../../lib/waiting.ts';
import { discordError, unreadableAnswer } from '../outbox/discord-error.ts';

/** Discord counts the sessions that a bot starts in a day. */

/** How many sessions the bot may still start today, and how many it needs. Rejects with a DiscordError. */
export const readStarts = async (manager: WebSocketManager) => {
  const told: Partial<APIGatewayBotInfo> = await manager
    .fetchGatewayInformation(true)
    .catch((error: unknown) => {
      throw discordError(error);
    });
  const { url, shards, session_start_limit: limit } = told;
  if (url === undefined || shards === undefined || limit === undefined) throw unreadableAnswer();
  return { url, shards, remaining: limit.remaining, resetAfter: limit.reset_after };
};

type Starts = Awaited<ReturnType<typeof readStarts>>;

/** Waits while Discord lets the bot start no more sessions: the library's `connect` throws an error instead. */
export const allowedToStart = async <Read extends Starts | undefined>(
  read: () => Promise<Read>,
  { needed, log, signal }: { readonly needed?: number; readonly log: Log; readonly signal: AbortSignal },
): Promise<Read> => {
  for (;;) {
    const starts = await read();
    if (starts === undefined || signal.aborted) return starts;
    if (starts.remaining >= (needed ?? starts.shards)) return starts;
    const until = new Date(clock.wall() + starts.resetAfter).toISOString();
    log.error({ until }, 'Discord lets this bot start no more sessions for now; it waits until it may');
    await pause(starts.resetAfter, signal);
  }
};
