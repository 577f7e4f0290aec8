import type { Measured } from './process.ts';

/** What a piece of work costs the measured processes, and the load. */

export interface Spent<Result> {
  readonly result: Result;
  /** Milliseconds of processor time that the measured processes spent on it together. */
  readonly cpu: number;
  /**
   * How much of the time the load's own thread was busy, from 0 to 1. Load, playground and sandbox share it: near 1,
   * the figures measure that thread and not the processes.
   */
  readonly loadBusy: number;
}

const cpuOf = async (processes: readonly Measured[]): Promise<number> => {
  const each = await Promise.all(processes.map((one) => one.cpu()));
  return each.reduce((sum, cpu) => sum + cpu, 0);
};

export const spentBy = async <Result>(
  processes: readonly Measured[],
  work: () => Promise<Result>,
): Promise<Spent<Result>> => {
  const before = await cpuOf(processes);
  const idle = performance.eventLoopUtilization();
  const result = await work();
  const loadBusy = performance.eventLoopUtilization(idle).utilization;
  return { result, cpu: (await cpuOf(processes)) - before, loadBusy };
};
