import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A busy machine is not a fault: no test is there to measure time.
  test: {
    globalSetup: '../tests/support/temporary-folder.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
