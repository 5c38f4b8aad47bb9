import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The files share their processes and modules; each test has a desk of its own.
    isolate: false,
    // A busy machine is not a fault: no test is there to measure time.
    globalSetup: '../tests/support/temporary-folder.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
