import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A busy machine is not a fault: no test is there to measure time.
  test: { testTimeout: 120_000 },
});
