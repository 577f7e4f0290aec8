import type { EffectOf } from '../../machine/effects.ts';
import type { Result } from '../../machine/events.ts';
import type { About, Conversation } from '../../machine/record.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { DiscordError } from '../../lib/failure.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import type { TypingTimes } from './needs.ts';
import type { Partner } from './partners.ts';

/** Asks a conversation's partner on the host's account, and shows that an answer is on its way. */

export interface AskingDeps {
  readonly discord: Pick<DiscordApi, 'typing'>;
  readonly partners: Readonly<Record<About['kind'], Partner>>;
  readonly timings: TypingTimes;
  readonly log: Log;
}

interface Typing extends Pick<AskingDeps, 'log'> {
  readonly times: TypingTimes;
  readonly show: (signal: AbortSignal) => Promise<unknown>;
}

/**
 * Shows that an answer is on its way; the returned function stops it, and has to be called before the answer is sent.
 * Uses bare timers: most answers come before the first is due, and signals and promises would cost something in each
 * turn.
 */
const showTyping = ({ show, times, log }: Typing): (() => void) => {
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
    if (!stopped) timer = beatAfter(times.typingEvery);
  };
  const beatAfter = (milliseconds: number): NodeJS.Timeout =>
    setTimeout(() => {
      beat().catch((error: unknown) => log.error(errorFacts(error), 'typing failed'));
    }, milliseconds);
  let timer = beatAfter(times.typingAfter);
  return () => {
    stopped = true;
    clearTimeout(timer);
    request?.abort();
  };
};

export const asking = ({ discord, partners, timings: times, log }: AskingDeps) => ({
  call: async (record: Conversation, { text }: EffectOf<'call'>, signal: AbortSignal): Promise<Result> => {
    const { kind, threadId } = record.about;
    const stop = showTyping({
      show: async (until) => threadId && (await discord.typing(threadId, until)),
      times,
      log,
    });
    try {
      return { kind: 'answer', answer: await partners[kind].answer(record, text, signal) };
    } finally {
      stop();
    }
  },
  reset: async (record: Conversation, _: object, signal: AbortSignal): Promise<Result> => {
    await partners[record.about.kind].reset?.(record, signal);
    return { kind: 'done' };
  },
  begin: async (record: Conversation, _: object, signal: AbortSignal): Promise<Result> => {
    const beginning = await partners[record.about.kind].begin?.(record, signal);
    return beginning === undefined ? { kind: 'done' } : { kind: 'begun', beginning };
  },
});
