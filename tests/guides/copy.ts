import { execFileSync } from 'node:child_process';
import { appendFileSync, realpathSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyRepository, linkPackages } from '../support/copy.ts';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });

/** The files that were changed in the copy. */
export interface Touched {
  fresh: string[];
  edited: string[];
}

/**
 * Copies the repository, makes the copy the current folder, and starts a git history in it.
 * @returns `touched` lists what has changed since, `undo` reverts it, and `remove` deletes the copy
 */
export function openCopy() {
  const modules = resolve('node_modules');
  const { root: folder, remove } = copyRepository('guides');
  const root = realpathSync(folder);
  process.chdir(root);
  git('init', '-q');
  appendFileSync('.git/info/exclude', 'node_modules\n');
  git('add', '-A');
  const author = ['-c', 'user.name=guides', '-c', 'user.email=guides@copy.example'];
  git(...author, 'commit', '-qm', 'As it is');
  return {
    root,
    touched(): Touched {
      git('add', '-A');
      const rows = git('diff', '--cached', '--name-status', '--no-renames').trim().split('\n');
      const of = (letter: string) =>
        rows.filter((row) => row.startsWith(letter)).map((row) => row.slice(2));
      return { fresh: of('A'), edited: of('M') };
    },
    undo() {
      git('reset', '-q', '--hard');
      rmSync('node_modules', { recursive: true });
      linkPackages(modules, root);
    },
    remove() {
      process.chdir('/');
      remove();
    },
  };
}
