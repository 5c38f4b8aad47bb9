import type { Locale } from '@falaj/contract/locale.ts';
import { type BlueprintFile, blueprintData } from '../../features/blueprint/data.ts';
import { leaves } from './leaves.ts';
import { linkedLists, linkedPages, read } from './reader.ts';

/** Rules, offers, the office's calendar, messages, and the names of the pages behind the rules. */
export function getBlueprint(locale: Locale): BlueprintFile {
  const rules = read('blueprintRules', locale);
  const model = read('costModel', locale);
  const site = read('site', locale);
  const named = new Set(
    leaves([rules, model]).flatMap(({ path, value }) => (path.at(-1) === 'href' ? value : [])),
  );
  const pages = linkedLists(locale).filter(({ path }) => named.has(path));
  return {
    data: blueprintData(rules, model, linkedPages('offers', locale), {
      lang: site.locale,
      hours: site.hours,
    }),
    messages: read('blueprint', locale).tool.proposal,
    pages: Object.fromEntries(pages.map(({ path, label }) => [path, label.name])),
  };
}
