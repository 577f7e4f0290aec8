import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Most of their time is that of a browser or of processes of their own; what is long is begun first, by its share. */
const longest = [
  'test/browser/playground.test.ts',
  'test/browser/playground-screens.test.ts',
  'test/flow/process-end.test.ts',
  'test/flow/program.test.ts',
  'test/flow/chaos.test.ts',
  'test/flow/simulation.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const index = longest.findIndex((path) => moduleId.endsWith(`/${path}`));
  return index === -1 ? longest.length : index;
};

/** Otherwise a fresh clone, which knows no times yet, would begin with the largest files and end with one that is alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
