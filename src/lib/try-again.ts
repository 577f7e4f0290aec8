import { pause } from './pause.ts';

interface Patience {
  /** How many attempts in total. */
  readonly tries: number;
  /** Milliseconds before the first retry; each further one waits twice as long. */
  readonly wait: number;
  /** Whether the error may have passed by then. */
  readonly passes: (error: unknown) => boolean;
  /** No more attempts once it fires. */
  readonly signal?: AbortSignal;
}

/** Retries a task as long as its error may pass; rejects with the last attempt's error. */
export const tryAgain = async <Result>(
  { tries, wait, passes, signal = new AbortController().signal }: Patience,
  task: () => Promise<Result>,
): Promise<Result> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await task();
    } catch (error) {
      if (tried >= tries || !passes(error)) throw error;
      await pause(wait * 2 ** (tried - 1), signal);
      if (signal.aborted) throw error;
    }
  }
};
