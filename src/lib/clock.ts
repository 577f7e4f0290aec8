/** The longest delay of a Node timer, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/**
 * The only place where a clock is read. The wall clock can be set forward and back while the bot runs, so waits, limits,
 * deadlines and whatever expires in memory go by the monotonic one; only what is stored or shown goes by the wall clock.
 */
export const clock = {
  /** Milliseconds since 1970. */
  wall: (): number => Date.now(),
  /** Milliseconds since the process began: only differences mean anything. */
  monotonic: (): number => performance.now(),
  /** Wakes after so many milliseconds of the monotonic clock, however many. The returned function cancels it. */
  after: (milliseconds: number, wake: () => void): (() => void) => {
    let timer: NodeJS.Timeout;
    const wait = (left: number): void => {
      const next = (): void => (left > longestTimer ? wait(left - longestTimer) : wake());
      timer = setTimeout(next, Math.min(longestTimer, left)).unref();
    };
    wait(Math.max(0, milliseconds));
    return () => clearTimeout(timer);
  },
};

/** What tells the time. */
export type Clock = Pick<typeof clock, 'wall' | 'monotonic'>;

/**
 * Milliseconds that are left until a stored time. One that lies further ahead than anybody ever waits for it was stored
 * before the wall clock was set back: it is due now.
 */
export const leftUntil = (
  time: number,
  { now, longest }: { readonly now: number; readonly longest: number },
) => (time - now > longest ? 0 : Math.max(0, time - now));
