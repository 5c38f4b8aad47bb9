import { DEFAULT_LOCALE } from '@falaj/contract/locale.ts';
import { isFields } from '../../lib/is-fields.ts';
import { placeOf } from '../read/addresses.ts';
import type { ContentFile } from '../read/leaves.ts';
import type { ContentProblem } from './diagnostics/problem.ts';
import { linksOf } from './links.ts';
import { addressesOf } from './of-kind.ts';

/** Two entries of one list with the same place would be ordered by chance. */
export function checkOrders(files: ContentFile[]): ContentProblem[] {
  const taken = new Map<string, string>();
  return files.flatMap(({ file, data }) => {
    if (!isFields(data) || data.order === undefined) return [];
    const { order, category = '' } = data;
    const place = placeOf(file);
    const key = `${place?.name} ${place?.locale} ${category} ${order}`;
    const owner = taken.get(key);
    taken.set(key, file);
    if (!owner) return [];
    return [{ file, field: 'order', message: `${owner} has order ${order} already; take another` }];
  });
}

const MENUS = 'content/navigation.yaml';

/** The parts of content/navigation.yaml to search, for each menu that a row of src/site-map.ts can name. */
const PARTS_OF_MENU = { header: ['groups', 'mobile'], legal: ['legal'] };

/** The parts of the menus that link to a page: `groups`, `legal`, or `notInMenus`, which leaves it out. */
function partsWith(files: ContentFile[], addresses: string[]): Set<string> {
  const links = files.filter(({ file }) => file === MENUS).flatMap(linksOf);
  const leading = links.filter(({ value }) => addresses.includes(value.split(/[?#]/)[0] ?? ''));
  return new Set(leading.map(({ path }) => String(path[0])));
}

/**
 * Checks that each page is in the menu that its row of src/site-map.ts names, or is left out by name. Lists
 * find their pages themselves, and the logo links to the home page.
 */
export function checkMenus(files: ContentFile[]): ContentProblem[] {
  return files.flatMap(({ file, data }) => {
    const place = placeOf(file);
    const menu = place?.kind.page?.listing?.menu;
    const addresses = addressesOf({ file, data });
    const [address] = addresses;
    if (!address || address === '/' || place?.locale !== DEFAULT_LOCALE) return [];
    if (menu !== 'header' && menu !== 'legal') return [];
    const parts = partsWith(files, addresses);
    const isKeptOut = parts.delete('notInMenus');
    const menus = PARTS_OF_MENU[menu];
    if (menus.some((part) => parts.has(part)) !== isKeptOut) return [];
    const message = isKeptOut
      ? `${MENUS} has ${address} in a menu and under notInMenus; take one of the two away`
      : `no menu leads to ${address}; add a link to ${menus.join(' or ')} in ${MENUS}, or the address to notInMenus there if nobody is to find it in a menu`;
    return [{ file, field: '', message }];
  });
}
