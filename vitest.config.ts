import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

// Set by .ci/run, which counts the results from it.
const report = process.env['ROUNDS_TEST_REPORT'];

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/build.ts', 'test/support/postgres.ts'],
    // Processes, not threads: some tests kill what they start, and sqlite3 is a native module.
    pool: 'forks',
    // Nothing keeps state in a module, so files may share what they import: to load it anew for each took a third of all.
    isolate: false,
    // On two cores too, because half of the time of most files is waiting; what measures time comes last.
    maxWorkers: 6,
    sequence: { sequencer: LongestFirst },
    // Generous, because a busy machine is not a fault: what must be fast is measured in bench/.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    teardownTimeout: 10_000,
    reporters: report === undefined ? ['default'] : ['default', 'json'],
    ...(report === undefined ? {} : { outputFile: { json: report } }),
  },
});
