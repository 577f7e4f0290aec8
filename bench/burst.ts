import { setTimeout as pause } from 'node:timers/promises';
import { rounded, spreadOf } from './figures.ts';
import type { Measured } from './process.ts';
import { judged, type Row, type Section } from './report.ts';
import { withStage, type Stage } from './stage.ts';
import type { Task } from './task.ts';
import type { Size } from './world.ts';

/** Two hundred people use a command at the same moment: how long until Discord has a first answer. */

const size: Size = { servers: 10, channels: 10, roles: 5, members: 20, threads: 20 };

/** A third of the burst each: one that needs nothing, one that reads the store, one that writes in a thread. */
const commands = [
  { path: '/help', values: {} },
  { path: '/account', values: {} },
  { path: '/say', values: { message: 'How are you feeling today?' } },
] as const;

/** Milliseconds; after this, people would see that the interaction failed. */
const tooLate = 3_000;

/** Milliseconds; at 50 requests a second, the answers to a third of the burst take less. */
const betweenBursts = 6_000;

interface Burst {
  readonly waits: readonly number[];
  /** Interactions that got no answer in time; their wait counts as `tooLate`. */
  readonly failures: number;
}

const burst = ({ seats, playground }: Stage): Promise<Burst> =>
  new Promise((resolve, reject) => {
    const waits: number[] = [];
    let failures = 0;
    const begun = new Map<string, number>();
    const stop = playground.world.changes.listen((change) => {
      if (change.kind !== 'interaction_changed') return;
      const { id, state } = change.interaction;
      const at = begun.get(id);
      if (at === undefined || state === 'waiting') return;
      begun.delete(id);
      if (state === 'failed') failures += 1;
      waits.push(state === 'failed' ? tooLate : performance.now() - at);
      if (begun.size === 0) finish();
    });
    const timer = setTimeout(() => finish(new Error('a command of the burst got no answer')), 10_000);
    const finish = (error?: Error): void => {
      clearTimeout(timer);
      stop();
      if (error === undefined) resolve({ waits, failures });
      else reject(error);
    };
    for (const [index, { person, thread }] of seats.entries()) {
      const { path, values } = commands[index % commands.length] ?? commands[0];
      const at = performance.now();
      begun.set(person.command(thread, path, values).id, at);
    }
  });

const bursts = async (stage: Stage, { ended }: Measured, { effort, progress }: Task): Promise<Burst[]> => {
  const { rounds } = effort;
  const found: Burst[] = [];
  for (let round = 0; round < rounds; round += 1) {
    progress(`burst: round ${round + 1} of ${rounds}`);
    found.push(await Promise.race([burst(stage), ended]));
    // What /say asked goes to the service and comes back before the next burst.
    if (round < rounds - 1) await pause(betweenBursts);
  }
  return found;
};

export const measureBurst = async (task: Task): Promise<Section> => {
  const found = await withStage(
    { candidate: 'bot', task, size, rateLimits: 'discord', warmUp: 20 },
    (stage, measured) => bursts(stage, measured, task),
  );
  const bot = spreadOf(found.flatMap(({ waits }) => waits));
  const failures = found.reduce((sum, one) => sum + one.failures, 0);
  const row = (share: 'median' | 'p95' | 'p99'): Row => ({
    what: `interaction to acknowledgement, burst of ${size.servers * size.threads}, ${share} (ms)`,
    bot: rounded(bot[share], 0),
  });
  return {
    title: 'Acknowledgement under a burst',
    rows: [
      row('median'),
      row('p95'),
      { ...row('p99'), ...judged(task.effort, { goal: 'under 1,000', reached: bot.p99 < 1_000 }) },
      {
        what: `interactions without an answer within ${tooLate} ms, of ${bot.count}`,
        bot: String(failures),
        goal: '0',
        reached: failures === 0,
      },
    ],
    figures: { bot, failures, rounds: found.map(({ waits, ...one }) => ({ ...spreadOf(waits), ...one })) },
  };
};
