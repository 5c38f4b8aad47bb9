import { desk } from '@falaj/contract/messages/desk.ts';
import { inbox } from '@falaj/contract/messages/inbox.ts';
import type { z } from 'astro/zod';
import { blueprintPage } from './schemas/blueprint/blueprint.ts';
import { costModel } from './schemas/blueprint/blueprint-model.ts';
import { blueprintRules } from './schemas/blueprint/blueprint-rules.ts';
import { documentCheckPage } from './schemas/document-check/document-check.ts';
import { figuresPage } from './schemas/figures/figures-page.ts';
import { sources } from './schemas/figures/sources.ts';
import { article } from './schemas/library/article.ts';
import { documentationItem } from './schemas/library/documentation.ts';
import { download } from './schemas/library/download.ts';
import { groupOf, OFFER_GROUPS, offer } from './schemas/offer/offer.ts';
import { aboutPage } from './schemas/pages/about.ts';
import { contactPage } from './schemas/pages/contact-page.ts';
import { homePage } from './schemas/pages/home-page.ts';
import { legalPage } from './schemas/pages/legal.ts';
import { notFoundPage } from './schemas/pages/not-found-page.ts';
import { blogPage, caseStudiesPage, documentationPage } from './schemas/pages/resources.ts';
import { searchPage } from './schemas/pages/search-page.ts';
import { portfolioPage, servicesPage } from './schemas/pages/services-page.ts';
import { toolsPage } from './schemas/pages/tools-page.ts';
import { transferPlaygroundPage } from './schemas/playground/transfer-playground.ts';
import { regulators } from './schemas/regulators/regulators.ts';
import { whoRegulatesPage } from './schemas/regulators/who-regulates.ts';
import { glossary } from './schemas/site/glossary.ts';
import { messages } from './schemas/site/messages.ts';
import { navigation } from './schemas/site/navigation.ts';
import { pending } from './schemas/site/pending.ts';
import { site } from './schemas/site/site.ts';
import { synonyms } from './schemas/site/synonyms.ts';
import { CATEGORIES } from './site-map/categories.ts';
import {
  type Around,
  core,
  data,
  hidden,
  type Kind,
  type Label,
  many,
  ownData,
  tool,
} from './site-map/kinds.ts';

const categoryOf = (id: string, { documentation }: Around) =>
  documentation.library.categories.find((category) => category.id === id);
const placeOf = (id: string, { documentation }: Around) =>
  documentation.library.categories.findIndex((category) => category.id === id);

/**
 * Every kind of content, one row each: its files, their schema and, for pages, the address and how menus,
 * search, sitemap and share pictures treat them. Reader, routes, checks and tests derive from
 * these rows. The order of the pages here is their order in every list.
 */
export const SITE_MAP = {
  site: data('site.yaml', site),
  navigation: data('navigation.yaml', navigation),
  pending: data('pending.yaml', pending),
  synonyms: ownData('search.yaml', synonyms),
  glossary: ownData('glossary.yaml', glossary),
  sources: data('sources.yaml', sources),
  regulators: data('regulators.yaml', regulators),
  messages: data('interface.yaml', messages),
  desk: data('desk.yaml', desk),
  inbox: data('inbox.yaml', inbox),
  blueprintRules: data('blueprint.yaml', blueprintRules),
  costModel: data('cost-model.yaml', costModel),
  downloads: data('library/downloads/*.yaml', download),
  notFound: data('pages/not-found.yaml', notFoundPage),
  searchPage: hidden('/search', searchPage),
  home: core('/', homePage, 'home.yaml'),
  about: core('/about', aboutPage),
  services: core('/services', servicesPage),
  portfolio: core('/portfolio', portfolioPage),
  contact: core('/contact', contactPage),
  caseStudies: core('/resources/case-studies', caseStudiesPage),
  documentation: core('/resources/documentation', documentationPage),
  blog: core('/resources/blog', blogPage),
  figures: core('/figures', figuresPage),
  tools: tool('/tools', toolsPage),
  transferPlayground: tool('/tools/transfer-playground', transferPlaygroundPage),
  blueprint: tool('/tools/blueprint', blueprintPage),
  whoRegulates: tool('/tools/who-regulates-this', whoRegulatesPage),
  documentCheck: tool('/tools/check-a-document', documentCheckPage),
  offers: many(`offers/{${OFFER_GROUPS}}/*.yaml`, offer, '/', {
    menu: 'header',
    search: 'page',
    label({ name, hero }, { messages }, path) {
      const group = messages.groups[groupOf(path)];
      const pictureName = hero.backgroundImage?.name;
      return { name, group, headline: hero.title, part: group, pictureName };
    },
  }),
  documents: many('library/documentation/*.md', documentationItem, '/resources/documentation/', {
    menu: '/resources/documentation',
    search: 'document',
    label({ name, category, type, difficulty }, around) {
      const part = categoryOf(category, around)?.title ?? '';
      const pictureName = around.documentation.hero.backgroundImage?.name;
      const labels = [part, type, difficulty];
      return {
        name,
        group: around.messages.documentation,
        headline: name,
        part,
        pictureName,
        labels,
      };
    },
    order: (a, b, around) =>
      placeOf(a.category, around) - placeOf(b.category, around) || a.order - b.order,
  }),
  articles: many('articles/*.md', article, '/resources/blog/', {
    menu: '/resources/blog',
    search: 'article',
    label({ title, category, tags, image }, { messages: { articles }, blog }) {
      const pictureName = image?.name ?? blog.hero.backgroundImage?.name;
      const labels = [category, ...tags];
      return { name: title, group: articles, headline: title, part: category, pictureName, labels };
    },
    order: (a, b) => b.date.localeCompare(a.date),
  }),
  legal: many('legal/*.md', legalPage, '/legal/', {
    menu: 'legal',
    search: 'notice',
    label: ({ title, image }, { messages: { legal } }) => ({
      name: title,
      group: legal,
      headline: title,
      part: '',
      pictureName: image?.name,
    }),
  }),
} satisfies Record<string, Kind>;

type SiteMap = typeof SITE_MAP;

export type KindName = keyof SiteMap;

/** The kinds whose files are pages. */
export type PageKind = {
  [Name in KindName]: SiteMap[Name] extends { page: object } ? Name : never;
}[KindName];

/** The kinds of pages with their own list of sections. */
export type CoreKind = {
  [Name in KindName]: SiteMap[Name] extends { core: true } ? Name : never;
}[KindName];

/** The data of a file of a kind. */
export type Data<Name extends KindName> = z.output<SiteMap[Name]['schema']>;

/** The rows with one common type, for code that goes through all of them. */
export const KINDS = Object.entries(SITE_MAP) as [KindName, Kind][];

/** Pages without a file of their own, with what their share picture shows. */
export const GENERATED = CATEGORIES.map(({ name, path }) => ({
  path,
  label: ({ blog: { hero } }: Around): Pick<Label, 'headline' | 'part' | 'pictureName'> => ({
    headline: name,
    part: hero.title,
    pictureName: hero.backgroundImage?.name,
  }),
}));
