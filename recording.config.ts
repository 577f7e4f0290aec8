import { defineConfig } from 'vitest/config';

/** `npm run recording`: makes the pictures in docs/ anew, with what the browser tests are made of. */
export default defineConfig({
  test: {
    include: ['test/recording/pictures.ts'],
    globalSetup: ['test/support/build.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
