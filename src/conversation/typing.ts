import { DiscordError } from '../lib/failure.ts';
import { errorFacts } from '../lib/log.ts';
import { pause } from '../lib/pause.ts';
import { threaded } from './live.ts';
import type { Live } from './live.ts';

/** Shows that an answer is on its way; what it returns stops it, and has to be called before the answer is sent. */
export const showTyping = (live: Live): (() => void) => {
  const over = new AbortController();
  const { threads, pace } = live.ports;
  const { threadId } = threaded(live);
  const signal = AbortSignal.any([over.signal, live.stop]);
  const beat = async (): Promise<void> => {
    await pause(pace.typingAfter, signal);
    while (!signal.aborted) {
      try {
        await threads.typing(threadId, signal);
      } catch (error) {
        if (!(error instanceof DiscordError)) throw error;
        if (signal.aborted) return;
        live.log.debug({ failure: error.failure }, 'typing did not show'); // the answer does not depend on it
      }
      await pause(pace.typingEvery, signal);
    }
  };
  beat().catch((error: unknown) => live.log.error(errorFacts(error), 'typing failed'));
  return () => over.abort();
};
