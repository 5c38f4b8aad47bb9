import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyRepository } from '../support/copy.ts';
import { FAULTS, type FaultStep, type PlantedFault } from './faults.ts';

/**
 * `npm run test:faults`: plants each fault of faults.ts in a copy of the repository and sees whether the step
 * that ought to notice goes red. Each step is run once without a fault first: one that is red by itself would
 * seem to catch everything, so it stops there. `--only TEXT` takes faults whose name has it, `--step unit` those of a step;
 * `--again` forgets what earlier runs found. Results lie in test-results/faults.json, so that a run can be
 * stopped and gone on with.
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
/** Playwright serves the gallery too; no fault is looked for in it, so it is built once. */
const GALLERY = ['node', 'scripts/build.ts', 'gallery'];
const SITE = [
  ['node', 'scripts/build.ts'],
  ['node', 'scripts/check-site.ts'],
  vitest('run', '--project=site'),
];

/** The programs of a step for faults in these files, one after another; any of them may notice. */
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
      return [['tsc', '--noEmit', '-p', '.']];
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
/** The tests that hold a file: those beside it by its name, else those of its folder. */
function testsOf(file: string): string[] {
  if (file.startsWith('deploy/'))
    return ['server', 'hosting', 'policy'].map((name) => `unit/${name}.test`);
  const [folder, stem] = [dirname(file), basename(file).replace(/\..*$/, '')];
  const beside = globSync(`${folder}/${stem}{.zones,}.test.{ts,tsx}`);
  return beside.length > 0 ? beside : globSync(`${folder}/*.test.{ts,tsx}`);
}

/** Runs the tests named for these files, which are quick, and then whatever test imports them. */
function unit(files: string[]): string[][] {
  const named = files.flatMap(testsOf);
  // A file that no test imports is no fault that is caught.
  const projects = ['--project=!site', '--passWithNoTests', '--bail=1'];
  return [
    ...(named.length > 0 ? [vitest('run', ...named, ...projects)] : []),
    vitest('related', '--run', ...files, ...projects),
  ];
}

/** Puts the fault into the copy; hands back how to take it out, or nothing where its place is gone. */
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
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  return spawnSync(program, args, { cwd: root, env, shell, maxBuffer: 2 ** 28 }).status !== 0;
}

const { root, remove } = copyRepository('faults');
process.once('SIGINT', () => {
  remove();
  process.exit(1);
});
const shell = process.platform === 'win32';
// Tests that make a copy of their own ask git for the files.
spawnSync('git', ['init', '--quiet'], { cwd: root, shell });
// Types and knip read what `astro sync` writes.
spawnSync('astro', ['sync'], { cwd: root, shell });
/** Not tried yet, or without a place the last time, which may have been mended since. */
const isOpen = (name: string) => (results[name] ?? 'not planted') === 'not planted';
const chosen = FAULTS.filter(
  ({ name, step }) =>
    name.includes(options.only ?? '') && step.startsWith(options.step ?? '') && isOpen(name),
);

/** The first command of the step that is red although nothing is planted. */
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
