import { expect, it } from 'vitest';
import { runChaos } from '../chaos/run.ts';
import { kills } from '../chaos/troubles.ts';
import { inOneFile } from '../support/program.ts';

/** The short run; `npm run chaos` does long ones. */
it('is killed six times, also in a call and in a post, and loses, repeats and reorders nothing', async () => {
  const options = { troubles: kills, blows: 2 * kills.length, seed: 7, program: inOneFile };
  const { figures, breaches } = await runChaos(options);
  expect(breaches).toEqual([]);
  expect(figures.answered + figures.inDoubt).toBe(figures.asked);
  expect(figures.answered).toBeGreaterThan(5);
});
