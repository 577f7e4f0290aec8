import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

// Set by .ci/run, which counts the results from it.
const report = process.env['ROUNDS_TEST_REPORT'];

export default defineConfig({
  test: {
    include: ['{test,packages/*/test}/**/*.test.ts'],
    globalSetup: ['test/support/build.ts', 'test/support/postgres.ts'],
    // Processes, not threads: some tests kill what they start, and sqlite3 is a native module.
    pool: 'forks',
    // Nothing keeps state in a module, so files may share what they import: to load it anew for each took a third of all.
    isolate: false,
    // More than there are processors, because half of the time of most files is waiting.
    maxWorkers: 3 * availableParallelism(),
    sequence: { sequencer: LongestFirst },
    // Generous, because a busy machine is not a fault: a wait lasts until its event, and speed is measured in bench/.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    teardownTimeout: 10_000,
    reporters: report === undefined ? ['default'] : ['default', 'json'],
    ...(report === undefined ? {} : { outputFile: { json: report } }),
  },
});
