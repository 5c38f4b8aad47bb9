import { globSync } from 'node:fs';
import { readContent } from '../../../src/content/files.ts';
import type { Navigation } from '../../../src/schemas/navigation.ts';
import type { Offer } from '../../../src/schemas/offer.ts';
import type { ContactPage, HomePage, NotFoundPage } from '../../../src/schemas/pages.ts';
import type { Site } from '../../../src/schemas/site.ts';
import type { Words } from '../../../src/schemas/words.ts';

/** The content files the site was built from: what the tests expect to find on the pages. */
const read = <Content>(file: string) => readContent(`content/${file}.yaml`).data as Content;

export const navigation = read<Navigation>('navigation');
export const site = read<Site>('site');
export const words = read<Words>('interface/en');
export const home = read<HomePage>('pages/home');
export const contact = read<ContactPage>('pages/contact');
export const notFound = read<NotFoundPage>('pages/not-found');

/** An offer page and the path it answers at. */
export interface OfferAt {
  path: string;
  offer: Offer;
}

/** Every page of the shared template. */
export const offers: OfferAt[] = globSync('content/offers/*/*.yaml')
  .map((file) => file.replaceAll('\\', '/').replace(/^content\/|\.yaml$/g, ''))
  .sort()
  .map((name) => ({ path: name.replace('offers', ''), offer: read<Offer>(name) }));

/** The offer page at a path. */
export function offerAt(path: string): Offer {
  const found = offers.find((page) => page.path === path);
  if (!found) throw new Error(`no content file for ${path}`);
  return found.offer;
}
