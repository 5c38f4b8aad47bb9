import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder in which the build prints what only the enquiry desk uses. */
const PRINTED = 'desk-pages';

/**
 * The folder beside a built site with what the enquiry desk uses: the pages with a form in their version for
 * the desk, the page that the desk fills in, and its facts about the company.
 */
export const deskFolder = (dir: string) => join(`${dir.replace(/[/\\]+$/, '')}-hosts`, 'desk');

/** Moves the desk's pages out of a built site, so that no static host serves them. */
export function moveDeskPages(dir: string): void {
  const printed = join(dir, PRINTED);
  if (!existsSync(printed)) return;
  const target = deskFolder(dir);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  renameSync(printed, target);
}
