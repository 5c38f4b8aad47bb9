import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

/** The scope of this repository's own packages in node_modules. */
const WORKSPACES = '@falaj';

/** A copy of the repository in which things can be tried. */
export interface Copy {
  root: string;
  remove: () => void;
}

/**
 * Links the installed packages into a copy, and the workspaces to the copy's own folders.
 * @param modules the folder of the installed packages
 */
function linkPackages(modules: string, root: string): void {
  const folder = join(root, 'node_modules');
  mkdirSync(join(folder, WORKSPACES), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== WORKSPACES) symlinkSync(join(modules, name), join(folder, name), 'junction');
  for (const name of readdirSync(join(modules, WORKSPACES))) {
    const there = relative(dirname(modules), realpathSync(join(modules, WORKSPACES, name)));
    symlinkSync(join(root, there), join(folder, WORKSPACES, name), 'junction');
  }
}

/**
 * Copies all files that git tracks or would add, and links the installed packages. The build's `.cache` is
 * copied too, so that a build in the copy takes no longer than in the repository.
 * @param name part of the folder's name
 */
export function copyRepository(name: string): Copy {
  const root = mkdtempSync(join(tmpdir(), `${name}-`));
  // A web server that tests start, such as nginx, reads the built site as another user.
  chmodSync(root, 0o755);
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const files = list.split('\0').filter((file) => file && existsSync(file));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file));
  }
  if (existsSync('.cache')) cpSync('.cache', join(root, '.cache'), { recursive: true });
  linkPackages(resolve('node_modules'), root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
