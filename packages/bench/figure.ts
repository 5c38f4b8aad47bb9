/** The middle of an odd number of values, or of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] = sorted.slice(middle - 1 + (sorted.length % 2), middle + 1);
  return (low + high) / 2;
}

/** The median of some values with their range, such as `189 (170 to 204)`; nothing where nothing was measured. */
export function spread(values: number[]): string {
  if (values.length === 0) return '';
  const digits = values.some((value) => value > 0 && value < 10) ? 2 : 0;
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(
    (value) => value.toFixed(digits),
  );
  return `${middle} (${least} to ${most})`;
}

/** The most that a row may show: a fixed value, or a multiple of what another site needed in the same run. */
export interface Limit {
  most: number;
  of?: string;
}

/** The limits of the rows. Compared with `next` where it is measured beside the site (docs/bench.md). */
export const LIMITS: Record<string, Limit> = {
  'click cold, ms': { most: 0.8, of: 'next' },
  'click after hover, ms': { most: 0.6, of: 'next' },
  'back, ms': { most: 0.8, of: 'next' },
  'opening the menu, ms': { most: 1.2, of: 'bare' },
  'opening a disclosure, ms': { most: 1.2, of: 'bare' },
  'first paint, ms': { most: 0.8, of: 'bare' },
  'largest paint, ms': { most: 1.05, of: 'bare' },
  'main thread busy, ms': { most: 1.15, of: 'bare' },
  'layout shift': { most: 0 },
  elements: { most: 1000 },
  'first view without video, kB': { most: 120 },
};

/**
 * A limit in words, and whether it is kept: `0.8 of next: 1.56 OVER`.
 * @param ours the values of the site
 * @param others the values of each site beside it, by its name
 * @returns nothing where there is no limit, or what it compares with was not measured
 */
export function verdict(
  limit: Limit | undefined,
  ours: number[],
  others: Record<string, number[]>,
): string {
  const base = limit?.of ? others[limit.of] : [1];
  if (!limit || !base?.length) return '';
  const ratio = median(ours) / median(base);
  const shown = limit.of ? `${limit.most} of ${limit.of}: ${ratio.toFixed(2)}` : `${limit.most}`;
  return ratio <= limit.most ? shown : `${shown} OVER`;
}
