import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { navigation } from './schemas/navigation.ts';
import { offer } from './schemas/offer.ts';
import { contactPage, homePage, notFoundPage } from './schemas/pages.ts';
import { pending } from './schemas/pending.ts';
import { site } from './schemas/site.ts';
import { words } from './schemas/words.ts';

/** A folder that holds exactly one file of a kind, such as content/site.yaml. */
const one = <Schema extends z.ZodType>(pattern: string, schema: Schema, base = './content') =>
  defineCollection({ loader: glob({ base, pattern }), schema });

export const collections = {
  site: one('site.yaml', site),
  navigation: one('navigation.yaml', navigation),
  pending: one('pending.yaml', pending),
  words: one('*.yaml', words, './content/interface'),
  home: one('home.yaml', homePage, './content/pages'),
  contact: one('contact.yaml', contactPage, './content/pages'),
  notFound: one('not-found.yaml', notFoundPage, './content/pages'),
  offers: one('**/*.yaml', offer, './content/offers'),
};
