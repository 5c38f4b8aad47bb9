import { execFileSync, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyRepository } from '../support/copy.ts';
import { GUIDES, type Guide } from './guides.ts';

/**
 * `npm run test:guides` follows the guides of docs/ that are followed most, each in a copy of the repository of its
 * own, runs the checks that need no browser, and reports for each guide whether they passed and which files were
 * touched. `--only section` follows one guide, `--keep` leaves the copies.
 */
const { only, keep } = parseArgs({
  options: { only: { type: 'string' }, keep: { type: 'boolean' } },
}).values;
const chosen = GUIDES.filter(({ name }) => !only || name === only);
if (chosen.length === 0)
  throw new Error(`--only takes one of ${GUIDES.map(({ name }) => name).join(', ')}`);

/** The npm scripts that need no browser. */
const CHECKS = ['check', 'lint', 'check:content', 'check:site', 'test:unit'];

/** Runs the checks, and prints the whole output of those that fail. @returns the names of these */
function redChecks(): string[] {
  const env = { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const shell = process.platform === 'win32';
  return CHECKS.filter((name) => {
    const { status, output } = spawnSync('npm', ['run', name], { env, shell, encoding: 'utf8' });
    if (status !== 0) console.error(`\n${name}\n${output.join('')}\n`);
    return status !== 0;
  });
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });

/** Starts a git history in the current folder, which tells later what has been touched. */
function startHistory(): void {
  git('init', '-q');
  git('add', '-A');
  const author = ['-c', 'user.name=guides', '-c', 'user.email=guides@copy.example'];
  git(...author, 'commit', '-qm', 'As it is');
}

/** Follows a guide in the current folder. @returns whether all checks passed */
function tryGuide({ name, doc, follow }: Guide): boolean {
  startHistory();
  const began = performance.now();
  let faults: string[];
  try {
    follow();
    faults = redChecks();
  } catch (error) {
    faults = [`cannot be followed: ${error instanceof Error ? error.message : error}`];
  }
  git('add', '-A');
  const touched = git('diff', '--cached', '--name-status', '--no-renames');
  const seconds = Math.round((performance.now() - began) / 1000);
  const verdict = faults.length === 0 ? 'green' : `RED (${faults.join(', ')})`;
  console.info(`${verdict}: ${name} (${doc}), ${seconds} s\n${touched}`);
  return faults.length === 0;
}

const here = resolve('.');
for (const guide of chosen) {
  process.chdir(here);
  const { root, remove } = copyRepository('guides');
  process.chdir(root);
  if (!tryGuide(guide)) process.exitCode = 1;
  process.chdir('/');
  if (keep) console.info(`The copy is left in ${root}`);
  else remove();
}
