import { setTimeout as pause } from 'node:timers/promises';
import { inTurn, type Candidate } from './candidates.ts';
import { rounded, spreadOf, withRange } from './figures.ts';
import { answeredBetween, saturate } from './load.ts';
import { withPair } from './pair.ts';
import { judged, type Row, type Section } from './report.ts';
import { countRequests, total, written } from './routes.ts';
import { withStage } from './stage.ts';
import type { Task } from './task.ts';
import type { Size } from './world.ts';

/** What Discord's limits allow: turns a second at 50 requests a second, and the requests that a turn takes. */

const size: Size = { servers: 4, channels: 10, roles: 5, members: 20, threads: 50 };

/** Each channel takes five messages in five seconds, so it takes many threads to reach the global limit. */
const threads = 200;

/**
 * Seconds. Discord's limit is used up at the beginning of each second, so only whole seconds count, from the middle of
 * one to the middle of another: N seconds that end with a beginning would contain N + 1 of them.
 */
const settling = 2.5;
const runningOut = 0.5;

/** Milliseconds; a request is counted when it ends, which is after it has taken effect. */
const aftermath = 1_500;

type Found = Pick<Section, 'rows' | 'figures'>;

const measureTurns = (task: Task): Promise<Found> =>
  withPair(task, { size, rateLimits: 'discord' }, async (pair) => {
    const { rounds: allRounds, limitSeconds } = task.effort;
    const rounds = Math.ceil(allRounds / 2);
    const perSecond: Record<Candidate, number[]> = { bot: [], floor: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const candidate of inTurn(round)) {
        task.progress(`limits: turns a second, round ${round + 1} of ${rounds}, ${candidate}`);
        const to = settling + limitSeconds;
        const load = { threads, seconds: to + runningOut };
        const saturated = await saturate(pair[candidate].stage, load);
        perSecond[candidate].push(answeredBetween(saturated, { from: settling, to }).perSecond);
      }
    }
    const bot = spreadOf(perSecond.bot).median;
    const floor = spreadOf(perSecond.floor).median;
    const ofRounds = perSecond.bot.map((one, round) => one / (perSecond.floor[round] ?? Number.NaN));
    const row: Row = {
      what: `turns a second under Discord's limits, ${threads} threads`,
      bot: rounded(bot, 1),
      floor: rounded(floor, 1),
      ratio: withRange(bot / floor, ofRounds),
      ...judged(task.effort, { goal: 'at least 45', reached: bot >= 45 }),
    };
    return { rows: [row], figures: perSecond };
  });

/** One if the service answers within a second, otherwise one more for every nine seconds begun. */
const allowed = (delay: number): number => 1 + Math.ceil(Math.max(0, delay - 1_000) / 9_000);

/** Without limits, not even discord.js's own: they would hold back typing until it is no longer needed. */
const measureRequests = (task: Task): Promise<Found> =>
  withStage({ candidate: 'bot', task, size, rateLimits: 'none', warmUp: 20 }, async (stage) => {
    const rows: Row[] = [];
    const figures: Record<string, object> = {};
    await pause(aftermath);
    for (const delay of task.effort.delays) {
      task.progress(`limits: requests a turn with a service of ${delay} ms`);
      if (delay > 0) stage.sandbox.faults.always('/chat/submit/', { kind: 'delay', ms: delay });
      const counted = countRequests(stage.playground);
      const { turns } = await saturate(stage, { threads, turns: threads });
      await pause(aftermath);
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
    return { rows, figures };
  });

export const measureLimits = async (task: Task): Promise<Section> => {
  const turns = await measureTurns(task);
  const requests = await measureRequests(task);
  return {
    title: "Discord's requests",
    rows: [...turns.rows, ...requests.rows],
    figures: { perSecond: turns.figures, ...requests.figures },
  };
};
