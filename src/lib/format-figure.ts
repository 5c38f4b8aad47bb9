import { formatNumber } from './format-number.ts';
import { pageLanguage } from './page-language.ts';

/**
 * Formats a figure for a page: thousands are grouped, and ranges get an en dash. `8-12 weeks` becomes `8–12
 * weeks`; `24/7` and `ERC-20` stay.
 * @param language of the text around it, as a language tag (BCP 47)
 */
export const formatFigure = (value: string | number, language: string = pageLanguage()) =>
  typeof value === 'number'
    ? formatNumber(value, undefined, language)
    : value.replace(/(\d)-(?=\d)/g, '$1–');
