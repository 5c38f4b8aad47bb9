/** One line of the table. */
export interface Figure {
  what: string;
  unit: string;
  /** The limit; a figure without one is there for comparison. */
  limit?: number;
  /** Whether the limit is a minimum and not a maximum. */
  atLeast?: boolean;
  measured: number;
  min: number;
  max: number;
  /** How many decimals are shown, and count for the verdict. */
  digits: number;
  note?: string;
}

type Spread = Pick<Figure, 'measured' | 'min' | 'max'>;

/** The middle of an odd number of values, or of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] = sorted.slice(middle - 1 + (sorted.length % 2), middle + 1);
  return (low + high) / 2;
}

/** For times and scores: the median of all runs. */
export const medianOf = (values: number[]): Spread => ({
  measured: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});

/** For bytes: the heaviest of all pages. */
export const largestOf = (values: number[]): Spread => ({
  ...medianOf(values),
  measured: Math.max(...values),
});

/** The ratios of two lists of values, with the range over the pairs. */
export function ratioOf(values: number[], base: number[]): Spread {
  const pairs = values.map((value, index) => value / (base[index] ?? Number.NaN));
  return { ...medianOf(pairs), measured: median(values) / median(base) };
}

/** The verdict on a rounded figure; empty when it has no limit. */
export function verdict({ limit, measured, digits, atLeast }: Figure): '' | 'ok' | 'over' {
  if (limit === undefined) return '';
  const rounded = Number(measured.toFixed(digits));
  return (atLeast ? rounded >= limit : rounded <= limit) ? 'ok' : 'over';
}

/** The figures as a table in plain text, in which a missed limit is marked. */
export function printTable(figures: Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, unit, limit, atLeast, measured, min, max, digits, note = '' } = figure;
    const range = `${min.toFixed(digits)}..${max.toFixed(digits)}`;
    const mark = { ok: 'ok', over: 'OVER', '': '' }[verdict(figure)];
    const most = limit === undefined ? '' : `${atLeast ? '>= ' : ''}${limit}`;
    return [what, most, `${measured.toFixed(digits)} ${unit}`.trim(), range, mark, note];
  });
  const table = [['figure', 'limit', 'measured', 'min..max', '', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  const line = (row: string[]) =>
    row.map((cell, at) =>
      at > 0 && at < 4 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
    );
  return table.map((row) => line(row).join('  ').trimEnd()).join('\n');
}
