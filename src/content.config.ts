import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { collectionOf, filesIn, idOf } from './content/addresses.ts';
import { DEFAULT_LOCALE, LOCALES } from './lib/locale.ts';
import { KINDS } from './site-map.ts';

/** Files that name another language, such as `about.ar.yaml`. */
const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map(
  (locale) => `!**/*.${locale}.*`,
);

/** One collection for each row of the site map and each language. */
export const collections = Object.fromEntries(
  LOCALES.flatMap((locale) =>
    KINDS.map(([name, kind]) => {
      const files = filesIn(kind, locale);
      const pattern = locale === DEFAULT_LOCALE ? [files, ...others] : files;
      const generateId = ({ entry }: { entry: string }) => idOf(entry);
      const loader = glob({ base: `./${kind.folder}`, pattern, generateId });
      return [collectionOf(name, locale), defineCollection({ loader, schema: kind.schema })];
    }),
  ),
);
