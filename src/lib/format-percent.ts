import { formatNumber } from './format-number.ts';

/**
 * A part of a whole in percent, with one decimal where it is not whole: `51%`, `2.9%`.
 * @param part a share of `whole`, in the same unit
 */
export const formatPercent = (part: number, whole: number): string => {
  const percent = Math.round((part / whole) * 1000) / 10;
  return `${formatNumber(percent, Number.isInteger(percent) ? 0 : 1)}%`;
};
