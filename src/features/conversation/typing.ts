import type { Pace } from '../../conversation/domain/ports.ts';
import { DiscordError } from '../../lib/failure.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';

interface Typing {
  readonly show: (signal: AbortSignal) => Promise<void>;
  readonly pace: Pick<Pace, 'typingAfter' | 'typingEvery'>;
  readonly log: Log;
}

/**
 * Shows that an answer is on its way; the returned function stops it, and has to be called before the answer is sent.
 * Uses bare timers: most answers come before the first is due, and signals and promises would cost something in each
 * turn.
 */
export const showTyping = ({ show, pace, log }: Typing): (() => void) => {
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
    if (!stopped) timer = beatAfter(pace.typingEvery);
  };
  const beatAfter = (milliseconds: number): NodeJS.Timeout =>
    setTimeout(() => {
      beat().catch((error: unknown) => log.error(errorFacts(error), 'typing failed'));
    }, milliseconds);
  let timer = beatAfter(pace.typingAfter);
  return () => {
    stopped = true;
    clearTimeout(timer);
    request?.abort();
  };
};
