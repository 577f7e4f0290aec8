import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../../src/playground/people/person.ts';
import type { Thread } from '../../src/playground/world/entities.ts';
import { defaultWorld, type WorldSpec } from '../../src/playground/world/spec.ts';
import { createBench, type Bench } from './bench.ts';
import type { Random } from './random.ts';
import { anyOf, harms, kinds, startRunners, underBlows } from './relay.ts';
import type { RelayOptions, RelayResult, Runner } from './relay.ts';
import { recordShards, type ShardFigures } from './shard-records.ts';

/** Several processes that share a database, each with some of the shards, and all of them come to harm. */

interface ClusterOptions extends RelayOptions {
  /** There is a server, with a thread, for each. */
  readonly shards: number;
  /** How many one process takes. */
  readonly most: number;
  /** The arguments with which Node runs the bots; by default, the built program. */
  readonly program?: readonly string[];
}

export interface ClusterResult extends RelayResult {
  readonly shards: ShardFigures & {
    /** Writes that came from a process that no longer had the shard. */
    readonly refused: number;
    readonly identifies: number;
    /** Those that broke Discord's limit. */
    readonly identifiesTooSoon: number;
  };
}

/** What happens to one process is twice as likely as what happens to all. */
const clusterKinds = [...kinds, 'rolling', 'offline'] as const;
type ClusterKind = (typeof clusterKinds)[number];

/** What the log says when the database has refused a write because of its epoch. */
const refusedWrite = 'a process that no longer holds its shard';

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

/** What only the database and Discord can tell, because they see all processes. */
const aboutShards = ({ twoWriters, identifiesTooSoon }: ClusterResult['shards']): readonly string[] => [
  ...(twoWriters === 0 ? [] : [`${twoWriters} servers were written for by a process without their shard`]),
  ...(identifiesTooSoon === 0 ? [] : [`${identifiesTooSoon} identifies came too soon`]),
];

export const runCluster = async (options: ClusterOptions): Promise<ClusterResult> => {
  const { shards, most, program, storeUrl } = options;
  const records = await recordShards(storeUrl);
  try {
    const bench = await createBench({
      storeUrl,
      playground: { world: worldOf(shards), sharding: { maxConcurrency: 16 } },
      settings: { SHARDS: String(shards), MAX_SHARDS: String(most) },
      program,
    });
    const runners = await startRunners(bench, options);
    const harm = (kind: ClusterKind, random: Random): Promise<void> => {
      const victim = anyOf(runners, random);
      if (kind === 'rolling') return rolling(runners);
      if (kind !== 'offline') return harms[kind](victim, random);
      bench.playground.gateway.dropConnections();
      return Promise.resolve();
    };
    const result = await underBlows(options, {
      bench,
      runners,
      kinds: clusterKinds,
      ready: () => Promise.all(runners.map(({ bot }) => bot.ready())),
      openThreads: (host) => openThreads(bench, host, shards),
      strike: (random) => {
        const kind = random.pick([...kinds, ...clusterKinds] as const);
        return { kind, harmed: harm(kind, random) };
      },
      silence: (threads) => silence(bench, threads),
    });
    const { identifies, identifiesTooSoon } = bench.playground.gateway;
    const refused = runners.reduce((sum, { bot }) => sum + bot.timesSaid(refusedWrite), 0);
    const about = { ...(await records.figures()), refused, identifies, identifiesTooSoon };
    return { ...result, shards: about, breaches: [...result.breaches, ...aboutShards(about)] };
  } finally {
    await records.close();
  }
};
