import { describe, expect, it } from 'vitest';
import { Queue, QueueByKey } from '../../src/lib/queue.ts';

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
