import { DEFAULT_LOCALE, LANGUAGES } from '@falaj/contract/locale.ts';
import { formatNumber } from './format-number.ts';
import { pageLanguage } from './page-language.ts';

/** Money below one unit keeps up to four decimals, since a payout for one share can be that small. */
const digitsOf = (value: number) => {
  if (Number.isInteger(value)) return 0;
  return Math.abs(value) < 1 ? 4 : 2;
};

/**
 * An amount with its unit: `$12,000`, `AED 3.74`, `510 g`. A minus sign comes before the currency.
 * @param measure a currency by its code (ISO 4217), or a unit such as `g`
 * @param among other amounts of the same column: where one has decimals, all have two
 * @param language of the text around it, as a language tag (BCP 47)
 */
export function formatAmount(
  value: number,
  measure: string,
  among: number[] = [],
  language: string = pageLanguage(),
): string {
  if (!/^[A-Z]{3}$/.test(measure))
    return `${formatNumber(value, undefined, language)}\u00a0${measure}`;
  const digits = Math.max(digitsOf(value), ...among.map((other) => Math.min(digitsOf(other), 2)));
  // Figures with a currency are written alike in every language: AED 3.74, $12,000 (docs/translate.md).
  const money = Math.abs(value).toLocaleString(LANGUAGES[DEFAULT_LOCALE].tag, {
    style: 'currency',
    currency: measure,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Math.min(digits, 2),
    maximumFractionDigits: digits,
  });
  return value < 0 ? `−${money}` : money;
}
