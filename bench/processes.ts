import { setTimeout as pause } from 'node:timers/promises';
import { addedTime } from './clock.ts';
import { meanOf, mebibytes, rounded, spreadOf, type Spread } from './figures.ts';
import { answeredBetween, saturate } from './load.ts';
import type { Measured } from './process.ts';
import type { Row, Section } from './report.ts';
import { spentBy } from './spent.ts';
import { shards, startShared, untilComplete, withProcesses } from './shared-stage.ts';
import type { Seat, Stage } from './stage.ts';
import type { Task } from './task.ts';
import { guildId, shardOf } from '../src/lib/ids.ts';

/** Several processes that share a store in PostgreSQL and divide the shards among themselves. */

/** Numbers of processes among which the shards divide evenly. */
const counts = [1, 2, 4] as const;

/** Seconds until the load has settled. */
const settling = 1;

/** A seat in a server of each shard. */
const seatsByShard = ({ seats }: Stage): readonly Seat[] => {
  const found = new Map<number, Seat>();
  for (const seat of seats) {
    const shard = shardOf(guildId(seat.thread.guildId), shards);
    if (!found.has(shard)) found.set(shard, seat);
  }
  return [...found.values()];
};

// ---- turns a second

interface Turns extends Spread {
  /** Of processes. */
  readonly count: number;
  readonly perSecond: number;
  /** Milliseconds of processor time a turn, of all processes together. */
  readonly cpu: number;
  readonly loadBusy: number;
}

const turnsWith = async (count: number, task: Task): Promise<Turns> => {
  const { warmUp, saturationSeconds } = task.effort;
  const size = { servers: 40, channels: 5, roles: 5, members: 5, threads: 5 };
  task.progress(`processes: ${count}, turns a second`);
  const stage = await startShared(task, { size, most: shards / count });
  try {
    return await withProcesses(stage, count, async (processes) => {
      await untilComplete(stage, processes);
      const threads = stage.seats.length;
      // Each process has to warm up by itself.
      await saturate(stage, { threads, turns: warmUp * count });
      const to = settling + saturationSeconds;
      const asking = () => saturate(stage, { threads, seconds: to });
      const { result, cpu, loadBusy } = await spentBy(processes, asking);
      const { turns, perSecond } = answeredBetween(result, { from: settling, to });
      const all = result.turns.length;
      return { ...spreadOf(turns.map(addedTime)), count, perSecond, cpu: cpu / all, loadBusy };
    });
  } finally {
    await stage.close();
  }
};

const turnsRows = ({ count, ...found }: Turns): readonly Row[] => {
  const where = count === 1 ? '1 process' : `${count} processes`;
  return [
    { what: `turns a second, ${where}`, bot: rounded(found.perSecond, 0) },
    { what: `added time, ${where}, median (ms)`, bot: rounded(found.median) },
    { what: `processor time a turn, ${where} together (ms)`, bot: rounded(found.cpu) },
    {
      what: `share of the time the load's own thread was busy, ${where} (%)`,
      bot: rounded(100 * found.loadBusy, 0),
    },
  ];
};

// ---- very many conversations

/** Milliseconds for a process to start and find that no shard is free. */
const standingBy = 5_000;

interface Taking {
  /** Milliseconds until all shards are connected, and until a question to each is answered. */
  readonly connected: number;
  readonly answered: readonly number[];
}

/** Measures from now on, with a question to each shard written at once. */
const taking = async (stage: Stage, processes: readonly Measured[]): Promise<Taking> => {
  const begin = performance.now();
  const answers = seatsByShard(stage).map(async ({ person, thread }) => {
    const { discordIn } = await stage.clock.ask(person, thread);
    return discordIn - begin;
  });
  const [connected, answered] = await Promise.all([
    untilComplete(stage, processes).then(() => performance.now() - begin),
    Promise.all(answers),
  ]);
  return { connected, answered };
};

const measureMany = async (task: Task) => {
  const servers = task.effort.servers * 10;
  const size = { servers, channels: 3, roles: 3, members: 2, threads: 10 };
  task.progress(`processes: a world of ${servers} servers and ${servers * 10} conversations`);
  const stage = await startShared(task, { size, most: shards });
  try {
    return await stage.run(async (first) => {
      task.progress('processes: the first one starts');
      const start = await taking(stage, [first]);
      const memory = await first.memory();
      return stage.run(async (second) => {
        // The second one has to be connected to the store before the first is gone.
        await pause(standingBy);
        task.progress('processes: the first one is killed');
        await first.kill();
        return { servers, start, memory, takeover: await taking(stage, [second]) };
      });
    });
  } finally {
    await stage.close();
  }
};

const seconds = (milliseconds: number): string => rounded(milliseconds / 1_000, 1);

const takingRows = (what: string, { connected, answered }: Taking): readonly Row[] => [
  { what: `${what} until all ${shards} shards are connected (s)`, bot: seconds(connected) },
  {
    what: `${what} until each has answered: first, mean, last (s)`,
    bot: [Math.min(...answered), meanOf(answered), Math.max(...answered)].map(seconds).join(', '),
  },
];

export const measureProcesses = async (task: Task): Promise<Section> => {
  const turns: Turns[] = [];
  for (const count of counts) turns.push(await turnsWith(count, task));
  const many = await measureMany(task);
  const { servers, start, takeover, memory } = many;
  const where = `${servers} servers, ${servers * 10} conversations:`;
  return {
    title: 'Several processes, without limits',
    rows: [
      ...turns.flatMap(turnsRows),
      ...takingRows(`${where} from a start`, start),
      ...takingRows(`${where} from a kill of the only holder`, takeover),
      { what: `${where} heap at rest (MiB)`, bot: mebibytes(memory.heapUsed) },
      { what: `${where} resident memory at rest (MiB)`, bot: mebibytes(memory.rss) },
    ],
    figures: { turns, many },
  };
};
