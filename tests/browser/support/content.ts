import type { FieldName } from '@falaj/contract/fields.ts';
import { DEFAULT_LOCALE } from '@falaj/contract/locale.ts';
import * as reader from '../../../src/content/read/reader.ts';
import type { Offer } from '../../../src/schemas/offer/offer.ts';
import type { CoreKind, Data, KindName, PageKind } from '../../../src/site-map.ts';
import { oncePerRun } from './once.ts';

/** A page of a kind that has many pages: the path it is served at and the content of its file. */
interface PageAt<Content> {
  path: string;
  data: Content;
}

/** Reads all content that the tests need, as the build reads it. */
function readAll() {
  const read = <Name extends KindName>(name: Name) => reader.read(name, DEFAULT_LOCALE);
  /** Every page of a kind, in its order. */
  const pages = <Name extends Exclude<PageKind, CoreKind>>(name: Name): PageAt<Data<Name>>[] =>
    reader.pagesOf(name, DEFAULT_LOCALE).map(({ path, data }) => ({ path, data }));
  return {
    navigation: read('navigation'),
    site: read('site'),
    messages: read('messages'),
    home: read('home'),
    contact: read('contact'),
    notFound: read('notFound'),
    about: read('about'),
    services: read('services'),
    portfolio: read('portfolio'),
    blog: read('blog'),
    documentation: read('documentation'),
    caseStudies: read('caseStudies'),
    regulators: read('regulators'),
    blueprint: read('blueprint'),
    blueprintRules: read('blueprintRules'),
    articles: pages('articles'),
    documents: pages('documents'),
    notices: pages('legal'),
    offers: pages('offers'),
  };
}

/** The content files the site was built from: what the tests expect to find on the pages. */
const content = oncePerRun('content', readAll);

export const { navigation, site, messages, home, contact, notFound, about, services, portfolio } =
  content;
/** The labels of the forms' fields, by their names. */
export const labels = Object.fromEntries(
  Object.entries(contact.form.fields).map(([name, { label }]) => [name, label]),
) as Record<FieldName, string>;

export const { blog, documentation, caseStudies, blueprint, blueprintRules } = content;
/** Articles come the newest first. */
export const { articles, documents, notices } = content;

/** The decision table of /tools/who-regulates-this. */
export const regulatorTable = content.regulators;

/** An offer page and the path it is served at. */
export interface OfferAt {
  path: string;
  offer: Offer;
}

/** Every page of the shared template. */
export const offers: OfferAt[] = content.offers.map(({ path, data }) => ({ path, offer: data }));

/** The offer page at a path. */
export function offerAt(path: string): Offer {
  const found = offers.find((page) => page.path === path);
  if (!found) throw new Error(`no content file for ${path}`);
  return found.offer;
}
