import { DEFAULT_LOCALE } from '@falaj/contract/locale.ts';
import { OFFER_GROUPS } from '../../../schemas/offer/offer.ts';
import { KINDS, SITE_MAP } from '../../../site-map.ts';
import { filesOf } from '../addresses.ts';
import type { VariablePages } from './open-pages.ts';
import { lengthOf } from './page-variables.ts';

/** A name whose files are counted. */
type Counted = [name: string, files: (root: string) => string[]];

/** The kinds whose single file is the page of a tool, below the index of tools. */
const TOOLS = KINDS.filter(([, { page }]) => page?.at.startsWith(`${SITE_MAP.tools.page.at}/`));

/** What is counted as files, in the root language, which has all of them. Lists of a page are counted by the names of their fields. */
const COUNTED: Counted[] = [
  ...KINDS.filter(([, { files }]) => files.includes('*')).map(
    ([name, kind]): Counted => [name, (root) => filesOf(kind, DEFAULT_LOCALE, root)],
  ),
  ...OFFER_GROUPS.map(
    (group): Counted => [
      group,
      (root) =>
        filesOf(SITE_MAP.offers, DEFAULT_LOCALE, root).filter((file) =>
          file.startsWith(`content/offers/${group}/`),
        ),
    ],
  ),
  ['tools', (root) => TOOLS.flatMap(([, kind]) => filesOf(kind, DEFAULT_LOCALE, root))],
];

/** The names of everything that is counted as files, such as `articles` and `industries`. */
export const COUNTED_NAMES = COUNTED.map(([name]) => name);

/** Counts what a name stands for in a file; undefined for a name that counts nothing. */
export type Count = (name: string, file: string) => number | undefined;

/**
 * Counts the entries of a file's own list, or the files of a kind, or the entries of another page's list.
 * @param root folder of the repository
 */
export function openCounts(pages: VariablePages, root: string): Count {
  const counts = new Map<string, number>();
  return (name, file) => {
    const own = lengthOf(pages.at(file), name);
    if (own !== undefined) return own;
    const files = COUNTED.find(([counted]) => counted === name)?.[1];
    if (files && !counts.has(name)) counts.set(name, files(root).length);
    if (files) return counts.get(name);
    const [page = '', ...field] = name.split('.');
    const other = field.length > 0 ? pages.named(page) : undefined;
    return other ? lengthOf(pages.at(other), field.join('.')) : undefined;
  };
}
