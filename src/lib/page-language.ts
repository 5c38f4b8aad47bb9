import type { Locale } from '@falaj/contract/locale.ts';

/**
 * The language and region of the page (BCP 47), for numbers and dates. Where a script runs it is printed as
 * `data-language` of the root, and not taken from `<html lang>`, which translators set to the language that they
 * translate to. While a page is built, it is that of its route (src/middleware.ts).
 */
export function pageLanguage(): string {
  const around = globalThis as { document?: Document; builtLanguage?: () => string | undefined };
  return around.document?.documentElement.dataset.language ?? around.builtLanguage?.() ?? 'en-AE';
}

/** The language of the page, from its tag: scripts carry no table of languages (contract/locale.ts). */
export const pageLocale = () => pageLanguage().slice(0, 2) as Locale;
