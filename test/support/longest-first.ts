import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * These files take longest, most of them waiting for a browser, for processes of their own or for a lease to run out;
 * the longest begins first.
 */
const longest = [
  'packages/discord-playground/test/browser/meanwhile.test.ts',
  'packages/discord-playground/test/browser/screens.test.ts',
  'packages/discord-playground/test/browser/using.test.ts',
  'test/flow/chaos.test.ts',
  'test/browser/rounds.test.ts',
  'test/contract/store-troubles.test.ts',
  'test/flow/program.test.ts',
  'packages/discord-playground/test/run.test.ts',
  'test/contract/playground-start.test.ts',
  'test/flow/production-install.test.ts',
  'test/flow/crash.test.ts',
  'test/flow/doctor.test.ts',
  'test/simulation/scenarios.test.ts',
  'packages/discord-playground/test/browser/choosing.test.ts',
  'test/simulation/simulation.test.ts',
  'test/flow/doctor-command.test.ts',
  'test/flow/link-page-attacks.test.ts',
  'test/flow/classroom.test.ts',
  'test/flow/stand-by.test.ts',
  'test/flow/clock.test.ts',
  'test/unit/own-cases.test.ts',
  'test/flow/move.test.ts',
  'test/contract/discord-gateway-trouble.test.ts',
  'test/flow/groups.test.ts',
  'test/flow/hands.test.ts',
];

/** These measure time: they come last, when nothing else keeps the machine busy. */
const measuring = ['test/flow/process-end.test.ts', 'test/contract/service-kept-connections.test.ts'];

const indexIn = (paths: readonly string[], { moduleId }: TestSpecification): number =>
  paths.findIndex((path) => moduleId.endsWith(`/${path}`));

const placeOf = (file: TestSpecification): number => {
  const late = indexIn(measuring, file);
  if (late !== -1) return longest.length + 1 + late;
  const early = indexIn(longest, file);
  return early === -1 ? longest.length : early;
};

/** Otherwise a fresh clone, which has no timings yet, would begin with the largest files and end with a long one. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
