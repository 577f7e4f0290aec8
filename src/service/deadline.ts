/** One signal for everything that may end a call: time, the caller, and the client's own end. */

interface Deadline {
  readonly signal: AbortSignal;
  /** Why the signal fired, if it did. */
  readonly reason: () => 'timeout' | 'cancelled' | undefined;
  /** To be called when the call is over, so that no timer and no listener stays. */
  readonly clear: () => void;
}

/** `timeout` in milliseconds. By hand, because AbortSignal.any over a timeout signal can lose its timer on Node 20. */
export const startDeadline = (timeout: number, signals: readonly AbortSignal[]): Deadline => {
  const controller = new AbortController();
  let reason: 'timeout' | 'cancelled' | undefined;
  const end = (why: 'timeout' | 'cancelled'): void => {
    reason ??= why;
    controller.abort();
  };
  const cancel = (): void => end('cancelled');
  const timer = setTimeout(() => end('timeout'), timeout);
  for (const signal of signals) {
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, { once: true });
  }
  return {
    signal: controller.signal,
    reason: () => reason,
    clear: () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', cancel);
    },
  };
};
