/** A language of the site; those in LOCALES are published. */
export type Locale = 'en' | 'ar';

/**
 * The language at the root of the site, and of what a site has only once: the not-found page, security.txt, and
 * the desk's pages.
 */
export const DEFAULT_LOCALE: Locale = 'en';

/**
 * The language of the page in which a script runs; during the build the root language, for callers that name
 * none.
 */
export const pageLanguage = (): Locale =>
  (globalThis.document?.documentElement.lang || DEFAULT_LOCALE) as Locale;

/** Every published language. Routes, collections and checks go through this list. */
export const LOCALES: readonly Locale[] = [DEFAULT_LOCALE];

/** A path in a language: `/about` in the root language, and `/ar/about` in Arabic. */
export const localPath = (path: string, locale: Locale): string => {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
};
