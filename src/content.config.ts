import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { aboutPage } from './schemas/about.ts';
import { article } from './schemas/article.ts';
import { documentationItem, download } from './schemas/documentation.ts';
import { legalPage } from './schemas/legal.ts';
import { navigation } from './schemas/navigation.ts';
import { offer } from './schemas/offer.ts';
import { contactPage, homePage, notFoundPage } from './schemas/pages.ts';
import { pending } from './schemas/pending.ts';
import { blogPage, caseStudiesPage, documentationPage } from './schemas/resources.ts';
import { searchPage } from './schemas/search.ts';
import { portfolioPage, servicesPage } from './schemas/services-page.ts';
import { site } from './schemas/site.ts';
import { synonyms } from './schemas/synonyms.ts';
import { words } from './schemas/words.ts';

/** A folder that holds exactly one file of a kind, such as content/site.yaml. */
const one = <Schema extends z.ZodType>(pattern: string, schema: Schema, base = './content') =>
  defineCollection({ loader: glob({ base, pattern }), schema });

export const collections = {
  site: one('site.yaml', site),
  navigation: one('navigation.yaml', navigation),
  pending: one('pending.yaml', pending),
  synonyms: one('search.yaml', synonyms),
  words: one('*.yaml', words, './content/interface'),
  home: one('home.yaml', homePage, './content/pages'),
  contact: one('contact.yaml', contactPage, './content/pages'),
  notFound: one('not-found.yaml', notFoundPage, './content/pages'),
  searchPage: one('search.yaml', searchPage, './content/pages'),
  about: one('about.yaml', aboutPage, './content/pages'),
  servicesPage: one('services.yaml', servicesPage, './content/pages'),
  portfolio: one('portfolio.yaml', portfolioPage, './content/pages'),
  caseStudies: one('case-studies.yaml', caseStudiesPage, './content/pages/resources'),
  documentation: one('documentation.yaml', documentationPage, './content/pages/resources'),
  blog: one('blog.yaml', blogPage, './content/pages/resources'),
  documents: one('*.md', documentationItem, './content/library/documentation'),
  downloads: one('*.yaml', download, './content/library/downloads'),
  articles: one('*.md', article, './content/articles'),
  legal: one('*.md', legalPage, './content/legal'),
  offers: one('**/*.yaml', offer, './content/offers'),
};
