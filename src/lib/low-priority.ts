import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** On Linux each thread has a priority of its own, and Node has started several by now; elsewhere one holds for all. */
const threads = (): readonly number[] => {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [];
  }
};

/** From now on, other processes on this machine come first. */
export const lowerPriority = (): void => {
  const lower = constants.priority.PRIORITY_BELOW_NORMAL;
  setPriority(lower); // what begins from here on inherits it
  for (const thread of threads()) {
    try {
      setPriority(thread, lower);
    } catch {
      // It has ended meanwhile.
    }
  }
};
