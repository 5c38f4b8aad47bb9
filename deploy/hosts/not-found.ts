import { DEFAULT_LOCALE, LOCALES } from '@falaj/contract/locale.ts';

/** The not-found pages of translations, each for all addresses below its prefix. That of the root language is for all others. */
export const NOT_FOUND_PAGES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map(
  (locale) => ({ prefix: `/${locale}`, file: `/${locale}/404.html` }),
);
