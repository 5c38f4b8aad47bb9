import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '../tests/browser/launch.ts';

/** Finds a browser for the tests and installs one where there is none. */
const COMMANDS = {
  debian: [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium'],
  ],
  elsewhere: [['npx', 'playwright', 'install', 'chromium']],
};

const HELP = `No browser could be found or installed. The tests need Chromium or Chrome: install one, or
set CHROMIUM_PATH to where it is, and run the command again.`;

/** Runs a command and hands back what it printed when it failed. */
function attempt([command = '', ...args]: string[]): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const shell = process.platform === 'win32';
  const run = spawnSync(command, args, { env, shell, encoding: 'utf8' });
  return run.status === 0 ? '' : `${command} ${args.join(' ')}\n${run.stdout}${run.stderr}`;
}

let browser = findBrowser();
if (!browser) {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const errors = COMMANDS[isDebianRoot ? 'debian' : 'elsewhere'].map(attempt).filter(Boolean);
  browser = findBrowser();
  if (!browser) console.error([...errors, HELP].join('\n'));
}
if (browser) console.info(browser);
process.exitCode = browser ? 0 : 1;
