import { expect, test } from 'vitest';
import { loadCore } from '../simulation/core.ts';
import { mutants } from '../simulation/mutants/all.ts';
import { patched, plant } from '../simulation/mutants/plant.ts';
import { run } from '../simulation/run.ts';
import { search } from '../simulation/search.ts';

const core = await loadCore(new URL('../../src/conversation/', import.meta.url), 'ts');

/** As many as take one core about four seconds; `npm run simulate` has no such limit. */
const runs = 400;

test('four hundred simulated conversations keep every promise', { timeout: 180_000 }, () => {
  const found = search({ core, runs, seed: 1, isShrunk: true });
  const trace: string[] = [];
  if (found !== undefined) run(core, found.plan, { trace: (line) => void trace.push(line) });
  const told = found && [
    found.breach,
    `npm run simulate -- --replay '${JSON.stringify(found.plan)}'`,
    ...trace,
  ];
  expect(told?.join('\n')).toBeUndefined();
});

test('the place of each fault that can be planted in the core is found there exactly once', async () => {
  const sources = await Promise.all(mutants.map(patched));
  expect(new Set(sources).size).toBe(mutants.length);
});

const planted = await plant(mutants.filter(({ plan }) => plan !== undefined));
const ownRuns = planted.flatMap(({ mutant: { name, plan }, core: faulty }) =>
  plan === undefined ? [] : [{ name, plan, faulty }],
);

test.for(ownRuns)('its own run shows that $name', ({ plan, faulty }) => {
  expect(run(core, plan).breach).toBeUndefined();
  expect(run(faulty, plan).breach).toBeDefined();
});
