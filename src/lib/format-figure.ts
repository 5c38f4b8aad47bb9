import { formatNumber } from './format-number.ts';
import { pageLanguage } from './locale.ts';

/**
 * Prints a figure as a page shows it: a number with its thousands apart, a range with an en dash.
 * `8-12 weeks` becomes `8–12 weeks`; `24/7` and `ERC-20` stand.
 * @param language of the text around it, as a language tag (BCP 47)
 */
export const formatFigure = (value: string | number, language: string = pageLanguage()) =>
  typeof value === 'number'
    ? formatNumber(value, undefined, language)
    : value.replace(/(\d)-(?=\d)/g, '$1–');
