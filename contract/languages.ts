/**
 * A language as a text in another names it: `Arabic` for `ar`.
 * @param locale of that text, such as `en-AE`
 */
export const sayLanguage = (language: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;

/** A language and country whose numbers are written in Latin digits whatever its custom is (UTS 35, `nu`). */
export const latinDigits = (tag: string) => `${tag}-u-nu-latn`;

/** Parts in a row, with the comma of a language between them, as Arabic script has its own (U+060C). */
export const withCommas = (parts: string[], locale: string) =>
  parts.join(new Intl.Locale(locale).maximize().script === 'Arab' ? '، ' : ', ');
