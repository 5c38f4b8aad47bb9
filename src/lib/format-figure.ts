import { formatNumber } from './format-number.ts';

/**
 * Prints a figure as a page shows it: a number with its thousands apart, a range with an en dash.
 * `8-12 weeks` becomes `8–12 weeks`; `24/7` and `ERC-20` stand.
 */
export const formatFigure = (value: string | number) =>
  typeof value === 'number' ? formatNumber(value) : value.replace(/(\d)-(?=\d)/g, '$1–');
