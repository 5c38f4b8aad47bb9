import { type Count, playwrightCount, vitestCount } from './count.ts';

/** One part of the test command. */
export interface Step {
  name: string;
  command: string[];
  /** Variables of its process besides those of the run. */
  env?: Record<string, string>;
  /** The steps that must have passed before this one can run. */
  needs?: string[];
  /** The file with the step's report of its tests, and how to read it. A step without one counts as one check. */
  report?: { file: string; read: (report: string) => Count };
}

const WORKSPACES = 'test-results/workspaces.json';
const UNIT = 'test-results/unit.json';
const SITE = 'test-results/site.json';
const PLAYWRIGHT = 'test-results/playwright.json';

/** Command that runs some of the projects of vitest.config.ts and writes a report to a file. */
const vitest = (file: string, ...projects: string[]) => [
  'vitest',
  'run',
  ...projects.map((name) => `--project=${name}`),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
];

/**
 * Everything that `npm test` does. The browser tests take longest, so what they need goes first, and they run as soon
 * as it is there. All else fills the other slots in the meantime, from the longest to the shortest. The build and the
 * check of types both write `.astro`, so they never run at the same time.
 */
export const STEPS: Step[] = [
  { name: 'Browser', command: ['node', 'scripts/ensure-browser.ts'] },
  { name: 'Build', command: ['npm', 'run', 'build'], env: { QUICK_COPIES: '1' } },
  { name: 'Build of the gallery', command: ['npm', 'run', 'build:gallery'], needs: ['Build'] },
  {
    name: 'Browser tests',
    command: ['playwright', 'test'],
    needs: ['Build', 'Build of the gallery', 'Browser'],
    report: { file: PLAYWRIGHT, read: playwrightCount },
  },
  {
    name: 'Unit tests',
    command: [...vitest(UNIT, '!site'), '--maxWorkers=1'],
    report: { file: UNIT, read: vitestCount },
  },
  {
    name: 'Types of pages',
    // The builds have already written the types of the content.
    command: [
      ...['astro', 'check', '--noSync', '--minimumSeverity', 'warning'],
      ...['--tsconfig', 'tsconfig.astro.json'],
    ],
    needs: ['Build', 'Build of the gallery'],
  },
  { name: 'Names of classes', command: ['cmk', '--clean'] },
  // TypeScript 7 does in 8 processor seconds what takes Astro's check 20, but cannot read Astro files yet.
  {
    name: 'Types',
    command: ['node', 'node_modules/typescript-7/bin/tsc', '--singleThreaded'],
    needs: ['Names of classes', 'Types of pages'],
  },
  {
    name: 'Tests of the workspaces',
    command: ['node', 'scripts/test-workspaces.ts'],
    report: { file: WORKSPACES, read: (report) => JSON.parse(report) as Count },
  },
  {
    name: 'Built pages',
    command: vitest(SITE, 'site'),
    needs: ['Build'],
    report: { file: SITE, read: vitestCount },
  },
  { name: 'Built site', command: ['node', 'scripts/check-site.ts'], needs: ['Build'] },
  { name: 'Format and lint', command: ['npm', 'run', 'lint'] },
  { name: 'Content', command: ['node', 'scripts/check-content.ts'] },
  { name: 'Pictures', command: ['node', 'scripts/check-pictures.ts'] },
];
