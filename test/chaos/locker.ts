import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** Another program that locks the file of a store, such as a backup tool or a viewer. */
export interface Locker {
  /** Resolves once the file is locked; `released` once it no longer is. */
  lock(milliseconds: number): Promise<{ readonly released: Promise<unknown> }>;
  end(): Promise<void>;
}

export const startLocker = (file: string): Locker => {
  const child = spawn(process.execPath, [resolve('test/support/lock-process.mjs'), file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    lock: async (milliseconds) => {
      child.stdin.write(`${milliseconds}\n`);
      await lines.next();
      return { released: lines.next() };
    },
    end: async () => {
      child.kill();
      await closed;
    },
  };
};
