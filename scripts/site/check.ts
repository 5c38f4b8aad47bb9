import { checkHeads, checkSitemap, checkUnique } from './heads.ts';
import { checkLinkNames, checkLinks, checkOrphans } from './links.ts';
import { loadSite } from './load.ts';
import { checkUnused } from './unused.ts';
import { validate } from './validity.ts';
import { checkBudgets, heaviest, printTable } from './weigh.ts';

/**
 * Reads a built site once and runs every check on it.
 * @param root folder of the site
 * @param pending paths without a page to which links may lead (content/pending.yaml)
 * @returns the site, the table of its weights, and a line for each fault
 */
export function checkSite(root: string, pending: string[] = []) {
  const invalid: string[] = [];
  const site = loadSite(root, (html, file) => {
    const { dom, faults } = validate(html, file);
    invalid.push(...faults);
    return dom;
  });
  const rows = heaviest(site);
  const faults = [
    ...checkLinks(site, pending),
    ...checkOrphans(site),
    ...checkLinkNames(site),
    ...checkHeads(site),
    ...checkUnique(site),
    ...checkSitemap(site),
    ...checkUnused(site),
    ...checkBudgets(rows),
    ...invalid,
  ];
  return { site, table: printTable(rows), faults };
}
