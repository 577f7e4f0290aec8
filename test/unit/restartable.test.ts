import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { Restartable } from '../../src/lib/restartable.ts';

const setUp = () => {
  const steps: string[] = [];
  let count = 0;
  let fails = false;
  const restartable = new Restartable(
    async (before: { name: string; close(): Promise<void> } | undefined) => {
      count += 1;
      const name = String(count);
      steps.push(`start ${name} after ${before?.name ?? 'nothing'}`);
      await Promise.resolve();
      if (fails) throw new Error('does not come up');
      return {
        name,
        close: async () => {
          await Promise.resolve();
          steps.push(`close ${name}`);
        },
      };
    },
  );
  return { restartable, steps, fail: (now: boolean) => (fails = now) };
};

describe('what can be restarted', () => {
  it('closes what is running before it starts again, however fast it is asked', async () => {
    const { restartable, steps } = setUp();
    await Promise.all([restartable.restart(), restartable.restart()]);
    await Promise.all([restartable.end(), restartable.end()]);
    expect(steps).toEqual(['start 1 after nothing', 'close 1', 'start 2 after 1', 'close 2', 'close 2']);
  });

  it('can be started again after a start that failed', async () => {
    const { restartable, steps, fail } = setUp();
    await restartable.restart();
    fail(true);
    await expect(restartable.restart()).rejects.toThrow('does not come up');
    fail(false);
    await restartable.restart();
    expect(steps).toContain('start 3 after 1');
  });

  it('aborts a start in progress, and begins none that is still waiting', async () => {
    let starts = 0;
    let begun = (): void => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const restartable = new Restartable<{ close(): Promise<void> }>(async (_before, signal) => {
      starts += 1;
      begun();
      await once(signal, 'abort');
      throw new Error('given up');
    });
    const asked = Promise.allSettled([restartable.restart(), restartable.restart()]);
    await hasBegun;
    await restartable.end();
    expect(await asked).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(starts).toBe(1);
  });

  it('stays ended', async () => {
    const { restartable, steps } = setUp();
    await restartable.end();
    await expect(restartable.restart()).rejects.toThrow('ended');
    expect(steps).toEqual([]);
  });
});
