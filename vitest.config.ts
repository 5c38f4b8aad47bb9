/// <reference types="vitest/config" />
import { globSync, readFileSync } from 'node:fs';
import { getViteConfig } from 'astro/config';

/**
 * Test files that replace a module by another. Files that share a process share its modules, too, so that
 * each of these has a process of its own.
 */
const replacing = (files: string) =>
  globSync(files).filter((file) => /vi\.(m|doM)ock\(/.test(readFileSync(file, 'utf8')));

const TESTS = ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'];
const ALONE = TESTS.flatMap((files) => replacing(files));

const COMPONENTS = 'src/**/*.test.tsx';
const COMPONENTS_ALONE = replacing(COMPONENTS);

// Astro's own Vite set-up knows the ~/ alias and astro: modules, so that tests see what the build sees.
export default getViteConfig({
  test: {
    globalSetup: 'tests/support/temporary-folder.ts',
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
          include: TESTS,
          exclude: ALONE,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'plain-alone', environment: 'node', include: ALONE },
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
          include: [COMPONENTS],
          exclude: COMPONENTS_ALONE,
          setupFiles: 'tests/support/clean-page.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components-alone',
          environment: 'happy-dom',
          include: COMPONENTS_ALONE,
          setupFiles: 'tests/support/clean-page.ts',
        },
      },
    ],
  },
});
