import { setTimeout as sleep } from 'node:timers/promises';
import type { TurnTimes } from './clock.ts';
import type { Seat, Stage } from './stage.ts';

/** Ways to produce turns on a stage. */

/** Numbers from 0 to 1, the same for the same seed (mulberry32): bot and floor get the same arrivals. */
const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

interface Arrivals {
  readonly threads: number;
  /** Turns a second, in all. */
  readonly rate: number;
  readonly seconds: number;
  readonly seed: number;
}

/** Poisson arrivals over the first `threads` seats; resolves when all of them are answered. */
export const poisson = async (
  { clock, seats }: Stage,
  { threads, rate, seconds, seed }: Arrivals,
): Promise<readonly TurnTimes[]> => {
  const random = createRandom(seed);
  const asked: Promise<TurnTimes>[] = [];
  const begin = performance.now();
  for (let at = 0; at < seconds * 1_000; at += (-Math.log(1 - random()) / rate) * 1_000) {
    const wait = begin + at - performance.now();
    if (wait > 0) await sleep(wait);
    const seat = seats[Math.floor(random() * Math.min(threads, seats.length))];
    if (seat !== undefined) asked.push(clock.ask(seat.person, seat.thread));
  }
  return Promise.all(asked);
};

interface Saturation {
  readonly threads: number;
  /** How long questions are asked, or how many of them. */
  readonly seconds?: number;
  readonly turns?: number;
  /** Milliseconds over which the seats begin; if all began at once, they would stay a convoy behind a slow service. */
  readonly spread?: number;
  readonly seed?: number;
}

interface Saturated {
  readonly turns: readonly TurnTimes[];
  /** When the first seat began, in milliseconds of the monotonic clock. */
  readonly begin: number;
}

/** Each of the first `threads` seats asks again as soon as it has its answer, for a number of seconds or turns. */
export const saturate = async (
  { clock, seats }: Stage,
  { threads, seconds = Infinity, turns = Infinity, spread = 0, seed = 0 }: Saturation,
): Promise<Saturated> => {
  const random = createRandom(seed);
  const times: TurnTimes[] = [];
  const begin = performance.now();
  let begun = 0;
  const keepAsking = async ({ person, thread }: Seat): Promise<void> => {
    if (spread > 0) await sleep(random() * spread);
    while (performance.now() - begin < seconds * 1_000 && begun < turns) {
      begun += 1;
      times.push(await clock.ask(person, thread));
    }
  };
  await Promise.all(seats.slice(0, threads).map(keepAsking));
  return { turns: times, begin };
};

/** The turns answered between two moments, in seconds from the beginning, between which all seats were asking. */
export const answeredBetween = (
  { turns, begin }: Saturated,
  { from, to }: { readonly from: number; readonly to: number },
): { readonly turns: readonly TurnTimes[]; readonly perSecond: number } => {
  const counted = turns.filter(
    ({ discordIn }) => discordIn >= begin + from * 1_000 && discordIn < begin + to * 1_000,
  );
  return { turns: counted, perSecond: counted.length / (to - from) };
};
