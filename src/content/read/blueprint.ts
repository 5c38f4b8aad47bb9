import { type BlueprintFile, blueprintData } from '../../features/blueprint/data.ts';
import type { Locale } from '../../lib/locale.ts';
import { leaves } from './leaves.ts';
import { listedPages, pagesOf, read } from './reader.ts';

/** Rules, offers, the office's calendar, words, and the names of the pages behind the rules. */
export async function getBlueprint(locale: Locale): Promise<BlueprintFile> {
  const [rules, offers, site, page, listed] = await Promise.all([
    read('blueprintRules', locale),
    pagesOf('offers', locale),
    read('site', locale),
    read('blueprint', locale),
    listedPages(locale),
  ]);
  const named = new Set(
    leaves(rules).flatMap(({ path, value }) => (path.at(-1) === 'href' ? value : [])),
  );
  const pages = listed.filter(({ path }) => named.has(path));
  return {
    data: blueprintData(rules, offers, site),
    words: page.tool.proposal,
    pages: Object.fromEntries(pages.map(({ path, label }) => [path, label.name])),
  };
}
