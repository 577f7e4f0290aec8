import { megabytes, rounded } from './figures.ts';
import { saturate } from './load.ts';
import type { Effort } from './options.ts';
import type { Memory } from './process.ts';
import type { Progress, Row, Section } from './report.ts';
import { startStage, type Candidate } from './stage.ts';

/** Heap and resident memory, at rest and after many turns, each taken after a garbage collection. */

interface Found {
  readonly rest: Memory;
  readonly half: Memory;
  readonly end: Memory;
}

const threads = 200;

/**
 * Threads that take part, in turns. Few enough that by half-time each has had the 64 messages that the bot remembers
 * one by one: until then a thread that is used takes more room than before, by design and by no more than that.
 */
const active = 600;

const measure = async (
  candidate: Candidate,
  { servers, memoryTurns }: Effort,
  progress: Progress,
): Promise<Found> => {
  const size = { servers, channels: 30, roles: 20, members: 20, threads: 10 };
  const stage = await startStage({ candidate, size, rateLimits: 'off', unlimited: true, warmUp: 50 });
  const measured = await stage.ready();
  try {
    const rest = await measured.memory();
    const samples: Memory[] = [];
    const seats = stage.seats.slice(0, active);
    const block = Math.ceil(memoryTurns / 20);
    for (let done = 0; done < memoryTurns; done += block) {
      const from = (samples.length * threads) % active;
      await saturate({ ...stage, seats: seats.slice(from, from + threads) }, { threads, turns: block });
      samples.push(await measured.memory());
      progress(
        `memory: ${candidate}, ${done + block} turns, heap ${megabytes(samples.at(-1)?.heapUsed ?? 0)} MiB`,
      );
    }
    const half = samples[Math.floor(samples.length / 2) - 1] ?? rest;
    return { rest, half, end: samples.at(-1) ?? rest };
  } finally {
    await measured.stop();
    await stage.close();
  }
};

/** Below this, in bytes, a difference between two heaps is noise and no growth. */
const noise = 2 * 1024 * 1024;

export const measureMemory = async (effort: Effort, progress: Progress): Promise<Section> => {
  const { servers, memoryTurns } = effort;
  progress(`memory: a world of ${servers} servers`);
  const bot = await measure('bot', effort, progress);
  const floor = await measure('floor', effort, progress);
  const row = (when: keyof Found, words: string): Row[] =>
    (['heapUsed', 'rss'] as const).map((what) => ({
      what: `${what === 'heapUsed' ? 'heap' : 'resident memory'} ${words} (MiB)`,
      bot: megabytes(bot[when][what]),
      floor: megabytes(floor[when][what]),
      ratio: rounded(bot[when][what] / floor[when][what]),
    }));
  const share = bot.end.heapUsed / floor.end.heapUsed;
  // The goals are about many turns; a few show only that the measuring works.
  const isGoal = memoryTurns >= 100_000;
  const growth = bot.end.heapUsed - bot.half.heapUsed;
  return {
    title: `Memory, ${servers} servers and ${servers * 10} open conversations`,
    rows: [
      ...row('rest', 'at rest'),
      ...row('half', `after ${memoryTurns / 2} turns`),
      ...row('end', `after ${memoryTurns} turns`),
      {
        what: "heap after all turns, by that of discord.js's default caches",
        bot: rounded(share),
        ...(isGoal ? { goal: 'at most 0.60', reached: share <= 0.6 } : {}),
      },
      {
        what: `growth of the heap over the last ${memoryTurns / 2} turns (MiB)`,
        bot: megabytes(growth),
        ...(isGoal ? { goal: 'none (up to 2)', reached: growth <= noise } : {}),
      },
    ],
    figures: { bot, floor },
  };
};
