import { pageLanguage } from './page-language.ts';

/**
 * Some things in a row, with the marks of the language between them: `deeds, leases, shares`, without an "and".
 * @param language of the text around it, as a language tag (BCP 47)
 */
export const sayList = (items: readonly string[], language: string = pageLanguage()): string =>
  new Intl.ListFormat(language, { type: 'unit' }).format(items);
