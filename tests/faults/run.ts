import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyRepository } from '../support/copy.ts';
import { stepsNamed } from '../support/steps.ts';
import { FAULTS, type FaultStep, type PlantedFault } from './faults.ts';

/**
 * `npm run test:faults` plants each fault of faults.ts in a copy of the repository and checks that the step
 * that ought to notice it fails. Each step first runs once without a fault; if it fails then, the program
 * stops, because such a step would seem to notice every fault. `--only TEXT` selects faults whose name
 * contains the text, and `--step unit` those of a step; `--again` discards the results of earlier runs.
 * Results are stored in test-results/faults.json, so that an interrupted run can be continued.
 */
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, step: { type: 'string' }, again: { type: 'boolean' } },
});
type Result = 'caught' | 'missed' | 'not planted';
const NOTES = resolve('test-results/faults.json');
const results: Record<string, Result> =
  existsSync(NOTES) && !options.again ? JSON.parse(readFileSync(NOTES, 'utf8')) : {};

const vitest = (...args: string[]) => ['vitest', ...args, '--reporter=dot'];
const browser = (spec: string) => [
  ['node', 'scripts/build.ts'],
  ['playwright', 'test', spec],
];
/** Playwright also serves the gallery. No fault is looked for in it, so it is built only once. */
const GALLERY = ['node', 'scripts/build.ts', 'gallery'];
const TYPES = stepsNamed(['Types of pages', 'Types']).map(({ command }) => command);
const SITE = [
  ['node', 'scripts/build.ts'],
  ['node', 'scripts/check-site.ts'],
  vitest('run', '--project=site'),
];

/** The commands of a step for faults in these files, run one after another. Any of them may notice the fault. */
function commandsOf(step: FaultStep, files: string[]): string[][] {
  if (step.startsWith('browser ')) return browser(step.slice('browser '.length));
  switch (step) {
    case 'lint':
      return [['biome', 'check', ...files, '--error-on-warnings']];
    case 'house':
      return [['node', 'scripts/check-house.ts']];
    case 'unused':
      return [['knip']];
    case 'content':
      return [['node', 'scripts/check-content.ts']];
    case 'pictures':
      return [['node', 'scripts/check-pictures.ts']];
    case 'types':
      return TYPES;
    case 'workspaces':
      return [...new Set(files.map((file) => file.split('/').slice(0, 2).join('/')))].map(
        (folder) => ['vitest', 'run', '--root', folder, '--dir', `${folder}/tests`],
      );
    case 'site':
      return SITE;
    default:
      return unit(files);
  }
}
/** The tests of a file: those with its name beside it, or else those of its folder. */
function testsOf(file: string): string[] {
  if (file.startsWith('deploy/'))
    return ['server', 'hosting', 'policy'].map((name) => `unit/${name}.test`);
  const [folder, stem] = [dirname(file), basename(file).replace(/\..*$/, '')];
  const beside = globSync(`${folder}/${stem}{.zones,}.test.{ts,tsx}`);
  return beside.length > 0 ? beside : globSync(`${folder}/*.test.{ts,tsx}`);
}

/** Runs the tests named after these files first, since they are quick, and then all tests that import them. */
function unit(files: string[]): string[][] {
  const named = files.flatMap(testsOf);
  // If no test imports a file, Vitest passes, and the fault counts as not noticed.
  const projects = ['--project=!site', '--passWithNoTests', '--bail=1'];
  return [
    ...(named.length > 0 ? [vitest('run', ...named, ...projects)] : []),
    vitest('related', '--run', ...files, ...projects),
  ];
}

/**
 * Puts the fault into the copy. Returns a function that takes it out again, or undefined if its place is not
 * found.
 */
function plant(root: string, { file, find, replace }: PlantedFault): (() => void) | undefined {
  const path = join(root, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (find !== undefined && !before?.includes(find)) return undefined;
  mkdirSync(dirname(path), { recursive: true });
  const after =
    find === undefined ? (before ?? '') + replace : before?.replace(find, () => replace);
  writeFileSync(path, after ?? '');
  return () => (before === undefined ? rmSync(path) : writeFileSync(path, before));
}

function isRed(root: string, [program = '', ...args]: string[]): boolean {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', QUICK_COPIES: '1' };
  return spawnSync(program, args, { cwd: root, env, shell, maxBuffer: 2 ** 28 }).status !== 0;
}

const { root, remove } = copyRepository('faults');
process.once('SIGINT', () => {
  remove();
  process.exit(1);
});
const shell = process.platform === 'win32';
// Tests that copy the repository themselves ask git for its files.
spawnSync('git', ['init', '--quiet'], { cwd: root, shell });
// The type check and knip read what `astro sync` writes.
spawnSync('astro', ['sync'], { cwd: root, shell });
/**
 * Whether a fault was not tried yet, or its place was not found the last time, which may have been corrected
 * since.
 */
const isOpen = (name: string) => (results[name] ?? 'not planted') === 'not planted';
const chosen = FAULTS.filter(
  ({ name, step }) =>
    name.includes(options.only ?? '') && step.startsWith(options.step ?? '') && isOpen(name),
);

/** Runs a step without a fault, and returns the first command that fails. */
function redBeforehand(step: FaultStep): string[] | undefined {
  const files = chosen.filter((fault) => fault.step === step).map(({ file }) => file);
  const there = [...new Set(files)].filter((file) => existsSync(join(root, file)));
  const first = step.startsWith('browser ') && !existsSync(join(root, 'dist-gallery'));
  return [...(first ? [GALLERY] : []), ...commandsOf(step, there)].find((command) =>
    isRed(root, command),
  );
}

const green = new Set<FaultStep>();
for (const fault of chosen) {
  if (!green.has(fault.step)) {
    const red = redBeforehand(fault.step);
    if (red) {
      remove();
      console.error(`${fault.step}: red before anything is planted: ${red.join(' ')}`);
      process.exit(1);
    }
    green.add(fault.step);
  }
  const takeOut = plant(root, fault);
  const caught =
    takeOut && commandsOf(fault.step, [fault.file]).some((command) => isRed(root, command));
  takeOut?.();
  results[fault.name] = takeOut ? (caught ? 'caught' : 'missed') : 'not planted';
  console.info(`${fault.step.padEnd(12)} ${results[fault.name]?.padEnd(12)} ${fault.name}`);
  mkdirSync(dirname(NOTES), { recursive: true });
  writeFileSync(NOTES, JSON.stringify(results, null, 2));
}
remove();

const known = FAULTS.filter(({ name }) => results[name]);
const count = (result: Result) => known.filter(({ name }) => results[name] === result).length;
console.info(
  `${FAULTS.length} faults: ${count('caught')} caught, ${count('missed')} missed, ${count('not planted')} without a place, ${FAULTS.length - known.length} not tried`,
);
process.exitCode = count('missed') + count('not planted') > 0 ? 1 : 0;
