/** A language of the site; those in LOCALES are published. */
export type Locale = 'en' | 'ar';

/**
 * The language at the root of the site, and of what a site has only once: the not-found page, security.txt, and
 * the desk's pages.
 */
export const DEFAULT_LOCALE: Locale = 'en';

/** Every published language. Routes, collections and checks go through this list. */
export const LOCALES: readonly Locale[] = [DEFAULT_LOCALE];

/** The published language with a name, if it is one. */
const published = (name: string | undefined): Locale | undefined =>
  LOCALES.find((locale) => locale === name);

/**
 * The language in which the page was published where a script runs, printed as `data-language` of its root; else
 * that of its address. It is not `<html lang>`, which translators set to the language that they translate to.
 * During the build it is the root language, for callers that name none.
 */
export const pageLanguage = (): Locale =>
  published(globalThis.document?.documentElement.dataset.language) ??
  published(globalThis.location?.pathname.split('/')[1]) ??
  DEFAULT_LOCALE;

/** A path in a language: `/about` in the root language, and `/ar/about` in Arabic. */
export const localPath = (path: string, locale: Locale): string => {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
};
