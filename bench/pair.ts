import type { Pair } from './candidates.ts';
import type { Measured } from './process.ts';
import { spentBy, type Spent } from './spent.ts';
import { withStage, type Stage, type StageOptions } from './stage.ts';
import type { Task } from './task.ts';

/** Bot and floor side by side, each with its own stage, taking turns on one machine. */

interface Side {
  readonly stage: Stage;
  spend<Result>(work: (stage: Stage) => Promise<Result>): Promise<Spent<Result>>;
}

const sideOf = (stage: Stage, measured: Measured): Side => ({
  stage,
  spend: (work) => spentBy([measured], () => work(stage)),
});

export const withPair = <Result>(
  task: Task,
  stages: Pick<StageOptions, 'size' | 'rateLimits'>,
  use: (pair: Pair<Side>) => Promise<Result>,
): Promise<Result> => {
  const options = { ...stages, task, warmUp: task.effort.warmUp };
  return withStage({ ...options, candidate: 'bot' }, (botStage, bot) =>
    withStage({ ...options, candidate: 'floor' }, (floorStage, floor) =>
      use({ bot: sideOf(botStage, bot), floor: sideOf(floorStage, floor) }),
    ),
  );
};
