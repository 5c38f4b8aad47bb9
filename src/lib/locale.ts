/** A language of the site; those in LOCALES are published. */
export type Locale = 'en' | 'ar';

/** The language that stands at the root of the site, and of what a site has once: not found, security.txt, the desk's pages. */
export const DEFAULT_LOCALE: Locale = 'en';

/** The language of the page where a script runs, and at the build the one at the root, for what is told no other. */
export const pageLanguage = (): Locale =>
  (globalThis.document?.documentElement.lang || DEFAULT_LOCALE) as Locale;

/** Every published language: the routes, the collections and the checks go through this list. */
export const LOCALES: readonly Locale[] = [DEFAULT_LOCALE];

/** A path in a language: `/about` stays for the language at the root, and is `/ar/about` in Arabic. */
export const localPath = (path: string, locale: Locale): string => {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
};
