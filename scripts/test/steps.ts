import { type Count, playwrightCount, vitestCount } from './count.ts';

/** One part of the test command. */
export interface Step {
  name: string;
  command: string[];
  /** Steps that must have ended well before this one makes sense. */
  needs?: string[];
  /** How many slots it takes of those that steps share, 1 if nothing is said; at most all there are. */
  slots?: number;
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

/**
 * Everything that `npm test` does. What the browser tests wait for goes first; the checks of the sources
 * fill the other slots meanwhile, the longest first and the shortest last, so that none waits long for
 * the browser tests, which take all. Only one of them writes `.astro`, which the build
 * and the types share, at a time.
 */
export const STEPS: Step[] = [
  { name: 'Build', command: ['npm', 'run', 'build'] },
  { name: 'Build of the gallery', command: ['npm', 'run', 'build:gallery'], needs: ['Build'] },
  {
    name: 'Unit tests',
    command: [...vitest(UNIT, '!site'), '--maxWorkers=1'],
    report: { file: UNIT, read: vitestCount },
  },
  {
    name: 'Types',
    // The builds have written the types of the content.
    command: ['astro', 'check', '--noSync', '--minimumSeverity', 'warning'],
    needs: ['Build', 'Build of the gallery'],
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
  { name: 'Unused code', command: ['knip'] },
  { name: 'Format and lint', command: ['biome', 'check', '.', '--error-on-warnings'] },
  { name: 'House rules', command: ['node', 'scripts/check-house.ts'] },
  { name: 'Content', command: ['node', 'scripts/check-content.ts'] },
  { name: 'Pictures', command: ['node', 'scripts/check-pictures.ts'] },
  { name: 'Browser', command: ['node', 'scripts/ensure-browser.ts'] },
  {
    name: 'Browser tests',
    command: ['playwright', 'test'],
    needs: ['Build', 'Build of the gallery', 'Browser'],
    slots: Number.POSITIVE_INFINITY,
    report: { file: PLAYWRIGHT, read: playwrightCount },
  },
];
