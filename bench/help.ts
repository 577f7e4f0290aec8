import { setTimeout as pause } from 'node:timers/promises';
import type { Stage } from './stage.ts';

/** What people get who use `/help` while somebody else keeps the bot busy. */

/** Milliseconds within which it should be acknowledged. */
export const longestHelp = 500;

/** Milliseconds between two uses of `/help`. */
const everyHelp = 50;

/** Milliseconds after which Discord takes no answer any more. */
const tooLate = 3_000;

/** Milliseconds until each `/help` of somebody else is acknowledged; one that never is counts as `tooLate`. */
export const helpDuring = async (stage: Stage, work: () => Promise<void>): Promise<readonly number[]> => {
  const { seats, playground } = stage;
  const [seat] = seats;
  if (seat === undefined) return [];
  const other = playground.person('person0x1');
  const waits: Promise<number>[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const at = performance.now();
      const { answered } = other.command(seat.thread, '/help');
      waits.push(
        answered.then(
          () => performance.now() - at,
          () => tooLate,
        ),
      );
      await pause(everyHelp);
    }
  })();
  await work();
  isOver = true;
  await asking;
  return Promise.all(waits);
};
