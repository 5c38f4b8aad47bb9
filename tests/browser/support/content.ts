import { addressOf } from '../../../src/content/addresses.ts';
import { readFile, readFiles } from '../../../src/content/collections.ts';
import { openFacts } from '../../../src/content/facts/open.ts';
import { DEFAULT_LOCALE } from '../../../src/lib/locale.ts';
import type { Offer } from '../../../src/schemas/offer.ts';
import type { CoreKind, Data, KindName, PageKind } from '../../../src/site-map.ts';

const facts = openFacts('.', DEFAULT_LOCALE);

/** The content files the site was built from: what the tests expect to find on the pages. */
const read = <Name extends KindName>(name: Name) => readFile(name, DEFAULT_LOCALE, facts);

export const navigation = read('navigation');
export const site = read('site');
export const words = read('words');
export const home = read('home');
export const contact = read('contact');
export const notFound = read('notFound');
export const about = read('about');
export const services = read('services');
export const portfolio = read('portfolio');
export const blog = read('blog');
export const documentation = read('documentation');
export const caseStudies = read('caseStudies');
/** The decision table of /tools/who-regulates-this. */
export const regulatorTable = read('regulators');
export const blueprint = read('blueprint');
export const blueprintRules = read('blueprintRules');

/** A page of a kind with many: the path it answers at and what its file holds. */
interface PageAt<Content> {
  path: string;
  data: Content;
}

/** Every page of a kind, in the order of its file's name. */
const pages = <Name extends Exclude<PageKind, CoreKind>>(name: Name): PageAt<Data<Name>>[] =>
  readFiles(name, DEFAULT_LOCALE, facts).map(({ file, data }) => ({
    path: addressOf(file) ?? '',
    data,
  }));

/** Every article, newest first. */
export const articles = pages('articles').sort((a, b) => b.data.date.localeCompare(a.data.date));
export const documents = pages('documents');
export const notices = pages('legal');

/** An offer page and the path it answers at. */
export interface OfferAt {
  path: string;
  offer: Offer;
}

/** Every page of the shared template. */
export const offers: OfferAt[] = pages('offers').map(({ path, data }) => ({ path, offer: data }));

/** The offer page at a path. */
export function offerAt(path: string): Offer {
  const found = offers.find((page) => page.path === path);
  if (!found) throw new Error(`no content file for ${path}`);
  return found.offer;
}
