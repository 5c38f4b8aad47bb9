import { z } from 'astro/zod';
import { formatNumber } from '../lib/format-number.ts';
import { text } from './text.ts';

/** Whole shares, units or certificates. */
export const count = z.int('must be a whole number').nonnegative('must not be negative');

/** An amount of money or of goods. */
export const amount = z.number().nonnegative('must not be negative');

/** What amounts are measured in: a currency by its code (ISO 4217), or a unit such as `g` or `kWh`. */
export const measure = text(8).describe(
  'A currency by its code, such as USD or AED, or a unit, such as g or kWh',
);

/** What is counted, where it is not shares. */
export const unit = text(16)
  .default('shares')
  .describe('What is counted, in the plural; without it shares');

/** How a place in the data is named in a fault: `parts` or `parts[1].shares`. */
type Place = PropertyKey[];

/**
 * Says that a sum does not add up, with both figures.
 * @param found what the entries add up to
 * @param wanted what they should add up to
 * @param what the subject of the sentence, in the plural: `the parts`
 */
export function checkSum(
  context: z.core.$RefinementCtx,
  { found, wanted, what, path }: { found: number; wanted: number; what: string; path: Place },
): void {
  // Amounts in hundredths are not exact in binary.
  if (Math.abs(found - wanted) < 0.005) return;
  const [sum, total] = [found, wanted].map((value) => formatNumber(value, undefined));
  context.addIssue({
    code: 'custom',
    path,
    message: `${what} add up to ${sum}, but it should be ${total}`,
  });
}

/** Adds up one number of every entry. */
export const sumOf = <Entry>(entries: Entry[], pick: (entry: Entry) => number): number =>
  entries.reduce((sum, entry) => sum + pick(entry), 0);
