import { LRUCache } from 'lru-cache';
import type { Result } from '../../conversation/domain/event.ts';
import type { Timings } from '../../conversation/domain/ports.ts';
import type { Conversation, Kind, Threaded } from '../../conversation/domain/record.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { DiscordError, ServiceError } from '../../lib/failure.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import type { Partner } from './partners.ts';

/** Asks a conversation's partner on the host's account, unless the host has left, and shows that an answer is on its way. */

interface Asking {
  readonly discord: Pick<DiscordApi, 'member' | 'typing'>;
  readonly partners: Readonly<Record<Kind, Partner>>;
  readonly timings: Pick<Timings, 'typingAfter' | 'typingEvery'>;
  readonly log: Log;
}

/** Somebody who was there is asked about again after an hour. */
const believedFor = 60 * 60_000;
const mostRemembered = 10_000;

/** Throws `host_left` before anything is done on the account of somebody who has left. */
const hostPresence = ({ discord, log }: Pick<Asking, 'discord' | 'log'>) => {
  const present = new LRUCache<string, true>({ max: mostRemembered, ttl: believedFor });

  const isThere = async ({ id, guildId, hostId }: Conversation): Promise<boolean> => {
    try {
      return (await discord.member(guildId, hostId)) !== undefined;
    } catch (error) {
      log.warn({ conversation: id, ...errorFacts(error) }, 'it is not known whether the host has left');
      return true;
    }
  };

  return async (record: Conversation): Promise<void> => {
    const key = `${record.guildId}:${record.hostId}`;
    if (present.has(key)) return;
    if (!(await isThere(record))) throw new ServiceError({ kind: 'host_left' });
    present.set(key, true);
  };
};

interface Typing extends Pick<Asking, 'timings' | 'log'> {
  readonly show: (signal: AbortSignal) => Promise<void>;
}

/**
 * Shows that an answer is on its way; the returned function stops it, and has to be called before the answer is sent.
 * Uses bare timers: most answers come before the first is due, and signals and promises would cost something in each
 * turn.
 */
const showTyping = ({ show, timings, log }: Typing): (() => void) => {
  let request: AbortController | undefined;
  let stopped = false;
  const beat = async (): Promise<void> => {
    request = new AbortController();
    try {
      await show(request.signal);
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      if (stopped) return;
      log.debug({ failure: error.failure }, 'typing did not show'); // the answer does not depend on it
    }
    if (!stopped) timer = beatAfter(timings.typingEvery);
  };
  const beatAfter = (milliseconds: number): NodeJS.Timeout =>
    setTimeout(() => {
      beat().catch((error: unknown) => log.error(errorFacts(error), 'typing failed'));
    }, milliseconds);
  let timer = beatAfter(timings.typingAfter);
  return () => {
    stopped = true;
    clearTimeout(timer);
    request?.abort();
  };
};

export const askingPartners = ({ discord, partners, timings, log }: Asking) => {
  const checkHost = hostPresence({ discord, log });
  return {
    call: async (record: Threaded, text: string, signal: AbortSignal): Promise<Result> => {
      const stopTyping = showTyping({
        show: (until) => discord.typing(record.threadId, until),
        timings,
        log,
      });
      try {
        await checkHost(record);
        return { kind: 'answer', answer: await partners[record.kind].answer(record, text, signal) };
      } finally {
        stopTyping();
      }
    },
    reset: async (record: Conversation, signal: AbortSignal): Promise<Result> => {
      await checkHost(record);
      await partners[record.kind].reset?.(record, signal);
      return { kind: 'done' };
    },
    begin: async (record: Conversation, signal: AbortSignal): Promise<Result> => {
      const beginning = await partners[record.kind].begin?.(record, signal);
      return beginning === undefined ? { kind: 'done' } : { kind: 'begun', beginning };
    },
  };
};
