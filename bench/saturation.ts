import { inTurn, type Candidate, type Pair } from './candidates.ts';
import { addedTime, type TurnTimes } from './clock.ts';
import { meanOf, rounded, spreadOf, withRange } from './figures.ts';
import { answeredBetween, saturate } from './load.ts';
import { withPair } from './pair.ts';
import type { Row, Section } from './report.ts';
import type { Task } from './task.ts';
import type { Size } from './world.ts';

/** How many turns are possible, with bot and floor side by side, taking turns on one machine. */

const size: Size = { servers: 10, channels: 10, roles: 5, members: 20, threads: 100 };

const saturations = [
  { delay: 0, threads: 100 },
  { delay: 2_000, threads: 1_000 },
] as const;

/** Seconds until the number of turns under way has reached its maximum. */
const settlingOf = (delay: number): number => 1 + (2 * delay) / 1_000;

interface Load {
  /** Turns that count. */
  readonly turns: readonly TurnTimes[];
  readonly perSecond: number;
  /** Milliseconds of processor time a turn, over all turns. */
  readonly cpu: number;
  readonly loadBusy: number;
}

const figuresOf = (loads: readonly Load[]) => ({
  ...spreadOf(loads.flatMap(({ turns }) => turns.map(addedTime))),
  perSecond: meanOf(loads.map(({ perSecond }) => perSecond)),
  cpu: meanOf(loads.map(({ cpu }) => cpu)),
  loadBusy: meanOf(loads.map(({ loadBusy }) => loadBusy)),
  rounds: loads.map(({ turns, ...more }) => ({ ...spreadOf(turns.map(addedTime)), ...more })),
});

const report = (where: string, loads: Pair<readonly Load[]>) => {
  const bot = figuresOf(loads.bot);
  const floor = figuresOf(loads.floor);
  const compared = (what: 'perSecond' | 'median' | 'cpu'): Pick<Row, 'bot' | 'floor' | 'ratio'> => {
    const digits = what === 'perSecond' ? 0 : 2;
    const ofRounds = loads.bot.map(
      (_, index) => (bot.rounds[index]?.[what] ?? Number.NaN) / (floor.rounds[index]?.[what] ?? Number.NaN),
    );
    return {
      bot: rounded(bot[what], digits),
      floor: rounded(floor[what], digits),
      ratio: withRange(bot[what] / floor[what], ofRounds),
    };
  };
  const rows: Row[] = [
    { what: `turns a second, ${where}`, ...compared('perSecond') },
    { what: `added time, ${where}, median (ms)`, ...compared('median') },
    { what: `processor time a turn, ${where} (ms)`, ...compared('cpu') },
    {
      what: `of the time, the load's own thread was busy, ${where} (%)`,
      bot: rounded(100 * bot.loadBusy, 0),
      floor: rounded(100 * floor.loadBusy, 0),
    },
  ];
  return { rows, figures: { bot, floor } };
};

export const measureSaturation = (task: Task): Promise<Section> =>
  withPair(task, { size, rateLimits: 'none' }, async (pair) => {
    const { rounds: allRounds, saturationSeconds } = task.effort;
    // Thousands of turns each: half as many rounds are enough.
    const rounds = Math.ceil(allRounds / 2);
    const rows: Row[] = [];
    const figures: Record<string, object> = {};
    for (const { delay, threads } of saturations) {
      const loads: Record<Candidate, Load[]> = { bot: [], floor: [] };
      const from = settlingOf(delay);
      const to = from + saturationSeconds;
      for (let round = 0; round < rounds; round += 1) {
        for (const candidate of inTurn(round)) {
          task.progress(`saturation: service at ${delay} ms, round ${round + 1} of ${rounds}, ${candidate}`);
          const side = pair[candidate];
          const { faults } = side.stage.sandbox;
          if (delay > 0) faults.always('/chat/submit/', { kind: 'delay', ms: delay });
          const load = { threads, seconds: to, spread: delay, seed: round };
          const { result, cpu, loadBusy } = await side.spend((stage) => saturate(stage, load));
          faults.clear();
          const counted = answeredBetween(result, { from, to });
          loads[candidate].push({ ...counted, cpu: cpu / result.turns.length, loadBusy });
        }
      }
      const found = report(`service at ${delay / 1_000} s, ${threads} threads`, loads);
      rows.push(...found.rows);
      figures[`delay${delay}`] = found.figures;
    }
    return { title: 'Saturation, without limits', rows, figures };
  });
