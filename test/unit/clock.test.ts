import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock, leftUntil } from '../../src/lib/clock.ts';

const day = 24 * 60 * 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a wait by the clock', () => {
  it('ends when its time has come, even beyond the longest delay of a Node timer, and if the clock is set meanwhile', () => {
    const rung: number[] = [];
    for (const days of [1, 30, 60]) clock.after(days * day, () => rung.push(days));
    vi.setSystemTime(Date.now() - 10 * day);
    vi.advanceTimersByTime(30 * day - 1);
    expect(rung).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(rung).toEqual([1, 30]);
    vi.advanceTimersByTime(30 * day);
    expect(rung).toEqual([1, 30, 60]);
  });

  it('can be cancelled, however long it is', () => {
    const rung: number[] = [];
    const cancel = clock.after(60 * day, () => rung.push(60));
    vi.advanceTimersByTime(40 * day);
    cancel();
    vi.advanceTimersByTime(40 * day);
    expect(rung).toEqual([]);
  });
});

it.each([
  ['is over', 900, 0],
  ['lies ahead', 1_040, 40],
  ['lies further ahead than anybody waits for it', 1_101, 0],
])('a stored time that %s', (_where, time, left) => {
  expect(leftUntil(time, { now: 1_000, longest: 100 })).toBe(left);
});
