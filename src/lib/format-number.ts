import { pageLanguage } from './page-language.ts';

/**
 * A number as it is printed: thousands grouped, decimals only where asked for or needed.
 * @param digits decimals to keep; without it, as many as the number has
 * @param language of the text around it, as a language tag (BCP 47)
 */
export function formatNumber(
  value: number,
  digits?: number,
  language: string = pageLanguage(),
): string {
  return value.toLocaleString(language, {
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? 3,
  });
}
