import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../src/lib/system-clock.ts';

const day = 24 * 60 * 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an alarm of the system’s clock', () => {
  it('goes off when its time has come, even beyond the longest delay of a Node timer', () => {
    const rung: number[] = [];
    const start = Date.now();
    for (const days of [1, 30, 60]) systemClock.at(start + days * day, () => rung.push(days));
    vi.advanceTimersByTime(30 * day - 1);
    expect(rung).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(rung).toEqual([1, 30]);
    vi.advanceTimersByTime(30 * day);
    expect(rung).toEqual([1, 30, 60]);
  });

  it('can be cancelled, however far away it is', () => {
    const rung: number[] = [];
    const cancel = systemClock.at(Date.now() + 60 * day, () => rung.push(60));
    vi.advanceTimersByTime(40 * day);
    cancel();
    vi.advanceTimersByTime(40 * day);
    expect(rung).toEqual([]);
  });
});
