import { defineCollection } from 'astro:content';
import { collectionOf } from './content/read/addresses.ts';
import { contentFiles } from './content/read/loader.ts';
import { LOCALES } from './lib/locale.ts';
import { KINDS } from './site-map.ts';

/** One collection for each row of the site map and each language. */
export const collections = Object.fromEntries(
  LOCALES.flatMap((locale) =>
    KINDS.map(([name, kind]) => [
      collectionOf(name, locale),
      defineCollection({ loader: contentFiles(kind, locale), schema: kind.schema }),
    ]),
  ),
);
