import { hash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the tests of a workspace read outside its folder, besides installed packages. */
const OUTSIDE: Record<string, string[]> = {
  'packages/handbook': ['packages/typesetter/*.ts'],
  'packages/bench': ['budgets.ts', 'tests/browser/launch.ts'],
  desk: ['contract/**/*.ts', 'tests/support/temporary-folder.ts'],
};

/**
 * The hash of everything that the tests of a workspace depend on: its files, what they read elsewhere, the
 * locked versions of all packages, Node, and whether all of its tests are run.
 * @param root folder of the repository
 * @param folder of the workspace, such as `packages/bench`
 * @param scope of the tests; passing in the short form does not count for the full one
 */
export function inputHash(
  root: string,
  folder: string,
  scope = process.env.TEST_SCOPE ?? '',
): string {
  const own = globSync(`${folder}/**/*`, {
    cwd: root,
    exclude: (name) => /(^|[/\\])(node_modules|artifacts)$/.test(name),
  });
  const outside = globSync(OUTSIDE[folder] ?? [], { cwd: root });
  const files = [...own, ...outside, 'package-lock.json']
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(join(root, file)).isFile())
    .sort();
  const parts = files.map((file) => `${file} ${hash('sha256', readFileSync(join(root, file)))}`);
  return hash('sha256', [process.version, scope, ...parts].join('\n'));
}

/** The file of a workspace's stamp. Stamps are not committed, so that the tests run on a fresh checkout. */
const stampOf = (root: string, folder: string) => join(root, '.cache', 'tested', folder);

/** Whether the tests of a workspace passed before with the same inputs. */
export function hasPassed(root: string, folder: string, inputs: string): boolean {
  try {
    return readFileSync(stampOf(root, folder), 'utf8') === inputs;
  } catch {
    // Without a stamp, the tests have never passed here.
    return false;
  }
}

/** Records that the tests of a workspace passed with these inputs. */
export function notePassed(root: string, folder: string, inputs: string): void {
  const stamp = stampOf(root, folder);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
}
