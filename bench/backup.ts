import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { addedTime } from './clock.ts';
import { rounded, spreadOf } from './figures.ts';
import { poisson } from './load.ts';
import type { Row, Section } from './report.ts';
import { withStage, type Stage } from './stage.ts';
import type { Task } from './task.ts';
import type { Size } from './world.ts';

/**
 * A backup every second under load: whether turns take longer meanwhile, and whether every copy can be restored. A
 * process that only starts, and opens no store, is measured as well, because everything shares the same processors: it
 * shows how much is the start of a process, and how much is the copying.
 */

const size: Size = { servers: 10, channels: 10, roles: 5, members: 20, threads: 100 };

/** Milliseconds between the begin of two backups, if the one before has ended by then. */
const every = 1_000;

const run = promisify(execFile);
const program = fileURLToPath(new URL('../../main.js', import.meta.url));

/** Rejects if the command fails. */
const command = ({ environment }: Stage, words: readonly string[], changes: Record<string, string> = {}) =>
  run(process.execPath, [program, ...words], {
    env: { PATH: process.env['PATH'] ?? '', ...environment, ...changes },
  });

const ways = ['nothing', 'a process', 'a backup'] as const;
type Way = (typeof ways)[number];

/** What is begun every second; resolves with the file if it makes a copy. */
const beside: Record<Way, ((stage: Stage, file: string) => Promise<string | undefined>) | undefined> = {
  nothing: undefined,
  'a process': async (stage) => {
    const started = command(stage, ['--version']);
    const { pid } = started.child;
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    await started;
    return undefined;
  },
  'a backup': async (stage, file) => {
    await command(stage, ['backup', file]);
    return file;
  },
};

/** Goes on until it is stopped; returns the copies. */
const everySecond = async (
  way: Way,
  { stage, folder, over }: { stage: Stage; folder: string; over: AbortSignal },
): Promise<readonly string[]> => {
  const begin = beside[way];
  if (begin === undefined) return [];
  const files: string[] = [];
  for (let count = 0; !over.aborted; count += 1) {
    const next = performance.now() + every;
    const file = await begin(stage, join(folder, `${count}.backup`));
    if (file !== undefined) files.push(file);
    await sleep(Math.max(0, next - performance.now()), undefined, { signal: over }).catch(() => undefined);
  }
  return files;
};

const restoreAll = async (stage: Stage, files: readonly string[]): Promise<void> => {
  for (const file of files)
    await command(stage, ['restore', file], { STORE_URL: `sqlite://${file}.restored.sqlite` });
};

const measure = async (stage: Stage, { effort, progress }: Task, folder: string) => {
  const times: Record<Way, number[]> = { nothing: [], 'a process': [], 'a backup': [] };
  let copies = 0;
  for (let round = 0; round < effort.rounds; round += 1) {
    for (const way of ways) {
      progress(`backup: round ${round + 1} of ${effort.rounds}, ${way} every second`);
      const place = await mkdtemp(join(folder, 'copies-'));
      const over = new AbortController();
      const going = everySecond(way, { stage, folder: place, over: over.signal });
      const arrivals = { threads: size.threads, rate: 20, seconds: effort.seconds, seed: round };
      const turns = await poisson(stage, arrivals);
      over.abort();
      times[way].push(...turns.map(addedTime));
      const files = await going;
      await restoreAll(stage, files);
      copies += files.length;
    }
  }
  return { times, copies };
};

export const measureBackup = async (task: Task): Promise<Section> => {
  const folder = await mkdtemp(join(tmpdir(), 'rounds-bench-backup-'));
  const { effort } = task;
  try {
    const { times, copies } = await withStage(
      { candidate: 'bot', task, size, rateLimits: 'off', warmUp: effort.warmUp },
      (stage) => measure(stage, task, folder),
    );
    const spreads = {
      nothing: spreadOf(times.nothing),
      'a process': spreadOf(times['a process']),
      'a backup': spreadOf(times['a backup']),
    };
    const rows = (['median', 'p95', 'p99'] as const).flatMap((share) =>
      ways.map((way): Row => {
        const added = spreads[way][share];
        return {
          what: `added time, 100 threads, ${share}, ${way} every second (ms)`,
          bot: rounded(added),
          ...(way === 'nothing' ? {} : { ratio: rounded(added / spreads.nothing[share]) }),
        };
      }),
    );
    rows.push({ what: 'copies made under load, all of them restored', bot: String(copies) });
    return { title: 'A backup every second', rows, figures: { ...spreads, copies } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
