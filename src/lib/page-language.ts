import type { Locale } from '@falaj/contract/locale.ts';

/** Says in which language a page is being built; nobody does where a script runs. */
let languageOfBuild: () => string | undefined = () => undefined;

/** Lets whoever builds pages say in which language (src/middleware.ts). */
export function tellLanguage(ask: typeof languageOfBuild): void {
  languageOfBuild = ask;
}

/**
 * The language and region of the page (BCP 47), for numbers and dates. Where a script runs it is printed as
 * `data-language` of the root, and not taken from `<html lang>`, which translators set to the language that they
 * translate to. While a page is built, it is that of its route.
 */
export function pageLanguage(): string {
  const root = globalThis.document?.documentElement;
  return root?.dataset.language ?? languageOfBuild() ?? 'en-AE';
}

/** The language of a tag: scripts carry no table of languages (contract/locale.ts). */
export const localeOf = (tag: string) => tag.slice(0, 2) as Locale;

/** The language of the page. */
export const pageLocale = () => localeOf(pageLanguage());
