import { defineConfig } from 'vitest/config';

/** Adds fields to the table of forms before anything reads it, so that it has its modules to itself. */
const ALONE = 'tests/added-field.test.ts';

export default defineConfig({
  test: {
    // A busy machine is not a fault: no test is there to measure time.
    globalSetup: '../tests/support/temporary-folder.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      // The files share their processes and modules; each test has a desk of its own.
      { extends: true, test: { name: 'desk', isolate: false, exclude: [ALONE] } },
      { extends: true, test: { name: 'alone', include: [ALONE] } },
    ],
  },
});
