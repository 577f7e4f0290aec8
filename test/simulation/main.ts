/**
 * `npm run simulate -- --runs 100000 --seed 1`, `--replay '<plan>'`: fails on any broken promise, and after a long run
 * also if something was hit too seldom.
 */
import { parseArgs } from 'node:util';
import { loadCore } from './core.ts';
import { Figures } from './figures.ts';
import type { Plan } from './plan.ts';
import { parsePlan } from './replay.ts';
import { run } from './run.ts';
import { search, survey } from './search.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    replay: { type: 'string' },
    survey: { type: 'boolean', default: false },
  },
});

const runs = Number(values.runs ?? 5_000);

/** With this many runs or more, each crash, suspension and event must have happened often enough. */
const long = 1_000_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const core = await loadCore(new URL('../../src/conversation/', import.meta.url), 'js');

const showRun = (plan: Plan): string | undefined => run(core, plan, { trace: print }).breach;

if (values.replay !== undefined) {
  process.exitCode = showRun(parsePlan(values.replay)) === undefined ? 0 : 1;
} else if (values.survey) {
  const found = survey({ core, runs, seed: Number(values.seed) });
  for (const [kind, { times, first }] of [...found].toSorted((a, b) => b[1].times - a[1].times)) {
    print(`${times} times: ${kind}\n--replay '${JSON.stringify(first)}'`);
  }
} else {
  const figures = new Figures();
  const begun = performance.now();
  const seed = Number(values.seed);
  const found = search({ core, runs, from: Number(values.from), seed, figures, isShrunk: true });
  const seconds = (performance.now() - begun) / 1_000;
  for (const line of figures.lines()) print(line);
  if (found !== undefined) {
    print(`breach after ${found.after} runs: ${found.breach}`);
    print(`the shortest: --replay '${JSON.stringify(found.plan)}'`);
    showRun(found.plan);
    process.exitCode = 1;
  } else if (runs >= long) {
    for (const line of figures.rare()) {
      print(line);
      process.exitCode = 1;
    }
  }
  print(
    JSON.stringify({
      runs: figures.runs,
      seed,
      events: figures.events,
      median: figures.median,
      seconds,
      perSecond: figures.runs / seconds,
    }),
  );
}
