import { globSync } from 'node:fs';
import { addressOf } from '../../../src/content/addresses.ts';
import { readContent } from '../../../src/content/files.ts';
import type { AboutPage } from '../../../src/schemas/about.ts';
import type { Article } from '../../../src/schemas/article.ts';
import type { DocumentationItem } from '../../../src/schemas/documentation.ts';
import type { LegalPage } from '../../../src/schemas/legal.ts';
import type { Navigation } from '../../../src/schemas/navigation.ts';
import type { Offer } from '../../../src/schemas/offer.ts';
import type { ContactPage, HomePage, NotFoundPage } from '../../../src/schemas/pages.ts';
import type {
  BlogPage,
  CaseStudiesPage,
  DocumentationPage,
} from '../../../src/schemas/resources.ts';
import type { PortfolioPage, ServicesPage } from '../../../src/schemas/services-page.ts';
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
export const about = read<AboutPage>('pages/about');
export const services = read<ServicesPage>('pages/services');
export const portfolio = read<PortfolioPage>('pages/portfolio');
export const blog = read<BlogPage>('pages/resources/blog');
export const documentation = read<DocumentationPage>('pages/resources/documentation');
export const caseStudies = read<CaseStudiesPage>('pages/resources/case-studies');

/** A Markdown page: the path it answers at and its front matter. */
interface TextAt<Matter> {
  path: string;
  data: Matter;
}

/** Every Markdown page of a folder, in the order of its file's name. */
const texts = <Matter>(folder: string): TextAt<Matter>[] =>
  globSync(`content/${folder}/*.md`)
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ path: addressOf(file) ?? '', data: readContent(file).data as Matter }));

/** Every article, newest first. */
export const articles = texts<Article>('articles').sort((a, b) =>
  b.data.date.localeCompare(a.data.date),
);
export const documents = texts<DocumentationItem>('library/documentation');
export const notices = texts<LegalPage>('legal');

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
