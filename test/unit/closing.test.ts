import { describe, expect, it } from 'vitest';
import { Closing } from '../../src/lib/closing.ts';
import { keptLog } from '../support/stores.ts';

const setUp = () => {
  const { log, text } = keptLog();
  const closed: string[] = [];
  return { closing: new Closing(log), closed, text };
};

const never = (): Promise<void> => new Promise(() => undefined);

describe('what has to be closed', () => {
  it('is closed in reverse order, each after the one before it', async () => {
    const { closing, closed } = setUp();
    for (const part of ['first', 'second']) {
      closing.add(part, async () => {
        closed.push(`${part} begins`);
        await Promise.resolve();
        closed.push(`${part} ends`);
      });
    }
    await closing.closeAll();
    expect(closed).toEqual(['second begins', 'second ends', 'first begins', 'first ends']);
  });

  it('does not wait for a part that hangs or fails, and says which it was', async () => {
    const { closing, closed, text } = setUp();
    closing.add('first', () => closed.push('first'));
    closing.add('broken', () => {
      throw new Error('cannot be closed');
    });
    closing.add('hanging', never, 10);
    await closing.closeAll();
    expect(closed).toEqual(['first']);
    expect(text()).toContain('"part":"hanging"');
    expect(text()).toContain('"part":"broken"');
  });

  it('is closed at once if it is added after the end', async () => {
    const { closing, closed } = setUp();
    await closing.closeAll();
    closing.add('late', () => closed.push('late'));
    expect(closed).toEqual(['late']);
  });
});
