import { setTimeout as pause } from 'node:timers/promises';
import { rounded, spreadOf } from './figures.ts';
import { judged, type Row, type Section } from './report.ts';
import { countRequests, written, type RouteCounts } from './routes.ts';
import { startStage, untilReady, type Stage } from './stage.ts';
import type { Task } from './task.ts';

/** From the start of the process to READY and to the first answer, and what a start asks of Discord. */

interface Start {
  /** Milliseconds since the process was started. */
  readonly ready: number;
  /** To a question that is written the moment READY has been sent; NaN if none is asked. */
  readonly answered: number;
  readonly requests: RouteCounts;
}

/** Milliseconds after the first answer in which to catch requests that should not be needed. */
const aftermath = 2_000;

/** Answers are looked for only if there is a conversation to answer in. */
interface Place {
  readonly stage: Stage;
  readonly isAnswering: boolean;
}

const startOnce = ({ stage, isAnswering }: Place): Promise<Start> => {
  const { playground, clock, seats } = stage;
  const [seat] = seats;
  if (seat === undefined) throw new Error('a start needs a thread');
  const counted = countRequests(playground);
  const begin = performance.now();
  return stage.run(async (measured) => {
    await untilReady(playground, measured);
    const ready = performance.now() - begin;
    const turn = isAnswering ? await clock.ask(seat.person, seat.thread) : undefined;
    await Promise.race([pause(aftermath), measured.ended]);
    const answered = turn === undefined ? Number.NaN : turn.discordIn - begin;
    return { ready, answered, requests: counted() };
  });
};

/** Milliseconds from READY until the last thread is read, where the list of threads names no last message. */
const readAll = ({ playground, seats, run }: Stage): Promise<number> => {
  for (const { thread } of seats) playground.world.thread(thread.id).lastMessageId = null;
  const unread = new Set(seats.map(({ thread }) => `/channels/${thread.id}/messages`));
  return run(async (measured) => {
    let stop = (): void => undefined;
    const read = new Promise<void>((resolve) => {
      stop = playground.onRequest(({ method, path }) => {
        if (method === 'GET' && unread.delete(path) && unread.size === 0) resolve();
      });
    });
    await untilReady(playground, measured);
    const ready = performance.now();
    await Promise.race([read, measured.ended]);
    stop();
    return unread.size === 0 ? performance.now() - ready : Number.NaN;
  });
};

const threadRoutes = /\/channels\/|\/threads/;

/** Posts the answer, and the preceptor's question if one comes with it. */
const answering = 'POST /channels/:channelId/messages';

/** Requests about threads, except those that answer. */
const aboutThreads = ({ requests }: Start): number =>
  Object.entries(requests)
    .filter(([name]) => threadRoutes.test(name) && name !== answering)
    .reduce((sum, [, count]) => sum + count, 0);

const kinds = ['none', 'one', 'all', 'floor'] as const;
type Kind = (typeof kinds)[number];

const openPlace = async (kind: Kind, task: Task): Promise<Place> => {
  const { servers } = task.effort;
  const size = { servers, channels: 30, roles: 20, members: 20, threads: 10 };
  // At least one conversation is needed for an answer.
  const conversations = { none: 0, one: 1, all: servers * 10, floor: 0 }[kind];
  const candidate = kind === 'floor' ? 'floor' : 'bot';
  const stage = await startStage({ candidate, task, size, conversations, rateLimits: 'off' });
  return { stage, isAnswering: kind !== 'none' };
};

type Starts = Readonly<Record<Kind, readonly Start[]>>;

const allStarts = async (task: Task): Promise<{ readonly starts: Starts; readonly read: number }> => {
  const { effort, progress } = task;
  progress(`start: ${kinds.length} worlds of ${effort.servers} servers`);
  const places = new Map<Kind, Place>();
  const found: Record<Kind, Start[]> = { none: [], one: [], all: [], floor: [] };
  try {
    for (const kind of kinds) places.set(kind, await openPlace(kind, task));
    // Registers the commands and fills the machine's caches, as every start but a bot's very first finds them.
    for (const place of places.values()) await startOnce(place);
    for (let start = 0; start < effort.starts; start += 1) {
      for (const [kind, place] of places) {
        progress(`start: ${start + 1} of ${effort.starts}, ${kind}`);
        found[kind].push(await startOnce(place));
      }
    }
    const all = places.get('all');
    return { starts: found, read: all === undefined ? Number.NaN : await readAll(all.stage) };
  } finally {
    for (const { stage } of places.values()) await stage.close();
  }
};

const median = (starts: readonly Start[], what: 'ready' | 'answered'): number =>
  spreadOf(starts.map((start) => start[what])).median;

export const measureStart = async (task: Task): Promise<Section> => {
  const { effort } = task;
  const conversations = effort.servers * 10;
  const { starts, read } = await allStarts(task);
  const row = (what: 'ready' | 'answered', kind: 'none' | 'one' | 'all'): Row => ({
    what: `process start to ${what === 'ready' ? 'READY' : 'the first answer'}, ${
      {
        none: 'no open conversation',
        one: '1 open conversation',
        all: `${conversations} open conversations`,
      }[kind]
    } (ms)`,
    bot: rounded(median(starts[kind], what), 0),
  });
  const added = (what: 'ready' | 'answered', without: 'none' | 'one'): Row => {
    const difference = median(starts.all, what) - median(starts[without], what);
    return {
      what: `added by the conversations until ${what === 'ready' ? 'READY' : 'the first answer'} (ms)`,
      bot: rounded(difference, 0),
      ...judged(effort, { goal: 'less than 1,000', reached: difference < 1_000 }),
    };
  };
  const needless = Math.max(...starts.all.map(aboutThreads));
  return {
    title: `Start, ${effort.servers} servers`,
    rows: [
      { ...row('ready', 'none'), floor: rounded(median(starts.floor, 'ready'), 0) },
      row('ready', 'all'),
      added('ready', 'none'),
      {
        what: 'process start to the first answer, which needs no conversation (ms)',
        bot: '',
        floor: rounded(median(starts.floor, 'answered'), 0),
      },
      row('answered', 'one'),
      row('answered', 'all'),
      added('answered', 'one'),
      {
        what: `requests to Discord about threads, ${conversations} current cursors, the most of ${starts.all.length}`,
        bot: String(needless),
        goal: '0',
        reached: needless === 0,
      },
      {
        what: `READY to the last of ${conversations} threads read, the list of threads naming no message (ms)`,
        bot: rounded(read, 0),
      },
      {
        what: `all requests of a start and one turn: ${written(starts.all.at(-1)?.requests ?? {})}`,
        bot: '',
      },
    ],
    figures: starts,
  };
};
