/** What is known of a language. */
interface Language {
  /** Language and region (BCP 47) for numbers, dates and Open Graph. */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** Its name in itself, for the way to it. */
  name: string;
  /** Whether its pages are built; those of a language under way are only checked. */
  isPublished: boolean;
}

/** Every language, by its name in addresses and folders; the first one stands at the root of the site. */
export const LANGUAGES = {
  en: { tag: 'en-AE', dir: 'ltr', name: 'English', isPublished: true },
  ar: { tag: 'ar-AE', dir: 'rtl', name: 'العربية', isPublished: true },
} satisfies Record<string, Language>;

/** A language of the site; those in LOCALES are published. */
export type Locale = keyof typeof LANGUAGES;

/** The language at the root of the site, and of what a site has only once, such as security.txt. */
export const DEFAULT_LOCALE: Locale = 'en';

/** The languages whose texts are merged into those of the root language, published or not. */
export const TRANSLATIONS = Object.keys(LANGUAGES).filter(
  (locale) => locale !== DEFAULT_LOCALE,
) as Locale[];

/** Every published language. Routes, collections and checks go through this list. */
export const LOCALES: readonly Locale[] = [
  DEFAULT_LOCALE,
  ...TRANSLATIONS.filter((locale) => LANGUAGES[locale].isPublished),
];

/** The language of an address. */
export const localeOfPath = (path: string): Locale =>
  LOCALES.find((locale) => locale === /^\/(\w+)/.exec(path)?.[1]) ?? DEFAULT_LOCALE;

/** A path without its language: `/about` for `/ar/about`. */
export function originalPath(path: string): string {
  const locale = localeOfPath(path);
  return locale === DEFAULT_LOCALE ? path : path.slice(locale.length + 1) || '/';
}

/** A path in a language: `/about` in the root language, and `/ar/about` in Arabic. */
export const localPath = (path: string, locale: Locale): string => {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
};
