import { z } from 'astro/zod';
import { formatNumber } from '../../lib/format-number.ts';
import { text } from '../shared/text.ts';

/** Whole shares, units or certificates. */
export const count = z.int('must be a whole number').nonnegative('must not be negative');

/** An amount of money or of goods. */
export const amount = z.number().nonnegative('must not be negative');

/** The unit of amounts: a currency by its code (ISO 4217), or a unit such as `g` or `kWh`. */
export const measure = text(8).describe(
  'A currency by its code, such as USD or AED, or a unit, such as g or kWh',
);

/** The unit of what is counted, where it is not shares. */
export const unit = text(16)
  .optional()
  .describe('What is counted, in the plural; without it the shares of the interface words');

/** The path of a value in the data, for messages: `parts` or `parts[1].shares`. */
type Place = PropertyKey[];

/**
 * Reports a sum that does not add up, with both figures.
 * @param found the sum of the entries
 * @param wanted the sum that they should have
 * @param what the subject of the sentence, in the plural: `the parts`
 */
export function checkSum(
  context: z.core.$RefinementCtx,
  { found, wanted, what, path }: { found: number; wanted: number; what: string; path: Place },
): void {
  // Hundredths are not exact as binary fractions.
  if (Math.abs(found - wanted) < 0.005) return;
  const [sum, total] = [found, wanted].map((value) => formatNumber(value, undefined));
  context.addIssue({
    code: 'custom',
    path,
    message: `${what} add up to ${sum}, but it should be ${total}`,
  });
}

/** The sum of one number of every entry. */
export const sumOf = <Entry>(entries: Entry[], pick: (entry: Entry) => number): number =>
  entries.reduce((sum, entry) => sum + pick(entry), 0);
