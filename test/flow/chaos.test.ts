import { expect, it } from 'vitest';
import { runChaos } from '../chaos/run.ts';
import { inOneFile } from '../support/program.ts';

/** The short run; `npm run chaos` does long ones. */
it('is killed five times and loses, repeats and reorders nothing', async () => {
  const { figures, breaches } = await runChaos({
    kills: 5,
    seed: 7,
    gatewayFaults: false,
    faultRate: 0,
    program: inOneFile,
  });
  expect(breaches).toEqual([]);
  expect(figures.answered + figures.inDoubt).toBe(figures.asked);
  expect(figures.answered).toBeGreaterThan(5);
});
