import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { z } from 'zod';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const report = z.object({
  violations: z.array(
    z.object({
      id: z.string(),
      impact: z.string().nullish(),
      nodes: z.array(z.object({ html: z.string() })),
    }),
  ),
});

const serious = ['serious', 'critical'];

// A full account of what is in order, with the way to each element, would take longer than the looking.
const run = "axe.run({ resultTypes: ['violations'] })";

/** What axe-core finds wrong that would keep somebody out. */
export const barriers = async (page: Page): Promise<readonly string[]> => {
  const isThere = await page.evaluate("typeof axe !== 'undefined'");
  if (isThere !== true) await page.evaluate(axe);
  const found = report.parse(await page.evaluate(run));
  return found.violations
    .filter(({ impact }) => serious.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
