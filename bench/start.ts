import { setTimeout as pause } from 'node:timers/promises';
import { rounded, spreadOf } from './figures.ts';
import type { Effort } from './options.ts';
import type { Progress, Row, Section } from './report.ts';
import { countRequests, written, type RouteCounts } from './routes.ts';
import { startStage, untilReady, type Candidate, type Stage } from './stage.ts';

/** From the start of the process to READY and to the first answer, and what a start asks of Discord. */

interface Start {
  /** Milliseconds since the process was started. */
  readonly ready: number;
  /** To a question that is written the moment READY is out. */
  readonly answered: number;
  readonly requests: RouteCounts;
}

/** Milliseconds after the first answer for requests that nobody should need. */
const aftermath = 2_000;

const startOnce = async (stage: Stage): Promise<Start> => {
  const [seat] = stage.seats;
  if (seat === undefined) throw new Error('a start needs a conversation to answer in');
  const counted = countRequests(stage.playground);
  const begin = performance.now();
  const measured = stage.launch();
  await untilReady(stage.playground);
  const ready = performance.now() - begin;
  const { discordIn } = await stage.clock.ask(seat.person, seat.thread);
  await pause(aftermath);
  const requests = counted();
  await measured.stop();
  return { ready, answered: discordIn - begin, requests };
};

const onStage = async (options: {
  readonly candidate: Candidate;
  readonly servers: number;
  readonly conversations: number;
}): Promise<{ readonly stage: Stage; readonly starts: Start[] }> => {
  const { candidate, servers, conversations } = options;
  const size = { servers, channels: 30, roles: 20, members: 20, threads: 10 };
  const stage = await startStage({ candidate, size, conversations, rateLimits: 'off' });
  // Registers the commands and fills the machine's caches, as every start but a bot's very first finds them.
  await startOnce(stage);
  return { stage, starts: [] };
};

const threadRoutes = /\/channels\/|\/threads/;

/** Requests about threads, apart from the one answer. */
const aboutThreads = (requests: RouteCounts): number =>
  Object.entries(requests).reduce((sum, [name, count]) => (threadRoutes.test(name) ? sum + count : sum), 0) -
  1;

export const measureStart = async ({ starts, servers }: Effort, progress: Progress): Promise<Section> => {
  const conversations = servers * 10;
  progress(`start: three worlds of ${servers} servers`);
  // One conversation is the fewest in which there can be an answer.
  const few = await onStage({ candidate: 'bot', servers, conversations: 1 });
  const many = await onStage({ candidate: 'bot', servers, conversations });
  const floor = await onStage({ candidate: 'floor', servers, conversations });
  for (let start = 0; start < starts; start += 1) {
    for (const { stage, starts: found } of [few, many, floor]) {
      progress(`start: ${start + 1} of ${starts}, ${stage.candidate}`);
      found.push(await startOnce(stage));
    }
  }
  for (const { stage } of [few, many, floor]) await stage.close();

  const medianOf = ({ starts: found }: { starts: readonly Start[] }, what: 'ready' | 'answered'): number =>
    spreadOf(found.map((start) => start[what])).median;
  const rows = (['ready', 'answered'] as const).flatMap((what): Row[] => {
    const words = what === 'ready' ? 'READY' : 'first answer';
    const added = medianOf(many, what) - medianOf(few, what);
    return [
      {
        what: `process start to ${words}, 1 open conversation (ms)`,
        bot: rounded(medianOf(few, what), 0),
        floor: rounded(medianOf(floor, what), 0),
      },
      {
        what: `process start to ${words}, ${conversations} open conversations (ms)`,
        bot: rounded(medianOf(many, what), 0),
        floor: rounded(medianOf(floor, what), 0),
      },
      {
        what: `added by the conversations until ${words} (ms)`,
        bot: rounded(added, 0),
        goal: 'less than 1,000',
        reached: added < 1_000,
      },
    ];
  });
  const requests = many.starts.at(-1)?.requests ?? {};
  const needless = aboutThreads(requests);
  rows.push({
    what: `requests to Discord about threads, ${conversations} current cursors`,
    bot: String(needless),
    goal: '0',
    reached: needless === 0,
  });
  rows.push({ what: `all requests of a start and one turn: ${written(requests)}`, bot: '' });
  return {
    title: `Start, ${servers} servers`,
    rows,
    figures: { few: few.starts, many: many.starts, floor: floor.starts },
  };
};
