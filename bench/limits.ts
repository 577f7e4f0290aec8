import { rounded } from './figures.ts';
import { saturate } from './load.ts';
import type { Effort } from './options.ts';
import type { Progress, Row, Section } from './report.ts';
import { countRequests, total, written } from './routes.ts';
import { startStage, type Candidate } from './stage.ts';
import type { Size } from './world.ts';

/** What Discord's limits leave: turns a second under 50 requests a second, and the requests that a turn takes. */

const size: Size = { servers: 4, channels: 10, roles: 5, members: 20, threads: 50 };

/** Each channel takes five messages in five seconds, so many threads are needed to meet the limit of all. */
const threads = 200;

const underLimit = async (candidate: Candidate, seconds: number): Promise<number> => {
  const stage = await startStage({ candidate, size, rateLimits: 'discord', warmUp: 20 });
  const measured = await stage.ready();
  try {
    const { turns, seconds: taken } = await saturate(stage, { threads, seconds });
    return turns.length / taken;
  } finally {
    await measured.stop();
    await stage.close();
  }
};

/** One while the service answers within a second, otherwise one more for each nine seconds begun. */
const allowed = (delay: number): number => 1 + Math.ceil(Math.max(0, delay - 1_000) / 9_000);

export const measureLimits = async (
  { limitSeconds, delays }: Effort,
  progress: Progress,
): Promise<Section> => {
  progress('limits: turns a second, bot');
  const bot = await underLimit('bot', limitSeconds);
  progress('limits: turns a second, floor');
  const floor = await underLimit('floor', limitSeconds);
  const rows: Row[] = [
    {
      what: `turns a second under Discord's limits, ${threads} threads`,
      bot: rounded(bot, 1),
      floor: rounded(floor, 1),
      ratio: rounded(bot / floor),
      goal: 'at least 45',
      reached: bot >= 45,
    },
  ];
  const figures: Record<string, object> = { perSecond: { bot, floor } };

  const stage = await startStage({ candidate: 'bot', size, rateLimits: 'off' });
  const measured = await stage.ready();
  for (const delay of delays) {
    progress(`limits: requests a turn with a service of ${delay} ms`);
    if (delay > 0) stage.sandbox.faults.always('/chat/submit/', { kind: 'delay', ms: delay });
    const counted = countRequests(stage.playground);
    const { turns } = await saturate(stage, { threads, turns: threads });
    const counts = counted();
    stage.sandbox.faults.clear();
    const each = total(counts) / turns.length;
    rows.push({
      what: `requests a turn, service at ${delay / 1_000} s (${written(counts, turns.length)})`,
      bot: rounded(each),
      goal: `at most ${allowed(delay)}`,
      reached: each <= allowed(delay),
    });
    figures[`requests${delay}`] = { turns: turns.length, counts };
  }
  await measured.stop();
  await stage.close();
  return { title: "Discord's requests", rows, figures };
};
