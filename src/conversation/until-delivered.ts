import { DiscordError } from '../lib/failure.ts';
import type { DiscordFailure } from '../lib/failure.ts';
import { ThreadGone } from './live.ts';
import type { Live } from './live.ts';
import { doubling, wait } from './patience.ts';

const waitsForChange = new Set<DiscordFailure['kind']>(['forbidden', 'limit', 'unauthorized']);

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
      const isOver = live.journal.record.status === 'ended';
      if (failure.kind === 'unknown_channel' || isOver) throw new ThreadGone();
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
