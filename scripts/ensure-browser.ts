import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findShell } from '../tests/browser/launch.ts';

/**
 * Finds a browser for the tests and installs one where there is none; so with the browser without windows, which saves a
 * minute, but where it cannot be had the tests do with the other. Nobody waits long for a network that is not there.
 */
const PATIENCE = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
const install = (name: string) => [
  ['apt-get', 'update', '-qq', ...PATIENCE],
  ['apt-get', 'install', '-y', '-qq', ...PATIENCE, name],
];

const HELP = `No browser could be found or installed. The tests need Chromium or Chrome: install one, or
set CHROMIUM_PATH to where it is, and run the command again.`;

/** Runs a command and hands back what it printed when it failed. */
function attempt([command = '', ...args]: string[]): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const shell = process.platform === 'win32';
  const run = spawnSync(command, args, { env, shell, encoding: 'utf8' });
  return run.status === 0 ? '' : `${command} ${args.join(' ')}\n${run.stdout}${run.stderr}`;
}

/** What is found, if need be after these commands, and what they printed when they failed. */
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
} else {
  console.error([...browser.errors, HELP].join('\n'));
  process.exitCode = 1;
}
