import type { Candidate } from './candidates.ts';
import { mebibytes, rounded, spreadOf } from './figures.ts';
import { saturate } from './load.ts';
import type { Memory } from './process.ts';
import { judged, type Row, type Section } from './report.ts';
import { withStage } from './stage.ts';
import type { Task } from './task.ts';

/** Heap and resident memory, at rest and after many turns, each taken after a garbage collection. */

interface Found {
  readonly rest: Memory;
  readonly half: Memory;
  readonly end: Memory;
  /** Of the heap over the second half, in bytes: between the medians of the last samples of each half. */
  readonly growth: number;
  /** In order, one after every twentieth of the turns. */
  readonly samples: readonly Memory[];
}

const threads = 200;
const blocks = 20;

/** Samples at the end of a half that determine its heap: a single one varies by more than what is looked for. */
const telling = 5;

/**
 * Threads that take part in turns. Few enough that by half-time each has had the 64 messages that the bot remembers
 * one by one: until then, a thread in use takes more and more room, by design and only up to that limit.
 */
const active = 600;

const heapAtEnd = (half: readonly Memory[]): number =>
  spreadOf(half.slice(-telling).map(({ heapUsed }) => heapUsed)).median;

const measure = (candidate: Candidate, task: Task): Promise<Found> => {
  const { progress } = task;
  const { servers, memoryTurns } = task.effort;
  const size = { servers, channels: 30, roles: 20, members: 20, threads: 10 };
  return withStage({ candidate, task, size, rateLimits: 'none', warmUp: 50 }, async (stage, measured) => {
    const rest = await measured.memory();
    const samples: Memory[] = [];
    const seats = stage.seats.slice(0, active);
    const block = Math.ceil(memoryTurns / blocks);
    while (samples.length < blocks) {
      const from = (samples.length * threads) % active;
      await saturate({ ...stage, seats: seats.slice(from, from + threads) }, { threads, turns: block });
      const sample = await measured.memory();
      samples.push(sample);
      progress(
        `memory: ${candidate}, ${samples.length * block} turns, heap ${mebibytes(sample.heapUsed)} MiB`,
      );
    }
    const first = samples.slice(0, blocks / 2);
    return {
      rest,
      half: first.at(-1) ?? rest,
      end: samples.at(-1) ?? rest,
      growth: heapAtEnd(samples) - heapAtEnd(first),
      samples,
    };
  });
};

/** Below this, in bytes, a difference between two heaps is noise and not growth. */
const noise = 2 * 1024 * 1024;

export const measureMemory = async (task: Task): Promise<Section> => {
  const { effort } = task;
  const { servers, memoryTurns } = effort;
  task.progress(`memory: a world of ${servers} servers`);
  const bot = await measure('bot', task);
  const floor = await measure('floor', task);
  const row = (when: 'rest' | 'half' | 'end', words: string): Row[] =>
    (['heapUsed', 'rss'] as const).map((what) => ({
      what: `${what === 'heapUsed' ? 'heap' : 'resident memory'} ${words} (MiB)`,
      bot: mebibytes(bot[when][what]),
      floor: mebibytes(floor[when][what]),
      ratio: rounded(bot[when][what] / floor[when][what]),
    }));
  const share = bot.end.heapUsed / floor.end.heapUsed;
  return {
    title: `Memory, ${servers} servers and ${servers * 10} open conversations`,
    rows: [
      ...row('rest', 'at rest'),
      ...row('half', `after ${memoryTurns / 2} turns`),
      ...row('end', `after ${memoryTurns} turns`),
      {
        what: "heap after all turns, by that of discord.js's default caches",
        bot: rounded(share),
        ...judged(effort, { goal: 'at most 0.60', reached: share <= 0.6 }),
      },
      {
        what: `growth of the heap over the last ${memoryTurns / 2} turns (MiB)`,
        bot: mebibytes(bot.growth),
        floor: mebibytes(floor.growth),
        ...judged(effort, { goal: 'none (up to 2)', reached: bot.growth <= noise }),
      },
    ],
    figures: { bot, floor },
  };
};
