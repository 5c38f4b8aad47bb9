import { formatNumber } from './format-number.ts';
import { pageLanguage } from './page-language.ts';

/**
 * A share in percent, with one decimal where it is not a whole number: `51%`, `2.9%`.
 * @param part a share of `whole`, in the same unit
 * @param language of the text around it, as a language tag (BCP 47)
 */
export const formatPercent = (
  part: number,
  whole: number,
  language: string = pageLanguage(),
): string => {
  const percent = Math.round((part / whole) * 1000) / 10;
  const digits = Number.isInteger(percent) ? 0 : 1;
  return `${formatNumber(percent, digits, language)}%`;
};
