import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../../src/playground/people/person.ts';
import type { Thread } from '../../src/playground/world/entities.ts';
import { defaultWorld, type WorldSpec } from '../../src/playground/world/spec.ts';
import { createBench, type Bench } from './bench.ts';
import { Ledger } from './ledger.ts';
import { createRandom } from './random.ts';
import { harms, kinds, settled, startAgain, startRunners, write } from './relay.ts';
import type { RelayOptions, RelayResult, Runner } from './relay.ts';

/** Several processes that share a database, each with some of the shards, and all of them come to harm. */

interface ClusterOptions extends RelayOptions {
  /** There is a server, with a thread, for each. */
  readonly shards: number;
  /** How many one process takes. */
  readonly most: number;
  /** The arguments with which Node runs the bots; by default, the built program. */
  readonly program?: readonly string[];
}

/** Milliseconds after a blow within which every thread has to be answered again. */
const longestSilence = 40_000;

/** Milliseconds: a shard that changes its process again and again has to wait each time until it may identify. */
const longestStart = 60_000;

const channelOf = (server: number): string => (server === 0 ? 'class' : `class-${server}`);

const worldOf = (servers: number): WorldSpec => ({
  people: defaultWorld.people,
  guilds: Array.from({ length: servers }, (_, number) => ({
    name: `Server ${number}`,
    id: String((200_000_000_000n + BigInt(number)) << 22n),
    owner: 'owner',
    channels: [{ name: channelOf(number) }],
  })),
});

/** A patient in each server, or a topic once there are no more patients. */
const openThreads = async (bench: Bench, host: Person, servers: number): Promise<readonly Thread[]> => {
  const { cases } = bench.sandbox;
  const threads: Thread[] = [];
  for (let number = 0; number < servers; number += 1) {
    const id = String(cases[number % cases.length]?.id);
    const answer = await host.command(channelOf(number), '/patient', { case: id }).finished();
    threads.push(bench.playground.world.thread(/<#(\d+)>/.exec(answer.content)?.[1] ?? ''));
  }
  return threads;
};

/** Milliseconds until something was said in every thread again; undefined if it takes too long. */
const silence = async (bench: Bench, threads: readonly Thread[]): Promise<number | undefined> => {
  const since = performance.now();
  let silent = threads.map((thread) => ({ thread, before: bench.said(thread).length }));
  while (silent.length > 0) {
    if (performance.now() - since > longestSilence) return undefined;
    await pause(20);
    silent = silent.filter(({ thread, before }) => bench.said(thread).length === before);
  }
  return performance.now() - since;
};

/** Every process is ended and started again, one after the other. */
const rolling = async (runners: readonly Runner[]): Promise<void> => {
  for (const { bot } of runners) {
    await bot.kill('SIGTERM');
    bot.start();
    await bot.ready(longestStart);
  }
};

export const runCluster = async (options: ClusterOptions): Promise<RelayResult> => {
  const { blows, seed, shards, most, program, onProgress = () => undefined } = options;
  const began = Date.now();
  const random = createRandom(seed);
  const bench = await createBench({
    storeUrl: options.storeUrl,
    playground: { world: worldOf(shards), sharding: { maxConcurrency: 16 } },
    settings: { SHARDS: String(shards), MAX_SHARDS: String(most) },
    program,
  });
  const runners = await startRunners(bench, options);
  const done: Record<string, number> = { rolling: 0, offline: 0 };
  const silences: number[] = [];
  const breaches: string[] = [];
  try {
    await Promise.all(runners.map(({ bot }) => bot.ready()));
    const moderator = bench.playground.person('teacher');
    await bench.link(moderator);
    const threads = await openThreads(bench, moderator, shards);
    const ledger = new Ledger();
    const over = new AbortController();
    const writing = write(
      { bench, ledger, threads },
      { random: createRandom(seed + 2), signal: over.signal },
    );
    const [first, ...others] = runners;
    if (first === undefined) throw new Error('there is no process');
    for (let blow = 1; blow <= blows; blow += 1) {
      await pause(random.between(0, 2_000));
      startAgain(runners);
      const kind = random.pick([...kinds, ...kinds, 'rolling', 'offline'] as const);
      done[kind] = (done[kind] ?? 0) + 1;
      const victim = random.pick([first, ...others]);
      const harmed = ((): Promise<void> => {
        if (kind === 'rolling') return rolling(runners);
        if (kind !== 'offline') return harms[kind](victim, random);
        bench.playground.gateway.dropConnections();
        return Promise.resolve();
      })();
      const heard = await silence(bench, threads);
      if (heard === undefined) breaches.push(`nobody answered somewhere after blow ${blow} (${kind})`);
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
