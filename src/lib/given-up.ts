/** Nobody waits for it any more. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

/** A task's result; rejects with GivenUp as soon as the signal fires. The task itself goes on. */
export const unlessGivenUp = async <Result>(signal: AbortSignal, task: Promise<Result>): Promise<Result> => {
  let giveUp = (): void => undefined;
  const givenUp = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(new GivenUp('given up'));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
  try {
    return await Promise.race([givenUp, task]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
};
