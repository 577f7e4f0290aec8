import { setTimeout as sleep } from 'node:timers/promises';

/** Waits so many milliseconds; resolves early, without an error, when the signal fires. */
export const pause = async (milliseconds: number, signal?: AbortSignal): Promise<void> => {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  }
};
