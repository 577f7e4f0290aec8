import type { Pair } from './candidates.ts';
import type { Measured } from './process.ts';
import { withStage, type Stage, type StageOptions } from './stage.ts';
import type { Task } from './task.ts';

/** Bot and floor side by side, each with its own stage, taking turns on one machine. */

interface Spent<Result> {
  readonly result: Result;
  /** Milliseconds of processor time that the measured process spent on it. */
  readonly cpu: number;
  /**
   * How much of the time the load's own thread was busy, from 0 to 1. Load, playground and sandbox share it: near 1,
   * the figures measure that thread and not the process.
   */
  readonly loadBusy: number;
}

interface Side {
  readonly stage: Stage;
  spend<Result>(work: (stage: Stage) => Promise<Result>): Promise<Spent<Result>>;
}

const sideOf = (stage: Stage, measured: Measured): Side => ({
  stage,
  spend: async (work) => {
    const before = await measured.cpu();
    const idle = performance.eventLoopUtilization();
    const result = await work(stage);
    const loadBusy = performance.eventLoopUtilization(idle).utilization;
    return { result, cpu: (await measured.cpu()) - before, loadBusy };
  },
});

export const withPair = <Result>(
  task: Task,
  stages: Pick<StageOptions, 'size' | 'rateLimits' | 'unlimited'>,
  use: (pair: Pair<Side>) => Promise<Result>,
): Promise<Result> => {
  const { effort, nodeArgs } = task;
  const options = { ...stages, task, warmUp: effort.warmUp };
  return withStage({ ...options, candidate: 'bot', nodeArgs }, (botStage, bot) =>
    withStage({ ...options, candidate: 'floor' }, (floorStage, floor) =>
      use({ bot: sideOf(botStage, bot), floor: sideOf(floorStage, floor) }),
    ),
  );
};
