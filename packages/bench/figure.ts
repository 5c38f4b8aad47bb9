/** One line of the table. */
export interface Figure {
  what: string;
  unit: string;
  /** A figure without a limit is there to compare with. */
  limit?: number;
  /** Whether the limit is the least instead of the most. */
  atLeast?: boolean;
  measured: number;
  min: number;
  max: number;
  /** How many decimals count, for the verdict too. */
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

/** Timings and scores: the median stands for all runs. */
export const medianOf = (values: number[]): Spread => ({
  measured: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});

/** Bytes: the heaviest page stands for all pages. */
export const largestOf = (values: number[]): Spread => ({
  ...medianOf(values),
  measured: Math.max(...values),
});

/** How often each value of one list contains that of the other; the range is that of the pairs. */
export function ratioOf(values: number[], base: number[]): Spread {
  const pairs = values.map((value, index) => value / (base[index] ?? Number.NaN));
  return { ...medianOf(pairs), measured: median(values) / median(base) };
}

/** The verdict on a figure, after rounding: nothing when it has no limit. */
export function verdict({ limit, measured, digits, atLeast }: Figure): '' | 'ok' | 'over' {
  if (limit === undefined) return '';
  const rounded = Number(measured.toFixed(digits));
  return (atLeast ? rounded >= limit : rounded <= limit) ? 'ok' : 'over';
}

/** The figures as a table of plain text; a limit that is missed shouts. */
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
