import { optionValue } from '@falaj/contract/fields.ts';
import type { Locale } from '@falaj/contract/locale.ts';
import { nameOfSlug } from '../../lib/slug.ts';
import { groupOf } from '../../schemas/offer/offer.ts';
import { linkedPages, type PageEntry, read } from './reader.ts';

/** The name of a page that does not exist yet, from its address such as `/solutions/carbon-credits`. */
const nameOf = (path: string) => nameOfSlug(path.split('/').pop() ?? '');

/**
 * The related pages of an offer with their names and groups.
 * @throws when one is neither published nor pending
 */
export function relatedPages({ data, path }: PageEntry<'offers'>, locale: Locale) {
  const offers = linkedPages('offers', locale);
  const { toCome } = read('pending', locale);
  const messages = read('messages', locale);
  return data.related.map((href) => {
    const found = offers.find((page) => page.path === href);
    if (!found && !toCome.includes(href)) {
      throw new Error(`content/offers${path}.yaml: related: ${href} is not a page`);
    }
    const group = messages.groups[groupOf(href)];
    return { href, text: found?.data.name ?? nameOf(href), group };
  });
}

/** The price band of an offer as a sentence says it; src/content/check/prices.ts sees to it that there is one. */
export const priceInText = (price: string, locale: Locale): string | undefined =>
  read('contact', locale).form.fields.budget.options?.find(
    (option) => optionValue(option) === price,
  )?.inText;
