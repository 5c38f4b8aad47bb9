import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const beside = (dir: string, name: string) => join(`${dir.replace(/[/\\]+$/, '')}-hosts`, name);

/**
 * The folder beside a built site that the enquiry desk reads: pages with marks in place of what it fills in, and its
 * facts about the company. No web server may read it.
 */
export const deskFolder = (dir: string) => beside(dir, 'desk');

/**
 * The folder beside a built site with the pages with a form in their version for sites with a desk. A web server hands
 * them out in place of those of the site.
 */
export const deskPagesFolder = (dir: string) => beside(dir, 'desk-pages');

/**
 * Moves what the build printed for the desk (src/pages/[...locale]/desk) and for sites with a desk (formRoutes) out of a
 * built site, so that no host of files serves it. What it printed in another language than that of the root has a
 * folder of that name there, such as `ar`.
 */
export function moveDeskFiles(dir: string): void {
  for (const target of [deskFolder(dir), deskPagesFolder(dir)])
    rmSync(target, { recursive: true, force: true });
  for (const prefix of ['', ...readdirSync(dir).filter((name) => /^[a-z]{2}$/.test(name))]) {
    const desk = join(deskFolder(dir), prefix);
    const deskPages = join(deskPagesFolder(dir), prefix);
    for (const [name, target] of [
      ['desk', desk],
      ['desk-pages', deskPages],
    ] as const) {
      const printed = join(dir, prefix, name);
      mkdirSync(dirname(target), { recursive: true });
      if (existsSync(printed)) renameSync(printed, target);
      // A site with an endpoint of its own has no second version. The Dockerfile copies the folder all the same.
      else mkdirSync(target);
    }
    // What is shown where no desk answers is the web server's to hand out (deploy/hosts).
    const offline = join(desk, 'offline.html');
    if (existsSync(offline)) renameSync(offline, join(deskPages, 'offline.html'));
  }
}
