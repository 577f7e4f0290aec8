import { pause } from '../lib/pause.ts';
import { Stopped } from './live.ts';
import type { Live } from './live.ts';

/** Waiting between tries: what must reach Discord or the store is not given up for a fault that passes. */

/** Milliseconds before the next try. */
export const doubling = (first: number, longest: number, tries: number): number =>
  Math.min(first * 2 ** tries, longest);

/**
 * `poke` as it was before the try that failed, so that a change during that try is not slept through. Throws Stopped
 * when the process ends first.
 */
export const wait = async (live: Live, milliseconds: number, poke = live.poke): Promise<void> => {
  await pause(milliseconds, AbortSignal.any([live.stop, poke.signal]));
  if (live.stop.aborted) throw new Stopped();
};
