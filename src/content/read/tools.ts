import type { Locale } from '@falaj/contract/locale.ts';
import { pathTo } from './addresses.ts';
import { linkedLists, read } from './reader.ts';

/** The tools in their order on /tools, each with its kind in the site map and its drawing. */
const TOOLS = [
  ['transferPlayground', 'transfer'],
  ['blueprint', 'plan'],
  ['whoRegulates', 'lamps'],
  ['documentCheck', 'gates'],
] as const;

/** The data of the tools' cards. */
export const toolCards = (locale: Locale) =>
  TOOLS.map(([tool, drawn]) => {
    const { name, card } = read(tool, locale);
    return { href: pathTo(tool, locale), name, drawn, ...card };
  });

/**
 * Pages of any kind with their names and groups.
 * @param paths their addresses
 * @throws when one is not a page of the site
 */
export function namedPages(paths: string[], locale: Locale) {
  const pages = linkedLists(locale);
  return paths.map((href) => {
    const label = pages.find(({ path }) => path === href)?.label;
    if (!label) throw new Error(`related: ${href} is not a page`);
    return { href, text: label.name, group: label.group };
  });
}
