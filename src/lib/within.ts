import { pause } from './pause.ts';

/** What a task comes to; undefined when it takes longer than so many milliseconds. It goes on all the same. */
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
