import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the build prints what only the enquiry desk uses. */
const PRINTED = 'desk-pages';

/**
 * The folder beside a built site with what the enquiry desk uses: the pages with a form as they are
 * where it listens, the page that it fills in, and what it knows of the company.
 */
export const deskFolder = (dir: string) => join(`${dir.replace(/[/\\]+$/, '')}-hosts`, 'desk');

/**
 * Takes the desk's pages out of a built site, so that no host of files serves them; each fragment that a navigation
 * fetches of them then lies under the name that it has on the site.
 */
export function moveDeskPages(dir: string): void {
  const printed = join(dir, PRINTED);
  if (!existsSync(printed)) return;
  const target = deskFolder(dir);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  renameSync(printed, target);
  for (const fragments of globSync(`fragments/*/${PRINTED}`, { cwd: dir })) {
    const folder = join(target, dirname(fragments));
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(join(dir, fragments), folder);
  }
}
