/**
 * The benchmark: the bot and a bare relay, each as a separate process between the playground and the sandbox, which run
 * in this one. `bench/performance.md` says what is measured and how to read it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { measureBackup } from './backup.ts';
import { measureBurst } from './burst.ts';
import { candidates, type Candidate } from './candidates.ts';
import { readCodeState } from './code-state.ts';
import { measureCrowded } from './crowded.ts';
import { measureGroups } from './groups.ts';
import { measureHostile } from './hostile.ts';
import { measureLatency } from './latency.ts';
import { measureLimits } from './limits.ts';
import { measureLong } from './long.ts';
import { measureMemory } from './memory.ts';
import { readOptions, usage, type Options, type PartName } from './options.ts';
import { tableOf, type Section } from './report.ts';
import { measureSaturation } from './saturation.ts';
import { measureStart } from './start.ts';
import { storePlaces, type StorePlaces } from './store-places.ts';
import type { Task } from './task.ts';

const measures: Readonly<Record<PartName, (task: Task) => Promise<Section>>> = {
  latency: measureLatency,
  saturation: measureSaturation,
  limits: measureLimits,
  burst: measureBurst,
  crowded: measureCrowded,
  groups: measureGroups,
  long: measureLong,
  hostile: measureHostile,
  start: measureStart,
  memory: measureMemory,
  backup: measureBackup,
};

const storeNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** How many complaints of one process in one part are shown, and how many characters of each. */
const shown = { lines: 5, characters: 400 };

/** Everything goes to standard error, so that standard output has only the report. */
const tell = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

const showComplaints = (complaints: Readonly<Record<Candidate, readonly string[]>>): void => {
  for (const candidate of candidates) {
    const lines = complaints[candidate];
    for (const line of lines.slice(0, shown.lines))
      tell(`  ${candidate}: ${line.slice(0, shown.characters)}`);
    if (lines.length > shown.lines) tell(`  ${candidate}: and ${lines.length - shown.lines} more`);
  }
};

const run = async (
  { parts, effort, effortName, nodeArgs, store, json }: Options,
  { newStoreUrl }: StorePlaces,
): Promise<void> => {
  const begin = performance.now();
  const progress = (text: string): void => {
    const seconds = Math.round((performance.now() - begin) / 1_000);
    tell(`[${String(seconds).padStart(4)} s] ${text}`);
  };
  const machine = {
    processors: availableParallelism(),
    model: cpus()[0]?.model ?? '?',
    memoryGiB: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
    platform: process.platform,
    load: loadavg()[0],
  };
  const head = {
    at: new Date().toISOString(),
    effort: effortName,
    store,
    code: await readCodeState(),
    machine,
  };
  await mkdir(dirname(json), { recursive: true });

  const sections: object[] = [];
  const tables: string[] = [];
  for (const part of parts) {
    const complaints: Record<Candidate, string[]> = { bot: [], floor: [] };
    const complained: Task['complained'] = (candidate, line) => complaints[candidate].push(line);
    try {
      const section = await measures[part]({ effort, nodeArgs, newStoreUrl, progress, complained });
      const counts = { bot: complaints.bot.length, floor: complaints.floor.length };
      sections.push({ ...section, complaints: counts });
      tables.push(tableOf(section));
    } finally {
      showComplaints(complaints);
    }
    // After each part, so that a part that fails loses nothing.
    await writeFile(json, `${JSON.stringify({ ...head, sections }, null, 2)}\n`);
  }

  const { processors, model, memoryGiB, node, platform } = machine;
  process.stdout.write(
    `\n${effortName} run with ${storeNames[store]} on ${processors} processors (${model}), ${memoryGiB} GiB, Node ${node}, ${platform}\n\n`,
  );
  for (const table of tables) process.stdout.write(`${table}\n`);
  progress(`figures in ${json}`);
};

// An end like any other, so that everything is cleaned up; the measured processes end with this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const options = readOptions(process.argv.slice(2));
if ('problem' in options) {
  process.stderr.write(`${options.problem}\n${usage}\n`);
  process.exitCode = 1;
} else {
  const places = await storePlaces(options.store);
  try {
    await run(options, places);
  } finally {
    await places.close();
  }
}
