import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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

/** A backup every second under load: whether turns take longer meanwhile, and whether every copy can be restored. */

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

/** Backs up until it is stopped; returns the files. */
const backUp = async (stage: Stage, folder: string, over: AbortSignal): Promise<readonly string[]> => {
  const files: string[] = [];
  while (!over.aborted) {
    const next = performance.now() + every;
    const file = join(folder, `${files.length}.backup`);
    await command(stage, ['backup', file]);
    files.push(file);
    await sleep(Math.max(0, next - performance.now()), undefined, { signal: over }).catch(() => undefined);
  }
  return files;
};

const restoreAll = async (stage: Stage, files: readonly string[]): Promise<void> => {
  for (const file of files)
    await command(stage, ['restore', file], { STORE_URL: `sqlite://${file}.restored.sqlite` });
};

const measure = async (stage: Stage, { effort, progress }: Task, folder: string) => {
  const times: Record<'with' | 'without', number[]> = { with: [], without: [] };
  let copies = 0;
  for (let round = 0; round < effort.rounds; round += 1) {
    for (const which of ['without', 'with'] as const) {
      progress(`backup: round ${round + 1} of ${effort.rounds}, ${which}`);
      const place = await mkdtemp(join(folder, 'copies-'));
      const over = new AbortController();
      const backups = which === 'with' ? backUp(stage, place, over.signal) : Promise.resolve([]);
      const arrivals = { threads: size.threads, rate: 20, seconds: effort.seconds, seed: round };
      const turns = await poisson(stage, arrivals);
      over.abort();
      times[which].push(...turns.map(addedTime));
      const files = await backups;
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
    const [during, without] = [spreadOf(times.with), spreadOf(times.without)];
    const rows = (['median', 'p95', 'p99'] as const).flatMap((share): readonly Row[] => [
      { what: `added time, 100 threads, ${share}, without a backup (ms)`, bot: rounded(without[share]) },
      {
        what: `the same with one every second (ms)`,
        bot: rounded(during[share]),
        ratio: rounded(during[share] / without[share]),
      },
    ]);
    rows.push({ what: 'copies made under load, all of them restored', bot: String(copies) });
    return { title: 'A backup every second', rows, figures: { during, without, copies } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
