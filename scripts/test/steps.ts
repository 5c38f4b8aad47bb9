import { type Count, playwrightCount, vitestCount } from './count.ts';

/** One part of the test command. */
export interface Step {
  name: string;
  command: string[];
  /** Nothing after this step makes sense when it fails. */
  needed?: boolean;
  /** Where the step reports its tests, and how to read it; without one the step counts as one. */
  report?: { file: string; read: (report: string) => Count };
}

const VITEST = 'test-results/vitest.json';
const PLAYWRIGHT = 'test-results/playwright.json';

/** Everything that `npm test` does, in order: quick checks of the sources first, a browser last. */
export const STEPS: Step[] = [
  { name: 'Format and lint', command: ['biome', 'check', '.', '--error-on-warnings'] },
  { name: 'House rules', command: ['node', 'scripts/check-house.ts'] },
  { name: 'Unused code', command: ['knip'] },
  { name: 'Types', command: ['astro', 'check', '--minimumSeverity', 'warning'] },
  { name: 'Content', command: ['node', 'scripts/check-content.ts'] },
  { name: 'Pictures', command: ['node', 'scripts/check-pictures.ts'] },
  {
    name: 'Unit tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${VITEST}`,
    ],
    report: { file: VITEST, read: vitestCount },
  },
  { name: 'Build', command: ['npm', 'run', 'build'], needed: true },
  { name: 'Build of the gallery', command: ['npm', 'run', 'build:gallery'], needed: true },
  { name: 'Built site', command: ['node', 'scripts/check-site.ts'] },
  { name: 'Browser', command: ['node', 'scripts/ensure-browser.ts'], needed: true },
  {
    name: 'Browser tests',
    command: ['playwright', 'test'],
    report: { file: PLAYWRIGHT, read: playwrightCount },
  },
];
