import { setTimeout as pause } from 'node:timers/promises';
import type { Thread } from 'discord-playground/world/entities';
import { exitCodes } from '../../src/app/exit-codes.ts';
import { wireTo, type Wire } from '../support/wire.ts';
import { createBench, type Bench } from './bench.ts';
import type { BotProcess } from './bot-process.ts';
import { judge, type Verdict } from './judge.ts';
import { Ledger } from './ledger.ts';
import { longAnswer } from './long-answers.ts';
import { calmGateway, disturbGateway, failNow } from './mischief.ts';
import { createRandom, type Random } from './random.ts';
import { saysWhyItWaits } from './readings.ts';
import { askOneAgain, settleAll } from './settle.ts';
import { locked, type Trouble } from './troubles.ts';

/** Students write while one trouble after another befalls the bot; then both sides' records are judged. */

export interface ChaosOptions {
  readonly troubles: readonly Trouble[];
  /** How many of them, in turn. */
  readonly blows: number;
  readonly seed: number;
  readonly gatewayFaults?: boolean;
  /** From 0 to 1: the share of calls to the service, and of requests to Discord, that fail. */
  readonly faultRate?: number;
  /** An empty place in PostgreSQL, on which so many processes stand by for each other; a file unless given. */
  readonly database?: { readonly url: string; readonly processes: number };
  /** The arguments with which Node runs the bot; by default, the built program. */
  readonly program?: readonly string[];
  /** Told now and then how far the run has come. */
  readonly onProgress?: (line: string) => void;
}

interface ChaosResult extends Verdict {
  readonly seconds: number;
  /** How often each trouble was had. */
  readonly had: Readonly<Record<string, number>>;
  /** Milliseconds from a blow until nobody who asked then met silence, sorted; where somebody looked. */
  readonly silences: readonly number[];
}

interface Runner {
  readonly bot: BotProcess;
  readonly wire: Wire | undefined;
}

const threadCount = 4;
const settleWithin = 180_000;

interface Writing {
  readonly bench: Bench;
  readonly ledger: Ledger;
  readonly random: Random;
  readonly threads: readonly Thread[];
}

const ask = ({ bench, ledger, random }: Writing, thread: Thread) => {
  const students = [bench.playground.person('alice'), bench.playground.person('bob')] as const;
  const text = `Question ${ledger.asked.length + 1}: how are you?`;
  const message = random.pick(students).send(thread, text);
  ledger.add(message, thread);
  return message;
};

/** Until it is told to stop. */
const writeOn = async (writing: Writing, faultRate: number, signal: AbortSignal): Promise<void> => {
  const { bench, random, ledger, threads } = writing;
  while (!signal.aborted) {
    const thread = threads[random.between(0, threads.length - 1)];
    if (thread === undefined) return;
    if (random.chance(0.2)) bench.sandbox.faults.next('/chat/submit/', longAnswer(ledger.asked.length + 1));
    failNow(bench, random, faultRate);
    ask(writing, thread);
    await pause(random.between(50, 400));
  }
};

/**
 * Milliseconds until everybody who asks now has a reply, or sees a status that says why they wait (two answers in a row
 * did not come); undefined if it takes too long.
 */
const silence = async (writing: Writing, longest: number): Promise<number | undefined> => {
  const { bench, threads } = writing;
  const since = performance.now();
  const asked = threads.map((thread) => ({ thread, message: ask(writing, thread) }));
  const isSilent = ({ thread, message }: (typeof asked)[number]): boolean =>
    bench.repliesTo(message).length === 0 && !bench.said(thread).some(saysWhyItWaits);
  while (asked.some(isSilent)) {
    if (performance.now() - since > longest) return undefined;
    await pause(20);
  }
  return Math.round(performance.now() - since);
};

const startRunners = async (
  bench: Bench,
  database: ChaosOptions['database'],
): Promise<readonly [Runner, ...Runner[]]> => {
  const start = async (): Promise<Runner> => {
    const wire = database && (await wireTo(database.url));
    const bot = wire === undefined ? bench.bot : bench.another({ STORE_URL: wire.url });
    bot.start();
    return { bot, wire };
  };
  const first = await start();
  await first.bot.ready();
  const others: Runner[] = [];
  while (others.length + 1 < (database?.processes ?? 1)) others.push(await start());
  return [first, ...others];
};

/** Strikes with one trouble after the other; returns what went wrong meanwhile. */
const befall = async (
  writing: Writing,
  runners: readonly [Runner, ...Runner[]],
  options: ChaosOptions & { readonly onSilence: (silence: number) => void },
): Promise<{ readonly had: Readonly<Record<string, number>>; readonly breaches: readonly string[] }> => {
  const { troubles, blows, seed, gatewayFaults, onSilence, onProgress = () => undefined } = options;
  const { bench, ledger } = writing;
  const random = createRandom(seed);
  const moderator = bench.playground.person('teacher');
  const had: Record<string, number> = {};
  const breaches: string[] = [];
  for (let blow = 0; blow < blows; blow += 1) {
    const trouble = troubles[blow % troubles.length];
    if (trouble === undefined) break;
    await pause(random.between(0, 1_500));
    if (gatewayFaults === true) disturbGateway(bench, random);
    if (random.chance(0.2)) void askOneAgain({ bench, ledger, random, moderator });
    const { bot, wire } = random.pick(runners);
    const struck = trouble.strike({ bench, random, bot, wire });
    const { name, longestSilence } = trouble;
    if (longestSilence !== undefined) {
      const found = await silence(writing, longestSilence);
      if (found === undefined) breaches.push(`somebody met silence after blow ${blow} (${name})`);
      else onSilence(found);
    }
    await struck;
    calmGateway(bench);
    had[name] = (had[name] ?? 0) + 1;
    if ((blow + 1) % 20 === 0) onProgress(`${blow + 1} blows, ${ledger.asked.length} questions`);
  }
  return { had, breaches };
};

export const runChaos = async (options: ChaosOptions): Promise<ChaosResult> => {
  const { seed, gatewayFaults, faultRate = 0, database, program } = options;
  const began = performance.now();
  const bench = await createBench({
    program,
    supervised: true,
    ...(database === undefined ? {} : { storeUrl: database.url }),
    ...(gatewayFaults === true ? { playground: { heartbeatInterval: 1_000 } } : {}),
  });
  const wires: Wire[] = [];
  try {
    const runners = await startRunners(bench, database);
    for (const { wire } of runners) if (wire !== undefined) wires.push(wire);
    const moderator = bench.playground.person('teacher');
    await bench.link(moderator);
    const threads = await bench.patients(moderator, threadCount);
    const ledger = new Ledger();
    const writing: Writing = { bench, ledger, random: createRandom(seed + 2), threads };
    const over = new AbortController();
    const written = writeOn(writing, faultRate, over.signal);
    const silences: number[] = [];
    const { had, breaches } = await befall(writing, runners, {
      ...options,
      onSilence: (found) => void silences.push(found),
    });
    over.abort();
    await written;
    bench.sandbox.faults.clear();
    bench.playground.faults.clear();
    const rested = await settleAll(
      { bench, ledger, random: createRandom(seed + 1), moderator },
      settleWithin,
    );
    const verdict = judge(bench, ledger);
    // Whoever finds the store in use, or gone, says so and is started again.
    const isExcused = (code: number | null): boolean =>
      code === exitCodes.tryAgain && (database !== undefined || options.troubles.includes(locked));
    const ends = runners.flatMap(({ bot }) => bot.endedByItself.filter(({ code }) => !isExcused(code)));
    return {
      seconds: Math.round((performance.now() - began) / 1_000),
      had,
      silences: silences.toSorted((one, other) => one - other),
      figures: verdict.figures,
      breaches: [
        ...breaches,
        ...verdict.breaches,
        ...(rested ? [] : ['it did not come to rest']),
        ...ends.map(({ lines }) => `a bot ended by itself:\n${lines}`),
      ],
    };
  } finally {
    await bench.close();
    for (const wire of wires) await wire.close();
  }
};
