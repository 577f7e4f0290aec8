import { setTimeout as pause } from 'node:timers/promises';
import type { Thread } from 'discord-playground/world/entities';
import { createBench, type Bench } from './bench.ts';
import { judge, type Verdict } from './judge.ts';
import { Ledger } from './ledger.ts';
import { startLocker } from './locker.ts';
import { longAnswer } from './long-answers.ts';
import { calmGateway, disturbGateway, failNow } from './mischief.ts';
import { createRandom, type Random } from './random.ts';
import { askOneAgain, settleAll } from './settle.ts';

/** Students write while the bot is killed again and again; then both sides' records are judged. */

export interface ChaosOptions {
  readonly kills: number;
  readonly seed: number;
  readonly gatewayFaults: boolean;
  /** From 0 to 1: the share of calls to the service, and of requests to Discord, that fail. */
  readonly faultRate: number;
  /** Another program locks the file now and then, for up to ten seconds. */
  readonly locked?: boolean;
  /** The arguments with which Node runs the bot; by default, the built program. */
  readonly program?: readonly string[];
  /** Told now and then how far the run has come. */
  readonly onProgress?: (line: string) => void;
}

export interface ChaosResult extends Verdict {
  readonly kills: number;
  readonly seconds: number;
}

const threadCount = 4;
const settleWithin = 180_000;

/** Writes numbered questions into the threads until it is told to stop. */
const write = async (
  {
    bench,
    ledger,
    random,
    threads,
  }: { bench: Bench; ledger: Ledger; random: Random; threads: readonly Thread[] },
  { faultRate, signal }: { faultRate: number; signal: AbortSignal },
): Promise<void> => {
  const students = [bench.playground.person('alice'), bench.playground.person('bob')] as const;
  for (let number = 1; !signal.aborted; number += 1) {
    const thread = threads[random.between(0, threads.length - 1)];
    if (thread === undefined) return;
    if (random.chance(0.2)) bench.sandbox.faults.next('/chat/submit/', longAnswer(number));
    failNow(bench, random, faultRate);
    ledger.add(random.pick(students).send(thread, `Question ${number}: how are you?`), thread);
    await pause(random.between(50, 400));
  }
};

const longestLock = 10_000;

/** Locks the file again and again until it is told to stop. */
const lockNowAndThen = async (bench: Bench, random: Random, signal: AbortSignal): Promise<void> => {
  const locker = startLocker(bench.storeFile);
  while (!signal.aborted) {
    await pause(random.between(0, longestLock));
    await (
      await locker.lock(random.between(0, longestLock))
    ).released;
  }
  await locker.end();
};

/** A start that finds the file locked says so and ends: whatever runs the process starts it again. */
const isExcused = (lines: string): boolean => lines.includes('SQLITE_BUSY');

/** Resolves at a moment at which to kill: after a while, or at the very moment of a call or a post. */
const moment = (bench: Bench, random: Random): Promise<void> => {
  const longest = random.between(50, 2_500);
  const skipped = random.between(0, 3);
  const kind = random.pick(['time', 'call', 'post'] as const);
  return new Promise((resolve) => {
    let left = skipped;
    const stops: (() => void)[] = [];
    const now = (): void => {
      for (const stop of stops) stop();
      resolve();
    };
    const count = (): void => {
      left -= 1;
      // At once, in the middle of what the sandbox or the playground is doing.
      if (left < 0) {
        void bench.bot.kill();
        now();
      }
    };
    if (kind === 'call') stops.push(bench.sandbox.onCall(count));
    if (kind === 'post') {
      stops.push(
        bench.playground.world.changes.listen((change) => {
          const isOurs =
            change.kind === 'message_created' && change.message.authorId === bench.playground.world.bot.id;
          if (isOurs) count();
        }),
      );
    }
    const timer = setTimeout(now, kind === 'time' ? longest : 4_000);
    stops.push(() => clearTimeout(timer));
  });
};

export const runChaos = async (options: ChaosOptions): Promise<ChaosResult> => {
  const {
    kills,
    seed,
    gatewayFaults,
    faultRate,
    locked = false,
    program,
    onProgress = () => undefined,
  } = options;
  const began = Date.now();
  const random = createRandom(seed);
  const bench = await createBench({
    program,
    supervised: locked,
    ...(gatewayFaults ? { playground: { heartbeatInterval: 1_000 } } : {}),
  });
  try {
    bench.bot.start();
    await bench.bot.ready();
    const moderator = bench.playground.person('teacher');
    await bench.link(moderator);
    const threads = await bench.patients(moderator, threadCount);

    const ledger = new Ledger();
    const settling = { bench, ledger, random: createRandom(seed + 1), moderator };
    const over = new AbortController();
    const writing = write(
      { bench, ledger, random: createRandom(seed + 2), threads },
      { faultRate, signal: over.signal },
    );
    const locking = locked ? lockNowAndThen(bench, createRandom(seed + 3), over.signal) : Promise.resolve();
    for (let kill = 1; kill <= kills; kill += 1) {
      if (gatewayFaults) {
        await pause(random.between(0, 1_500));
        disturbGateway(bench, random);
      }
      if (random.chance(0.2)) void askOneAgain(settling);
      await moment(bench, random);
      await bench.bot.kill();
      calmGateway(bench);
      bench.bot.start();
      if (kill % 20 === 0) onProgress(`${kill} kills, ${ledger.asked.length} questions`);
    }
    over.abort();
    await Promise.all([writing, locking]);
    bench.sandbox.faults.clear();
    bench.playground.faults.clear();
    await bench.bot.ready();
    const settlingSince = Date.now();
    const rested = await settleAll(settling, settleWithin);
    onProgress(`settled after ${Math.round((Date.now() - settlingSince) / 1_000)} s`);
    const { figures, breaches } = judge(bench, ledger);
    return {
      kills,
      seconds: Math.round((Date.now() - began) / 1_000),
      figures,
      breaches: [
        ...breaches,
        ...(rested ? [] : ['it did not come to rest']),
        ...bench.bot.endedByItself
          .filter((lines) => !locked || !isExcused(lines))
          .map((lines) => `the bot ended by itself:\n${lines}`),
      ],
    };
  } finally {
    await bench.close();
  }
};
