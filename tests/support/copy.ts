import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A copy of the repository in which things can be tried. */
export interface Copy {
  root: string;
  remove: () => void;
}

/**
 * Copies all files that git tracks or would add, and links the installed packages. The build's `.cache` is
 * copied too, so that a build in the copy takes no longer than in the repository.
 * @param name part of the folder's name
 */
export function copyRepository(name: string): Copy {
  const root = mkdtempSync(join(tmpdir(), `${name}-`));
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
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
