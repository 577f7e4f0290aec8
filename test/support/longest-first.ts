import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These files mostly wait for a browser or for processes of their own; the longest begins first. */
const longest = [
  'test/browser/playground.test.ts',
  'test/browser/playground-screens.test.ts',
  'test/flow/stand-by.test.ts',
  'test/contract/store-postgres.test.ts',
  'test/flow/process-end.test.ts',
  'test/flow/program.test.ts',
  'test/flow/chaos.test.ts',
  'test/flow/simulation.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const index = longest.findIndex((path) => moduleId.endsWith(`/${path}`));
  return index === -1 ? longest.length : index;
};

/** Otherwise a fresh clone, which has no timings yet, would begin with the largest files and end with a long one. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
