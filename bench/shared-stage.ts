import { setTimeout as pause } from 'node:timers/promises';
import type { Measured } from './process.ts';
import { startStage, type Stage } from './stage.ts';
import type { Task } from './task.ts';
import type { Size } from './world.ts';

/** A stage for several processes that share a store in PostgreSQL and divide the shards among themselves. */

export const shards = 4;

export const startShared = (task: Task, { size, most }: { size: Size; most: number }): Promise<Stage> =>
  startStage({
    candidate: 'bot',
    task,
    size,
    rateLimits: 'off',
    unlimited: true,
    nodeArgs: task.nodeArgs,
    settings: { SHARDS: String(shards), MAX_SHARDS: String(most) },
  });

/** Starts `count` processes for `use`, one after another. */
export const withProcesses = <Result>(
  stage: Stage,
  count: number,
  use: (processes: readonly Measured[]) => Promise<Result>,
  running: readonly Measured[] = [],
): Promise<Result> =>
  running.length === count
    ? use(running)
    : stage.run((next) => withProcesses(stage, count, use, [...running, next]));

/** Resolves when every shard is connected. */
export const untilComplete = async ({ playground }: Stage, processes: readonly Measured[]): Promise<void> => {
  const ended = Promise.race(processes.map((one) => one.ended));
  while (playground.gateway.shards.length < shards) await Promise.race([pause(5), ended]);
};
