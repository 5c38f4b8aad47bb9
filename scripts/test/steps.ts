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

const WORKSPACES = 'test-results/workspaces.json';
const UNIT = 'test-results/unit.json';
const SITE = 'test-results/site.json';
const PLAYWRIGHT = 'test-results/playwright.json';

/** Runs some of the projects of vitest.config.ts and reports to a file. */
const vitest = (file: string, ...projects: string[]) => [
  'vitest',
  'run',
  ...projects.map((name) => `--project=${name}`),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
];

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
    command: vitest(UNIT, 'plain', 'components'),
    report: { file: UNIT, read: vitestCount },
  },
  {
    name: 'Tests of the workspaces',
    command: ['node', 'scripts/test-workspaces.ts'],
    report: { file: WORKSPACES, read: (report) => JSON.parse(report) as Count },
  },
  { name: 'Build', command: ['npm', 'run', 'build'], needed: true },
  { name: 'Build of the gallery', command: ['npm', 'run', 'build:gallery'], needed: true },
  { name: 'Built site', command: ['node', 'scripts/check-site.ts'] },
  {
    name: 'Built pages',
    command: vitest(SITE, 'site'),
    report: { file: SITE, read: vitestCount },
  },
  { name: 'Browser', command: ['node', 'scripts/ensure-browser.ts'], needed: true },
  {
    name: 'Browser tests',
    command: ['playwright', 'test'],
    report: { file: PLAYWRIGHT, read: playwrightCount },
  },
];
