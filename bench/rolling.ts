import { rounded, spreadOf } from './figures.ts';
import { poisson } from './load.ts';
import type { Measured } from './process.ts';
import type { Section } from './report.ts';
import { startShared, untilComplete, withProcesses } from './shared-stage.ts';
import type { Stage } from './stage.ts';
import type { Task } from './task.ts';

/** A rolling restart under load: how long people wait while every process ends and starts again, one after the other. */

const processes = 3;

/** How many shards a process takes at most, so that two of the processes are enough for all. */
const most = 2;

const rate = 20;

/** Ends each of them and starts another one in its place; calls `use` once everything is connected again. */
const restarted = async <Result>(
  stage: Stage,
  [next, ...others]: readonly Measured[],
  use: () => Promise<Result>,
  started: readonly Measured[] = [],
): Promise<Result> => {
  if (next === undefined) return use();
  await next.stop();
  return stage.run(async (instead) => {
    await untilComplete(stage, [...others, ...started, instead]);
    return restarted(stage, others, use, [...started, instead]);
  });
};

export const measureRolling = async (task: Task): Promise<Section> => {
  const size = { servers: 40, channels: 5, roles: 5, members: 5, threads: 5 };
  const threads = size.servers * size.threads;
  task.progress(`rolling: ${processes} processes start`);
  const stage = await startShared(task, { size, most });
  try {
    return await withProcesses(stage, processes, async (running) => {
      await untilComplete(stage, running);
      await poisson(stage, { threads, rate, seconds: 5, seed: 0 });
      task.progress('rolling: the restarts begin');
      const { seconds } = task.effort;
      const asked = poisson(stage, { threads, rate, seconds: 3 * seconds, seed: 1 });
      const turns = await restarted(stage, running, () => asked);
      const waits = turns.map(({ sent, discordIn }) => discordIn - sent);
      const spread = spreadOf(waits);
      const longest = Math.max(...waits);
      const { identifiesTooSoon } = stage.playground.gateway;
      return {
        title: `A rolling restart of ${processes} processes, ${rate} questions a second`,
        rows: [
          { what: 'questions, each of them answered', bot: String(turns.length) },
          { what: 'from the question to its answer, median (ms)', bot: rounded(spread.median) },
          { what: 'from the question to its answer, p99 (ms)', bot: rounded(spread.p99) },
          { what: 'from the question to its answer, slowest (ms)', bot: rounded(longest) },
          { what: 'identifies that came too soon for Discord', bot: String(identifiesTooSoon) },
        ],
        figures: { questions: turns.length, ...spread, longest, identifiesTooSoon },
      };
    });
  } finally {
    await stage.close();
  }
};
