import { defineConfig } from 'vitest/config';

/** `npm run recording`: makes the pictures in docs/ anew, and keeps a store of this version for the upgrade test. */
export default defineConfig({
  test: {
    include: ['test/recording/{pictures,store}.ts'],
    globalSetup: ['test/support/build.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
