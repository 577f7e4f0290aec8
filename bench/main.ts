/**
 * The benchmark: the bot and a bare relay, each as a process of its own between playground and sandbox, which run in
 * this one. `docs/performance.md` says what is measured and how to read it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { measureBurst } from './burst.ts';
import { measureLatency, measureSaturation } from './latency.ts';
import { measureLimits } from './limits.ts';
import { measureMemory } from './memory.ts';
import { readOptions, usage, type Effort, type Options, type PartName } from './options.ts';
import { tableOf, type Progress, type Section } from './report.ts';
import { measureStart } from './start.ts';

const measures: Readonly<Record<PartName, (effort: Effort, progress: Progress) => Promise<Section>>> = {
  latency: measureLatency,
  saturation: measureSaturation,
  limits: measureLimits,
  burst: measureBurst,
  start: measureStart,
  memory: measureMemory,
};

const run = async ({ parts, effort, effortName, json }: Options): Promise<void> => {
  const begin = performance.now();
  const progress: Progress = (text) => {
    const seconds = Math.round((performance.now() - begin) / 1_000);
    process.stderr.write(`[${String(seconds).padStart(4)} s] ${text}\n`);
  };
  const machine = {
    processors: availableParallelism(),
    model: cpus()[0]?.model ?? '?',
    memoryGiB: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
    platform: process.platform,
    load: loadavg()[0],
  };
  const sections: Section[] = [];
  for (const part of parts) sections.push(await measures[part](effort, progress));

  const { processors, model, memoryGiB, node, platform } = machine;
  process.stdout.write(
    `\n${effortName} run on ${processors} processors (${model}), ${memoryGiB} GiB, Node ${node}, ${platform}\n\n`,
  );
  for (const section of sections) process.stdout.write(`${tableOf(section)}\n`);
  const at = new Date().toISOString();
  await mkdir(dirname(json), { recursive: true });
  await writeFile(json, `${JSON.stringify({ at, effort: effortName, machine, sections }, null, 2)}\n`);
  progress(`figures in ${json}`);
};

const options = readOptions(process.argv.slice(2));
if ('problem' in options) {
  process.stderr.write(`${options.problem}\n${usage}\n`);
  process.exitCode = 1;
} else {
  await run(options);
}
