import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findShell } from '../tests/browser/launch.ts';
import { OTHER_BROWSERS } from '../tests/browser/support/other-browsers.ts';
import { isWhole } from '../tests/support/scope.ts';

/*
 * Finds a browser for the tests and installs one where there is none. It also tries to install the headless
 * browser, which saves a minute, and, before a release, Firefox and WebKit; the tests can do without these.
 */

/** Options that keep a missing network from delaying this for long. */
const PATIENCE = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
const install = (...names: string[]) => [
  ['apt-get', 'update', '-qq', ...PATIENCE],
  ['apt-get', 'install', '-y', '-qq', ...PATIENCE, ...names],
];

const HELP = `No browser could be found or installed. The tests need Chromium or Chrome: install one, or
set CHROMIUM_PATH to where it is, and run the command again.`;

/** Runs a command and returns its output if it failed. */
function attempt([command = '', ...args]: string[]): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const shell = process.platform === 'win32';
  const run = spawnSync(command, args, { env, shell, encoding: 'utf8' });
  return run.status === 0 ? '' : `${command} ${args.join(' ')}\n${run.stdout}${run.stderr}`;
}

/**
 * Searches, runs these commands if nothing is found, and searches again; also returns the output of failed
 * commands.
 */
function ensure(find: () => string | undefined, commands: string[][]) {
  const errors = find() ? [] : commands.map(attempt).filter(Boolean);
  return { path: find(), errors };
}

const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
const elsewhere = [['npx', 'playwright', 'install', 'chromium']];
const browser = ensure(findBrowser, isDebianRoot ? install('chromium') : elsewhere);
if (browser.path) {
  const isWanted = isDebianRoot && !process.env.CHROMIUM_PATH;
  const shell = ensure(findShell, isWanted ? install('chromium-headless-shell') : []);
  console.info([browser.path, shell.path].filter(Boolean).join('\n'));
  for (const { name, find, packages } of isWhole ? OTHER_BROWSERS : []) {
    const other = ensure(find, isDebianRoot ? install(...packages) : []);
    console.info(other.path ?? `Without ${name}: its tests are skipped.`);
  }
} else {
  console.error([...browser.errors, HELP].join('\n'));
  process.exitCode = 1;
}
