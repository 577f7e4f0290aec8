/** The longest delay of a Node timer, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** The time of day, and timers of any length. */
export const systemClock = {
  now: (): number => Date.now(),
  /** The returned function cancels it. */
  at: (time: number, wake: () => void): (() => void) => {
    let timer: NodeJS.Timeout;
    const wait = (left: number): void => {
      const next = (): void => (left > longestTimer ? wait(left - longestTimer) : wake());
      timer = setTimeout(next, Math.min(longestTimer, left)).unref();
    };
    wait(Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  },
};
