import { DEFAULT_LOCALE } from '@falaj/contract/locale.ts';

/** Small numbers in words, by language. In a language without a row here, digits are used. */
const WORDS: Record<string, string[]> = {
  en: `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty`.split(/\s+/),
};

/**
 * A count as it is written in a sentence: `eleven`; from twenty-one on in digits.
 * @param count a whole number, zero or more
 * @param language of the sentence (BCP 47), such as `en-AE`
 */
export const countInWords = (count: number, language: string = DEFAULT_LOCALE): string =>
  WORDS[language.slice(0, 2)]?.[count] ?? count.toLocaleString(language);
