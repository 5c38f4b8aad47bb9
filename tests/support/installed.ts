import { spawnSync } from 'node:child_process';
import { isWhole } from './scope.ts';

/**
 * Whether this machine has a program. For the whole set of tests it is installed where that takes one command and no
 * question (Debian, as root).
 * @param question that the program answers with success, such as `nginx -v`
 * @param name of its Debian package; empty where there is none
 */
export function isInstalled(question: string, name: string): boolean {
  const [program = '', ...flags] = question.split(' ');
  const answers = () => spawnSync(program, flags).status === 0;
  if (answers()) return true;
  if (!name || !isWhole || process.getuid?.() !== 0) return false;
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name]);
  return answers();
}
