import { DiscordError } from '../lib/failure.ts';
import type { DiscordFailure } from '../lib/failure.ts';
import { errorFacts } from '../lib/log.ts';
import { pause } from '../lib/pause.ts';
import { Stopped, ThreadGone } from './live.ts';
import type { Live } from './live.ts';
import type { Conversation } from './record.ts';

/** Trying until it works: what must reach Discord or the store is not given up for a fault that passes. */

const doubling = (first: number, longest: number, tries: number): number =>
  Math.min(first * 2 ** tries, longest);

const waitsForChange = new Set<DiscordFailure['kind']>(['forbidden', 'limit', 'unauthorized']);

/** `poke` as it was before the try that failed, so that a change during that try is not slept through. */
const wait = async (live: Live, milliseconds: number, poke = live.poke): Promise<void> => {
  await pause(milliseconds, AbortSignal.any([live.stop, poke.signal]));
  if (live.stop.aborted) throw new Stopped();
};

/** What to do where a permission is missing: wait until that changes, or let the error travel on. */
export type WhenForbidden = 'wait' | 'give_up';

/**
 * Repeats a request to Discord while it is unreachable or, unless told otherwise, while a permission is missing. Any
 * other DiscordError travels on; throws ThreadGone when the channel is unknown and Stopped when the process ends first.
 */
export const untilDelivered = async <T>(
  live: Live,
  request: () => Promise<T>,
  whenForbidden: WhenForbidden = 'wait',
): Promise<T> => {
  const { pace } = live.ports;
  for (let tries = 0; ; tries += 1) {
    const { poke } = live;
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      const { failure } = error;
      live.log.warn({ failure }, 'Discord did not take it');
      if (failure.kind === 'unknown_channel') throw new ThreadGone();
      if (failure.kind === 'unreachable') {
        await wait(live, doubling(pace.delivery, pace.longestDelivery, tries), poke);
      } else if (whenForbidden === 'wait' && waitsForChange.has(failure.kind)) {
        await wait(live, pace.forbidden, poke);
      } else {
        throw error;
      }
    }
  }
};

/** Repeats a change of the record until the store takes it: for steps whose effect is in the world already. */
export const untilStored = async (
  live: Live,
  step: (record: Conversation) => Partial<Conversation>,
): Promise<void> => {
  for (let tries = 0; ; tries += 1) {
    try {
      await live.journal.change(step);
      return;
    } catch (error) {
      live.log.error(errorFacts(error), 'the store did not take a step');
      await wait(live, doubling(live.ports.pace.delivery, live.ports.pace.longestHold, tries));
    }
  }
};
