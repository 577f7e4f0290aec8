import { pause } from './pause.ts';

interface Trying {
  /** Whether it may work the next time. */
  readonly passes: (error: unknown) => boolean;
  /** In all. */
  readonly tries: number;
  /** Milliseconds between them. */
  readonly wait: number;
  /** No more tries once it comes. */
  readonly signal?: AbortSignal;
}

/** Does it again while its fault may pass; rejects as the last try did. */
export const tryAgain = async <Result>(task: () => Promise<Result>, trying: Trying): Promise<Result> => {
  const { passes, tries, wait, signal } = trying;
  for (let tried = 1; ; tried += 1) {
    try {
      return await task();
    } catch (error) {
      if (!passes(error) || tried === tries) throw error;
      await pause(wait, signal);
      if (signal?.aborted === true) throw error;
    }
  }
};
