import { hash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a workspace's tests read outside its own folder, besides installed packages. */
const OUTSIDE: Record<string, string[]> = {
  'packages/bench': ['budgets.ts', 'tests/browser/launch.ts'],
  desk: [
    'deploy/server/connections.ts',
    'src/content/desk-facts.ts',
    'src/features/booking/*.ts',
    'src/features/calendar/*.ts',
    'src/features/messages/*.ts',
    'src/features/office/*.ts',
    'src/browser/*.ts',
    'src/lib/*.ts',
    'src/schemas/*.ts',
    'tests/support/temporary-folder.ts',
  ],
};

/**
 * The content hash of everything that the tests of a workspace depend on: its files, what they read
 * elsewhere, the locked versions of all packages, and Node; and whether all of them are asked for.
 * @param root folder of the repository
 * @param folder of the workspace, such as `packages/bench`
 * @param scope of the tests: those that passed in their short form have not passed in the full one
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

/** Stamps are never committed, so that the tests run on a fresh checkout. */
const stampOf = (root: string, folder: string) => join(root, '.cache', 'tested', folder);

/** Whether the tests of a workspace passed before with the same inputs. */
export function hasPassed(root: string, folder: string, inputs: string): boolean {
  try {
    return readFileSync(stampOf(root, folder), 'utf8') === inputs;
  } catch {
    // No stamp: they have never passed here.
    return false;
  }
}

/** Notes that the tests of a workspace passed with these inputs. */
export function notePassed(root: string, folder: string, inputs: string): void {
  const stamp = stampOf(root, folder);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
}
