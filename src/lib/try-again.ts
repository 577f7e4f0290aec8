import { pause } from './pause.ts';

interface Patience {
  /** How often in all. */
  readonly tries: number;
  /** Milliseconds before the first repetition; each further one waits twice as long. */
  readonly wait: number;
  /** Whether what went wrong may have passed by then. */
  readonly passes: (error: unknown) => boolean;
  /** No more tries once it comes. */
  readonly signal?: AbortSignal;
}

/** Repeats a task while what goes wrong with it may pass; rejects with what the last try failed with. */
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
