import { inTurn, type Candidate, type Pair } from './candidates.ts';
import { addedTime, type TurnTimes } from './clock.ts';
import { timeDisk } from './disk.ts';
import { ratios, rounded, spreadOf, withRange } from './figures.ts';
import { poisson } from './load.ts';
import { withPair } from './pair.ts';
import { judged, type Row, type Section } from './report.ts';
import type { Task } from './task.ts';
import type { Size } from './world.ts';

/** Added time per turn, with bot and floor side by side, taking turns on one machine. */

const size: Size = { servers: 10, channels: 10, roles: 5, members: 20, threads: 100 };

const goals = { median: 2, p95: undefined, p99: 2 } as const;

interface Load {
  readonly turns: readonly TurnTimes[];
  readonly cpu: number;
  readonly loadBusy: number;
}

const figuresOf = (loads: readonly Load[]) => {
  const turns = loads.flatMap((load) => load.turns);
  return {
    ...spreadOf(turns.map(addedTime)),
    toService: spreadOf(turns.map(({ sent, serviceIn }) => serviceIn - sent)),
    toDiscord: spreadOf(turns.map(({ serviceOut, discordIn }) => discordIn - serviceOut)),
    cpuPerTurn: loads.reduce((sum, { cpu }) => sum + cpu, 0) / turns.length,
    rounds: loads.map((load) => ({ ...spreadOf(load.turns.map(addedTime)), loadBusy: load.loadBusy })),
  };
};

const report = (threads: number, loads: Pair<readonly Load[]>, { effort }: Task) => {
  const bot = figuresOf(loads.bot);
  const floor = figuresOf(loads.floor);
  const ratio = ratios(bot, floor);
  const ofRounds = bot.rounds.flatMap((round, index) => {
    const other = floor.rounds[index];
    return other === undefined ? [] : [ratios(round, other)];
  });
  const where = threads === 1 ? '1 thread' : `${threads} threads`;
  const rows = (['median', 'p95', 'p99'] as const).map((share): Row => {
    const goal = threads === 100 ? goals[share] : undefined;
    return {
      what: `added time, ${where}, ${share} (ms)`,
      bot: rounded(bot[share]),
      floor: rounded(floor[share]),
      ratio: withRange(
        ratio[share],
        ofRounds.map((round) => round[share]),
      ),
      ...(goal === undefined
        ? {}
        : judged(effort, { goal: `at most ${goal}`, reached: ratio[share] <= goal })),
    };
  });
  rows.push(
    {
      what: `part of it before the service, ${where}, median (ms)`,
      bot: rounded(bot.toService.median),
      floor: rounded(floor.toService.median),
      ratio: rounded(bot.toService.median / floor.toService.median),
    },
    {
      what: `processor time a turn, ${where} (ms)`,
      bot: rounded(bot.cpuPerTurn),
      floor: rounded(floor.cpuPerTurn),
      ratio: rounded(bot.cpuPerTurn / floor.cpuPerTurn),
    },
  );
  return { rows, figures: { bot, floor, ratio } };
};

export const measureLatency = (task: Task): Promise<Section> =>
  withPair(task, { size, rateLimits: 'off' }, async (pair) => {
    const { rounds, seconds } = task.effort;
    const rows: Row[] = [];
    const figures: Record<string, object> = {};
    const disk: number[] = [];
    for (const threads of [1, 100, 1_000]) {
      const loads: Record<Candidate, Load[]> = { bot: [], floor: [] };
      for (let round = 0; round < rounds; round += 1) {
        disk.push(...(await timeDisk()));
        for (const candidate of inTurn(round)) {
          task.progress(`latency: threads ${threads}, round ${round + 1} of ${rounds}, ${candidate}`);
          const arrivals = { threads, rate: 20, seconds, seed: round };
          const { result, cpu, loadBusy } = await pair[candidate].spend((stage) => poisson(stage, arrivals));
          loads[candidate].push({ turns: result, cpu, loadBusy });
        }
      }
      const found = report(threads, loads, task);
      rows.push(...found.rows);
      figures[`threads${threads}`] = found.figures;
    }
    const durable = spreadOf(disk);
    rows.push({
      what: 'for comparison: one page made durable by this disk, median and p99 (ms)',
      bot: `${rounded(durable.median)}, ${rounded(durable.p99)}`,
    });
    return { title: 'Added time a turn, 20 turns a second', rows, figures: { ...figures, disk: durable } };
  });
