import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waiting, for so long and no longer, and giving up what nobody waits for any more. */

/** Waits so many milliseconds; resolves early, without an error, when the signal fires. */
export const pause = async (milliseconds: number, signal?: AbortSignal): Promise<void> => {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  }
};

/** A task's result, or undefined if it takes longer than so many milliseconds. The task itself goes on. */
export const within = async <Result>(
  milliseconds: number,
  task: Promise<Result>,
): Promise<Result | undefined> => {
  const over = new AbortController();
  const tooLate = pause(milliseconds, over.signal).then(() => undefined);
  try {
    return await Promise.race([task, tooLate]);
  } finally {
    over.abort();
  }
};

/** Nobody waits for it any more. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

/**
 * A task's result; rejects with GivenUp as soon as one of the signals fires, and so does the signal that the task is
 * given. The task itself may go on. No listener stays on the signals.
 */
export const unlessGivenUp = async <Result>(
  signals: readonly (AbortSignal | undefined)[],
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const own = new AbortController();
  let giveUp = (): void => undefined;
  const givenUp = new Promise<never>((_resolve, reject) => {
    giveUp = () => {
      reject(new GivenUp('given up'));
      own.abort();
    };
  });
  for (const signal of signals) {
    if (signal?.aborted === true) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  }
  try {
    return await Promise.race(own.signal.aborted ? [givenUp] : [givenUp, task(own.signal)]);
  } finally {
    for (const signal of signals) signal?.removeEventListener('abort', giveUp);
  }
};

/**
 * For a signal that every call in progress listens to: many listeners are not a leak, although Node warns above ten.
 */
export const sharedAbort = (): AbortController => {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
};
