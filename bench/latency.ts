import { addedTime } from './clock.ts';
import { timeDisk } from './disk.ts';
import { ratios, rounded, spreadOf } from './figures.ts';
import { poisson, saturate } from './load.ts';
import type { Effort } from './options.ts';
import type { Progress, Row, Section } from './report.ts';
import { startStage, type Candidate, type Stage, type StageOptions } from './stage.ts';
import type { Size } from './world.ts';

/** Added time a turn, and how many turns there can be; bot and floor side by side, taking turns on one machine. */

const size: Size = { servers: 10, channels: 10, roles: 5, members: 20, threads: 100 };

type Pair<Value> = Readonly<Record<Candidate, Value>>;

/** Milliseconds of processor time that the process spends on the work. */
interface Spent<Result> {
  readonly result: Result;
  readonly cpu: number;
}

interface Side {
  readonly stage: Stage;
  spend<Result>(work: (stage: Stage) => Promise<Result>): Promise<Spent<Result>>;
}

const withPair = async <Result>(
  { nodeArgs, ...more }: Pick<Effort, 'nodeArgs'> & Pick<StageOptions, 'unlimited'>,
  use: (pair: Pair<Side>) => Promise<Result>,
): Promise<Result> => {
  const start = async (candidate: Candidate) => {
    const stage = await startStage({ candidate, size, rateLimits: 'off', ...more });
    const measured = await stage.ready(candidate === 'bot' ? nodeArgs : []);
    const side: Side = {
      stage,
      spend: async (work) => {
        const before = await measured.cpu();
        const result = await work(stage);
        return { result, cpu: (await measured.cpu()) - before };
      },
    };
    return { stage, measured, side };
  };
  const bot = await start('bot');
  const floor = await start('floor');
  try {
    return await use({ bot: bot.side, floor: floor.side });
  } finally {
    for (const { stage, measured } of [bot, floor]) {
      await measured.stop();
      await stage.close();
    }
  }
};

const candidates = ['bot', 'floor'] as const;
const gathered = (): Record<Candidate, number[]> => ({ bot: [], floor: [] });

const goals = { median: 1.5, p95: undefined, p99: 2 } as const;

export const measureLatency = ({ rounds, seconds, nodeArgs }: Effort, progress: Progress): Promise<Section> =>
  withPair({ nodeArgs }, async (pair) => {
    const rows: Row[] = [];
    const figures: Record<string, object> = {};
    const disk: number[] = [];
    for (const threads of [1, 100, 1_000]) {
      const added = gathered();
      const toService = gathered();
      const toDiscord = gathered();
      const cpu = { bot: 0, floor: 0 };
      for (let round = 0; round < rounds; round += 1) {
        disk.push(...(await timeDisk()));
        for (const candidate of candidates) {
          progress(`latency: ${threads} threads, round ${round + 1} of ${rounds}, ${candidate}`);
          const arrivals = { threads, rate: 20, seconds, seed: round };
          const spent = await pair[candidate].spend((stage) => poisson(stage, arrivals));
          cpu[candidate] += spent.cpu;
          for (const turn of spent.result) {
            added[candidate].push(addedTime(turn));
            toService[candidate].push(turn.serviceIn - turn.sent);
            toDiscord[candidate].push(turn.discordIn - turn.serviceOut);
          }
        }
      }
      const bot = spreadOf(added.bot);
      const floor = spreadOf(added.floor);
      const ratio = ratios(bot, floor);
      for (const share of ['median', 'p95', 'p99'] as const) {
        const goal = threads === 100 ? goals[share] : undefined;
        rows.push({
          what: `added time, ${threads} threads, ${share} (ms)`,
          bot: rounded(bot[share]),
          floor: rounded(floor[share]),
          ratio: rounded(ratio[share]),
          ...(goal === undefined ? {} : { goal: `at most ${goal}`, reached: ratio[share] <= goal }),
        });
      }
      const parts = {
        bot: { toService: spreadOf(toService.bot), toDiscord: spreadOf(toDiscord.bot) },
        floor: { toService: spreadOf(toService.floor), toDiscord: spreadOf(toDiscord.floor) },
      };
      const each = { bot: cpu.bot / bot.count, floor: cpu.floor / floor.count };
      rows.push({
        what: `of it before the service, ${threads} threads, median (ms)`,
        bot: rounded(parts.bot.toService.median),
        floor: rounded(parts.floor.toService.median),
        ratio: rounded(parts.bot.toService.median / parts.floor.toService.median),
      });
      rows.push({
        what: `processor time a turn, ${threads} threads (ms)`,
        bot: rounded(each.bot),
        floor: rounded(each.floor),
        ratio: rounded(each.bot / each.floor),
      });
      figures[`threads${threads}`] = { bot, floor, ratio, parts, cpuPerTurn: each };
    }
    const durable = spreadOf(disk);
    rows.push({
      what: 'for comparison: one page made durable by this disk, median and p99 (ms)',
      bot: `${rounded(durable.median)}, ${rounded(durable.p99)}`,
    });
    return { title: 'Added time a turn, 20 turns a second', rows, figures: { ...figures, disk: durable } };
  });

const saturations = [
  { delay: 0, threads: 100 },
  { delay: 2_000, threads: 1_000 },
] as const;

export const measureSaturation = (
  { rounds, saturationSeconds, nodeArgs }: Effort,
  progress: Progress,
): Promise<Section> =>
  withPair({ nodeArgs, unlimited: true }, async (pair) => {
    // Thousands of turns each: half as many rounds are enough.
    const turnsEach = Math.ceil(rounds / 2);
    const rows: Row[] = [];
    const figures: Record<string, object> = {};
    for (const { delay, threads } of saturations) {
      const turns = { bot: 0, floor: 0 };
      const seconds = { bot: 0, floor: 0 };
      const cpu = { bot: 0, floor: 0 };
      const added = gathered();
      for (let round = 0; round < turnsEach; round += 1) {
        for (const candidate of candidates) {
          progress(`saturation: service at ${delay} ms, round ${round + 1} of ${turnsEach}, ${candidate}`);
          const side = pair[candidate];
          const { faults } = side.stage.sandbox;
          if (delay > 0) faults.always('/chat/submit/', { kind: 'delay', ms: delay });
          const load = { threads, seconds: saturationSeconds };
          const spent = await side.spend((stage) => saturate(stage, load));
          faults.clear();
          turns[candidate] += spent.result.turns.length;
          seconds[candidate] += spent.result.seconds;
          cpu[candidate] += spent.cpu;
          added[candidate].push(...spent.result.turns.map(addedTime));
        }
      }
      const bot = { ...spreadOf(added.bot), perSecond: turns.bot / seconds.bot, cpu: cpu.bot / turns.bot };
      const floor = {
        ...spreadOf(added.floor),
        perSecond: turns.floor / seconds.floor,
        cpu: cpu.floor / turns.floor,
      };
      const where = `service at ${delay / 1_000} s, ${threads} threads`;
      rows.push(
        {
          what: `turns a second, ${where}`,
          bot: rounded(bot.perSecond, 0),
          floor: rounded(floor.perSecond, 0),
          ratio: rounded(bot.perSecond / floor.perSecond),
        },
        {
          what: `added time, ${where}, median (ms)`,
          bot: rounded(bot.median),
          floor: rounded(floor.median),
          ratio: rounded(bot.median / floor.median),
        },
        {
          what: `processor time a turn, ${where} (ms)`,
          bot: rounded(bot.cpu),
          floor: rounded(floor.cpu),
          ratio: rounded(bot.cpu / floor.cpu),
        },
      );
      figures[`delay${delay}`] = { bot, floor };
    }
    return { title: 'Saturation, without limits', rows, figures };
  });
