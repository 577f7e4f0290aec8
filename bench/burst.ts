import { setTimeout as pause } from 'node:timers/promises';
import { rounded, spreadOf } from './figures.ts';
import type { Effort } from './options.ts';
import type { Progress, Row, Section } from './report.ts';
import { startStage, type Stage } from './stage.ts';
import type { Size } from './world.ts';

/** Two hundred people use a command in the same moment: how long until Discord has a first answer. */

const size: Size = { servers: 10, channels: 10, roles: 5, members: 20, threads: 20 };

/** A third of the burst each: one that needs nothing, one that reads the store, one that writes in a thread. */
const commands = [
  { path: '/help', values: {} },
  { path: '/account', values: {} },
  { path: '/say', values: { message: 'How are you feeling today?' } },
] as const;

/** Milliseconds; past this the people would see that nothing happened. */
const tooLate = 3_000;

/** Milliseconds; at 50 requests a second the answers to a third of the burst take less. */
const betweenBursts = 6_000;

const burst = async ({ seats, playground }: Stage): Promise<readonly number[]> => {
  const waits: number[] = [];
  const begun = new Map<string, number>();
  await new Promise<void>((resolve, reject) => {
    const stop = playground.world.changes.listen((change) => {
      if (change.kind !== 'interaction_changed') return;
      const { id, state } = change.interaction;
      const at = begun.get(id);
      if (at === undefined || state === 'waiting') return;
      begun.delete(id);
      waits.push(state === 'failed' ? tooLate : performance.now() - at);
      if (begun.size === 0) finish();
    });
    const timer = setTimeout(() => finish(new Error('a command of the burst got no answer')), 10_000);
    const finish = (error?: Error): void => {
      clearTimeout(timer);
      stop();
      if (error === undefined) resolve();
      else reject(error);
    };
    for (const [index, { person, thread }] of seats.entries()) {
      const { path, values } = commands[index % commands.length] ?? commands[0];
      const at = performance.now();
      begun.set(person.command(thread, path, values).id, at);
    }
  });
  return waits;
};

export const measureBurst = async ({ rounds }: Effort, progress: Progress): Promise<Section> => {
  const waits: number[] = [];
  const stage = await startStage({ candidate: 'bot', size, rateLimits: 'discord', warmUp: 20 });
  const measured = await stage.ready();
  try {
    for (let round = 0; round < rounds; round += 1) {
      progress(`burst: round ${round + 1} of ${rounds}`);
      waits.push(...(await burst(stage)));
      // What /say asked goes to the service and comes back before the next burst.
      if (round < rounds - 1) await pause(betweenBursts);
    }
  } finally {
    await measured.stop();
    await stage.close();
  }
  const bot = spreadOf(waits);
  const row = (share: 'median' | 'p95' | 'p99'): Row => ({
    what: `interaction to acknowledgement, burst of ${size.servers * size.threads}, ${share} (ms)`,
    bot: rounded(bot[share], 0),
  });
  return {
    title: 'Acknowledgement under a burst',
    rows: [row('median'), row('p95'), { ...row('p99'), goal: 'under 1,000', reached: bot.p99 < 1_000 }],
    figures: { bot },
  };
};
