import { getCollection } from 'astro:content';
import type { Offer } from '../schemas/offer.ts';
import { getPending } from './site-data.ts';

/** An offer page with its place: `industries/energy` answers at /industries/energy. */
export interface OfferPage {
  path: string;
  group: string;
  offer: Offer;
}

/** Every offer page, in the order of its path. */
export async function getOffers(): Promise<OfferPage[]> {
  const entries = await getCollection('offers');
  return entries
    .map(({ id, data }) => ({ path: `/${id}`, group: id.split('/')[0] ?? '', offer: data }))
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** `use-cases` as a reader writes it: `Use cases`. */
export const groupName = (group: string) =>
  group.charAt(0).toUpperCase() + group.slice(1).replaceAll('-', ' ');

/** `/solutions/carbon-credits` as a name, for a page that does not stand yet. */
const nameOf = (path: string) => groupName(path.split('/').pop() ?? '');

/**
 * The related pages of an offer with their names and groups.
 * @throws when one is neither published nor still to come
 */
export async function relatedPages({ offer, path }: OfferPage) {
  const [offers, { toCome }] = await Promise.all([getOffers(), getPending()]);
  return offer.related.map((href) => {
    const found = offers.find((page) => page.path === href);
    if (!found && !toCome.includes(href)) {
      throw new Error(`content/offers${path}.yaml: related: ${href} is not a page`);
    }
    const group = groupName(href.split('/')[1] ?? '');
    return { href, text: found?.offer.name ?? nameOf(href), group };
  });
}
