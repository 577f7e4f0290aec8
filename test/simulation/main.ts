/**
 * `npm run simulate -- --runs 100000 --seed 1`: fails on any broken promise, with the shortest plan that breaks it.
 * `--replay '<plan>'`, or `--only 17`: shows one run. `--survey`: goes on after a breach, and counts. `--mutants`:
 * whether it finds the faults in mutants/list.ts; `--named`: only those.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { mutants } from './mutants/list.ts';
import type { Plan } from './plan.ts';
import { kindOf, planAt, run, shortest } from './search.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    only: { type: 'string' },
    replay: { type: 'string' },
    survey: { type: 'boolean', default: false },
    mutants: { type: 'boolean', default: false },
    named: { type: 'string', default: '' },
    /** Does not look for the shortest plan. */
    terse: { type: 'boolean', default: false },
  },
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const [runs, seed, from] = [Number(values.runs), Number(values.seed), Number(values.from)];

/** Of the processor's time. */
const secondsSince = (begun: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000_000;
};

const commit = (): string => {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  return stdout.trim();
};

const show = (plan: Plan): void => {
  if (run(plan, print) !== undefined) process.exitCode = 1;
};

const showShortest = (plan: Plan, breach: string): void => {
  const short = shortest(plan, breach);
  show(short);
  print(`--replay '${JSON.stringify(short)}'`);
};

const simulate = (): void => {
  const kinds = new Map<string, { times: number; readonly index: number; readonly breach: string }>();
  const begun = process.cpuUsage();
  let index = from;
  for (; index < from + runs; index += 1) {
    const breach = run(planAt(seed, index));
    if (breach === undefined) continue;
    const kind = kinds.get(kindOf(breach)) ?? { times: 0, index, breach };
    kinds.set(kindOf(breach), { ...kind, times: kind.times + 1 });
    if (!values.survey) break;
  }
  const seconds = secondsSince(begun);
  for (const { times, index: first, breach } of [...kinds.values()].toSorted((a, b) => b.times - a.times)) {
    if (!values.survey && !values.terse) showShortest(planAt(seed, first), breach);
    print(`${times} times, first in run ${first} of seed ${seed} at ${commit()}: ${breach}`);
  }
  if (kinds.size > 0) process.exitCode = 1;
  const done = Math.min(index + 1, from + runs) - from;
  print(
    `${done} runs from seed ${seed}, ${kinds.size} kinds of breach; ${Math.round(done / seconds)} a second`,
  );
};

const [, main = ''] = process.argv;
const loader = JSON.stringify(new URL('mutants/loader.js', import.meta.url).href);
const hook = `data:text/javascript,import { register } from 'node:module'; register(${loader});`;

/** Each in a process of its own. */
const tryMutants = (): void => {
  const tried = mutants.filter(({ name }) => name.includes(values.named));
  const args = ['--import', hook, main, '--terse', '--runs', values.runs];
  for (const { name, promise } of tried) {
    const env = { ...process.env, SIMULATED_MUTANT: name };
    const { stdout, stderr } = spawnSync(process.execPath, [...args, '--seed', values.seed], {
      env,
      encoding: 'utf8',
    });
    const [, index, breach] = /first in run (\d+) .*?: (\d+: .*)/.exec(stdout) ?? [];
    // What breaks without it proves nothing.
    const isFound = index !== undefined && run(planAt(seed, Number(index))) === undefined;
    if (!isFound) process.exitCode = 1;
    const found = isFound ? String(Number(index) + 1).padStart(9) : 'NOT FOUND';
    print(`${found}  ${promise}: ${name} (${(breach ?? stderr + stdout).slice(0, 100)})`);
  }
  print(`${tried.length} mutants${process.exitCode === 1 ? '' : ', all of them found'}`);
};

if (values.mutants) tryMutants();
else if (values.replay !== undefined) show(JSON.parse(values.replay) as Plan);
else if (values.only !== undefined) show(planAt(seed, Number(values.only)));
else simulate();
