import { describe, expect, it } from 'vitest';
import { Queue, QueueByKey } from '../../src/lib/queue.ts';
import { tryAgain } from '../../src/lib/try-again.ts';

/** A task that ends when it is told to. */
const held = () => {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  return { task: () => gate, letGo: () => letGo() };
};

describe('a queue', () => {
  it('runs one task after another, past one that fails, and settles each promise', async () => {
    const queue = new Queue();
    const done: string[] = [];
    const { task, letGo } = held();
    const first = queue.run(task).then(() => done.push('first'));
    const second = queue.run(() => Promise.reject(new Error('broken')));
    const third = queue.run(async () => {
      done.push('third');
      return 3;
    });
    expect(queue.isIdle).toBe(false);
    letGo();
    await expect(second).rejects.toThrow('broken');
    expect(await third).toBe(3);
    await first;
    expect(done).toEqual(['first', 'third']);
    await queue.idle();
    expect(queue.isIdle).toBe(true);
  });

  it('for one key does not hold up that of another', async () => {
    const queues = new QueueByKey();
    const { task, letGo } = held();
    const waiting = queues.run('a', task);
    const behind = queues.run('a', async () => 'behind');
    expect(await queues.run('b', async () => 'beside')).toBe('beside');
    letGo();
    await waiting;
    expect(await behind).toBe('behind');
    await queues.idle();
    expect(await queues.run('a', async () => 'anew')).toBe('anew');
  });
});

describe('trying again', () => {
  const failing = (times: number) => {
    let calls = 0;
    return async (): Promise<number> => {
      calls += 1;
      if (calls <= times) throw new Error(`failed ${calls}`);
      return calls;
    };
  };

  it.each([
    [0, 1],
    [2, 3],
  ])('returns the result after %i failures', async (failures, result) => {
    expect(await tryAgain({ tries: 3, wait: 1, passes: () => true }, failing(failures))).toBe(result);
  });

  it('rejects with the last failure if there are too many, and with the first that cannot pass', async () => {
    await expect(tryAgain({ tries: 3, wait: 1, passes: () => true }, failing(9))).rejects.toThrow('failed 3');
    await expect(tryAgain({ tries: 3, wait: 1, passes: () => false }, failing(9))).rejects.toThrow(
      'failed 1',
    );
  });
});
