import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long this disk takes for a write that survives a power cut: each turn waits for two of them. */

const page = 4_096;
const writes = 50;
/** Milliseconds, because a disk that is used now and then is slower than one that is kept busy. */
const apart = 20;

/** Milliseconds for each of several page writes, in a file that does not grow, just as SQLite's log does not. */
export const timeDisk = async (): Promise<readonly number[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'rounds-bench-'));
  const file = await open(join(folder, 'disk'), 'w');
  const times: number[] = [];
  try {
    await file.write(Buffer.alloc(page * writes));
    await file.sync();
    for (let index = 0; index < writes; index += 1) {
      await pause(apart);
      const begin = performance.now();
      await file.write(Buffer.alloc(page, index + 1), 0, page, index * page);
      await file.datasync();
      times.push(performance.now() - begin);
    }
  } finally {
    await file.close();
    await rm(folder, { recursive: true, force: true });
  }
  return times;
};
