/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

// Astro's own Vite set-up knows the ~/ alias and astro: modules, so that tests see what the build sees.
export default getViteConfig({
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // A busy machine is not a fault: no test is there to measure time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'node',
          include: ['tests/site/**/*.test.ts'],
          // The built site is read once for all files.
          isolate: false,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'happy-dom',
          // Testing Library cleans up after each test only where afterEach is global.
          globals: true,
          include: ['src/**/*.test.tsx'],
        },
      },
    ],
  },
});
