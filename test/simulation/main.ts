import fc from 'fast-check';
import { loadCore } from './core.ts';
import { plans } from './plan.ts';
import { Simulation } from './simulation.ts';
import type { Watch } from './world/world.ts';

const core = await loadCore(new URL('../../src/machine/', import.meta.url), 'js');
const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
let events = 0;
const watch = (): Watch => ({
  performing: (_p, t) => count(`effect ${t.effect.kind}`),
  performed: () => undefined,
  stored: () => undefined,
  forgotten: () => undefined,
  posted: () => undefined,
  told: (r) => count(`told ${r.decision.kind} ${r.outcome?.kind}`),
  fed: (kind) => {
    events += 1;
    count(`event ${kind}`);
  },
  count,
});
const runs = Number(process.argv[2] ?? 1000);
const from = performance.now();
const sizes: number[] = [];
const errors = new Map<string, number>();
for (const plan of fc.sample(plans, { numRuns: runs, seed: Number(process.argv[3] ?? 1) })) {
  const before = events;
  const lines: string[] = [];
  const trace = process.argv[4] === 'trace';
  const simulation = new Simulation({
    core,
    plan,
    watch,
    trace: trace ? (line) => lines.push(line) : undefined,
  });
  try {
    simulation.play();
    simulation.restart();
  } catch (error) {
    const text = String(error instanceof Error ? error.stack?.split('\n').slice(0, 3).join('|') : error);
    errors.set(text, (errors.get(text) ?? 0) + 1);
    if (trace) {
      console.log(JSON.stringify(plan));
      console.log(lines.slice(-60).join('\n'));
      break;
    }
  }
  sizes.push(events - before);
}
sizes.sort((a, b) => a - b);
const took = (performance.now() - from) / 1000;
console.log(
  [...counts]
    .sort()
    .map(([k, v]) => `${v} ${k}`)
    .join('\n'),
);
console.log(errors);
console.log({ runs, events, median: sizes[runs >> 1], max: sizes.at(-1), took, perSecond: runs / took });
