import { DiscordError } from '../lib/failure.ts';
import { errorFacts } from '../lib/log.ts';
import { pause } from '../lib/pause.ts';
import { Stopped, ThreadGone } from './live.ts';
import type { Live } from './live.ts';
import type { Conversation } from './record.ts';

/** Trying until it works: what must reach Discord or the store is not given up for a fault that passes. */

const doubling = (first: number, longest: number, tries: number): number => Math.min(first * 2 ** tries, longest);

const wait = async (live: Live, milliseconds: number): Promise<void> => {
  const { poke } = live;
  await pause(milliseconds, AbortSignal.any([live.stop, poke.signal]));
  if (live.stop.aborted) throw new Stopped();
};

/**
 * Repeats a request to Discord while it is unreachable or a permission is missing. Any other DiscordError travels on;
 * throws ThreadGone when the channel is unknown and Stopped when the process ends first.
 */
export const untilDelivered = async <T>(live: Live, request: () => Promise<T>): Promise<T> => {
  const { pace } = live.ports;
  for (let tries = 0; ; tries += 1) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      const { failure } = error;
      live.log.warn({ failure }, 'Discord did not take it');
      if (failure.kind === 'unknown_channel') throw new ThreadGone();
      if (failure.kind === 'unreachable') {
        await wait(live, doubling(pace.delivery, pace.longestDelivery, tries));
      } else if (failure.kind === 'forbidden' || failure.kind === 'limit' || failure.kind === 'unauthorized') {
        await wait(live, pace.forbidden);
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
