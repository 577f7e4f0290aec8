import { setTimeout as pause } from 'node:timers/promises';
import type { Thread } from 'discord-playground/world/entities';
import { wireTo, type Wire } from '../support/wire.ts';
import { createBench, type Bench } from './bench.ts';
import type { BotProcess } from './bot-process.ts';
import { judge, type Verdict } from './judge.ts';
import { Ledger } from './ledger.ts';
import { createRandom, type Random } from './random.ts';
import { settleAll, type Settling } from './settle.ts';

/** Several processes on one database: one works, the others stand by, and all of them come to harm. */

export interface RelayOptions {
  /** How often something happens to one of the processes. */
  readonly blows: number;
  readonly seed: number;
  readonly processes: number;
  /** An empty place for a store in PostgreSQL. */
  readonly storeUrl: string;
  readonly onProgress?: (line: string) => void;
}

export interface RelayResult extends Verdict {
  readonly seconds: number;
  /** How often each kind of harm was done. */
  readonly harms: Readonly<Record<string, number>>;
  /** Milliseconds from a blow to the next answer, sorted. */
  readonly silences: readonly number[];
}

interface Runner {
  readonly bot: BotProcess;
  readonly wire: Wire;
}

const threadCount = 4;
const settleWithin = 180_000;
/** Milliseconds after a blow within which somebody has to answer again. */
const longestSilence = 40_000;

type Harm = (runner: Runner, random: Random) => Promise<void>;

/** Long enough for another process to take over, or not quite. */
const aWhile = (random: Random): number => random.between(500, 14_000);

const harms: Readonly<Record<'killed' | 'ended' | 'frozen' | 'cut' | 'swallowed', Harm>> = {
  killed: async ({ bot }) => {
    await bot.kill();
    bot.start();
  },
  ended: async ({ bot }) => {
    await bot.kill('SIGTERM');
    bot.start();
  },
  frozen: async ({ bot }, random) => {
    bot.freeze();
    await pause(aWhile(random));
    bot.thaw();
  },
  cut: async ({ wire }, random) => {
    wire.cut();
    await pause(aWhile(random));
    wire.mend();
  },
  swallowed: async ({ wire }, random) => {
    wire.swallow();
    await pause(aWhile(random));
    wire.mend();
  },
};

const kinds = ['killed', 'ended', 'frozen', 'cut', 'swallowed'] as const;

/** Milliseconds until the bot says something more in one of the threads; undefined if it takes too long. */
const silence = async (bench: Bench, threads: readonly Thread[]): Promise<number | undefined> => {
  const said = (): number => threads.reduce((sum, thread) => sum + bench.said(thread).length, 0);
  const before = said();
  const since = performance.now();
  while (said() === before) {
    if (performance.now() - since > longestSilence) return undefined;
    await pause(20);
  }
  return performance.now() - since;
};

const write = async (
  { bench, ledger, threads }: { bench: Bench; ledger: Ledger; threads: readonly Thread[] },
  { random, signal }: { random: Random; signal: AbortSignal },
): Promise<void> => {
  const students = [bench.playground.person('alice'), bench.playground.person('bob')] as const;
  for (let number = 1; !signal.aborted; number += 1) {
    const thread = random.pick([threads[0], ...threads.slice(1)]);
    if (thread === undefined) return;
    ledger.add(random.pick(students).send(thread, `Question ${number}: how are you?`), thread);
    await pause(random.between(100, 800));
  }
};

const startRunners = async (
  bench: Bench,
  { processes, storeUrl }: Pick<RelayOptions, 'processes' | 'storeUrl'>,
): Promise<readonly Runner[]> => {
  const runners: Runner[] = [];
  for (let number = 0; number < processes; number += 1) {
    const wire = await wireTo(storeUrl);
    const bot = bench.another({ STORE_URL: wire.url });
    bot.start();
    if (number === 0) await bot.ready();
    runners.push({ bot, wire });
  }
  return runners;
};

/** A start that finds no database says so and ends: whatever runs the process starts it again. */
const isExcused = (lines: string): boolean => /The database .* cannot be opened/.test(lines);

interface SoFar extends Pick<RelayResult, 'harms' | 'silences' | 'breaches'> {
  readonly began: number;
}

/** After the last blow: everything comes to rest, and is judged. */
const settled = async (
  runners: readonly Runner[],
  settling: Settling,
  { began, harms: done, silences, breaches }: SoFar,
): Promise<RelayResult> => {
  const rested = await settleAll(settling, settleWithin);
  const verdict = judge(settling.bench, settling.ledger);
  return {
    seconds: Math.round((Date.now() - began) / 1_000),
    harms: done,
    silences: silences.toSorted((a, b) => a - b),
    figures: verdict.figures,
    breaches: [
      ...breaches,
      ...verdict.breaches,
      ...(rested ? [] : ['it did not come to rest']),
      ...runners.flatMap(({ bot }) =>
        bot.endedByItself
          .filter((lines) => !isExcused(lines))
          .map((lines) => `a bot ended by itself:\n${lines}`),
      ),
    ],
  };
};

const anyOf = (runners: readonly Runner[], random: Random): Runner => {
  const [first, ...others] = runners;
  if (first === undefined) throw new Error('there is no process');
  return random.pick([first, ...others]);
};

/** People write while the processes come to harm, one blow after another; then everything is judged. */
export const runRelay = async (options: RelayOptions): Promise<RelayResult> => {
  const { blows, seed, onProgress = () => undefined } = options;
  const bench = await createBench({ storeUrl: options.storeUrl, supervised: true });
  const runners = await startRunners(bench, options);
  const began = Date.now();
  const random = createRandom(seed);
  const done: Record<string, number> = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  const silences: number[] = [];
  const breaches: string[] = [];
  try {
    const moderator = bench.playground.person('teacher');
    await bench.link(moderator);
    const threads = await bench.patients(moderator, threadCount);
    const ledger = new Ledger();
    const over = new AbortController();
    const writing = write(
      { bench, ledger, threads },
      { random: createRandom(seed + 2), signal: over.signal },
    );
    for (let blow = 1; blow <= blows; blow += 1) {
      await pause(random.between(0, 2_000));
      const kind = random.pick(kinds);
      const harmed = harms[kind](anyOf(runners, random), random);
      done[kind] = (done[kind] ?? 0) + 1;
      const heard = await silence(bench, threads);
      if (heard === undefined) breaches.push(`nobody answered after blow ${blow} (${kind})`);
      else silences.push(Math.round(heard));
      await harmed;
      if (blow % 10 === 0) onProgress(`${blow} blows, ${ledger.asked.length} questions`);
    }
    over.abort();
    await writing;
    const settling = { bench, ledger, random: createRandom(seed + 1), moderator };
    return await settled(runners, settling, { began, harms: done, silences, breaches });
  } finally {
    await bench.close();
    for (const { wire } of runners) await wire.close();
  }
};
