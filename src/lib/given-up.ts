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
