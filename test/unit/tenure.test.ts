import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tenure } from '../../src/store/tenure.ts';

/** Only the clocks are not real: nobody can suspend the machine for a test. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const begun = async (beat: () => Promise<void>) => {
  let losses = 0;
  const tenure = new Tenure({ beat, onLost: () => (losses += 1) });
  await tenure.begin(() => Promise.resolve());
  return { tenure, losses: () => losses };
};

const works = () => Promise.resolve();
const fails = () => Promise.reject(new Error('no database'));
const hangs = () => new Promise<void>(() => undefined);

it('a process that beats may act, however long', async () => {
  const { tenure, losses } = await begun(works);
  await vi.advanceTimersByTimeAsync(60_000);
  expect({ ownsStore: tenure.ownsStore(), losses: losses() }).toEqual({ ownsStore: true, losses: 0 });
  tenure.end();
});

it.each([
  ['fail', fails],
  ['hang', hangs],
])('a process whose beats %s may act for four seconds, and never again', async (_how, beat) => {
  const { tenure, losses } = await begun(beat);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(tenure.ownsStore()).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  // It is told, without anybody asking.
  expect(losses()).toBe(1);
  expect(tenure.ownsStore()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect({ ownsStore: tenure.ownsStore(), losses: losses() }).toEqual({ ownsStore: false, losses: 1 });
});

it('a beat counts from its start, not from when it was answered', async () => {
  const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 0)).then(() => undefined);
  let answer: (() => void) | undefined;
  const { tenure } = await begun(() => new Promise<void>((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(3_500); // the first beat began after one second
  answer?.();
  await slow();
  expect(tenure.ownsStore()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_600);
  expect(tenure.ownsStore()).toBe(false);
});

it('a machine that was suspended is not trusted, although its timers and one of its clocks stood still', async () => {
  const { tenure, losses } = await begun(works);
  vi.setSystemTime(Date.now() + 5_000);
  expect(tenure.ownsStore()).toBe(false);
  expect(losses()).toBe(1);
});

it('a clock that is set back gives nobody more time', async () => {
  const { tenure } = await begun(fails);
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(4_300);
  expect(tenure.ownsStore()).toBe(false);
});

it('a process that gives the store back has not lost it', async () => {
  const { tenure, losses } = await begun(works);
  tenure.end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect({ ownsStore: tenure.ownsStore(), losses: losses() }).toEqual({ ownsStore: false, losses: 0 });
});
