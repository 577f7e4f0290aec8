import { pause } from './pause.ts';

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
