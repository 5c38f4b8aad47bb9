import type { Pending } from '../../src/schemas/site/pending.ts';
import { checkClassNames } from './classes.ts';
import { checkHeads, checkIds, checkSitemap, checkUnique } from './heads.ts';
import {
  checkLinkNames,
  checkLinks,
  checkNewTabs,
  checkOrphans,
  checkPending,
  checkStylesheets,
} from './links.ts';
import type { BuiltSite, SiteFault } from './load.ts';
import { checkUnused } from './unused.ts';
import { checkValidity } from './validity.ts';

/**
 * Every fault of a built site, apart from its weights.
 * @param paths the addresses that content/pending.yaml lists
 */
export const checkSite = async (site: BuiltSite, paths: Pending): Promise<SiteFault[]> => [
  ...(await checkValidity(site)),
  ...checkLinks(site, paths),
  ...checkOrphans(site),
  ...checkStylesheets(site),
  ...checkNewTabs(site),
  ...checkLinkNames(site),
  ...checkPending(site, paths),
  ...checkHeads(site),
  ...checkUnique(site),
  ...checkIds(site),
  ...checkClassNames(site),
  ...checkSitemap(site),
  ...checkUnused(site),
];
