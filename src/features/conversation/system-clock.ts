import type { Ports } from '../../conversation/domain/ports.ts';

/** The time of day, and timers of any length. */

/** The longest delay of a Node timer, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

export const systemClock: Ports['clock'] = {
  now: () => Date.now(),
  at: (time, wake) => {
    let timer: NodeJS.Timeout;
    const wait = (left: number): void => {
      const next = (): void => (left > longestTimer ? wait(left - longestTimer) : wake());
      timer = setTimeout(next, Math.min(longestTimer, left)).unref();
    };
    wait(Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  },
};
