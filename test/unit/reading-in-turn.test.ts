import { expect, it } from 'vitest';
import { inTurn } from '../../src/features/conversation/looking.ts';

/** A clock that moves only when something is due. */
const manual = () => {
  let now = 0;
  const due: { readonly at: number; readonly wake: () => void }[] = [];
  const after = (milliseconds: number, wake: () => void) => {
    due.push({ at: now + Math.max(0, milliseconds), wake });
    return () => undefined;
  };
  const next = async (): Promise<number> => {
    const one = due.shift();
    now = Math.max(now, one?.at ?? now);
    one?.wake();
    await Promise.resolve();
    return now;
  };
  return { clock: { monotonic: () => now, after }, next };
};

it('of many threads twenty are read each second, those in which somebody waits first', async () => {
  const { clock, next } = manual();
  const turn = inTurn(clock);
  const read: string[] = [];
  const wants = (name: string, who: 'hurried' | 'other') => void turn(who).then(() => read.push(name));
  for (const name of ['quiet', 'silent', 'still']) wants(name, 'other');
  wants('asked', 'hurried');
  const times = [await next(), await next(), await next(), await next()];
  expect(read).toEqual(['asked', 'quiet', 'silent', 'still']);
  expect(times).toEqual([0, 50, 100, 150]);
});
