/** A range of serial numbers. */
interface Range {
  name: string;
  first: number;
  last: number;
}

/** A piece of the ruler, in serial numbers: where it begins, and how long it is. */
interface Piece {
  from: number;
  size: number;
}

/** The numbers between two labels of the ruler: 1, 2 or 5 with zeros, so that there are at most six labels. */
function stepFor(last: number): number {
  const rough = last / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((step) => step * power >= rough) ?? 10) * power;
}

/**
 * A ruler of serial numbers, cut into its pieces from the first number to its end.
 * @param ranges the taken ranges, lowest first and without overlaps
 * @param refused the range that overlaps some of them
 * @returns the end of the ruler, its labels, the ranges with the gaps between them, and the pieces of the line below
 */
export function rulerOf(ranges: Range[], refused: Range) {
  const highest = Math.max(refused.last, ...ranges.map(({ last }) => last));
  const step = stepFor(highest);
  const end = Math.ceil(highest / step) * step;
  const ticks = Array.from({ length: end / step }, (_, index) => index * step || 1);
  const pieces: { range?: Range; share: Piece }[] = [];
  let at = 0;
  for (const range of ranges) {
    if (range.first - 1 > at) pieces.push({ share: { from: at, size: range.first - 1 - at } });
    pieces.push({ range, share: { from: range.first - 1, size: range.last - range.first + 1 } });
    at = range.last;
  }
  if (at < end) pieces.push({ share: { from: at, size: end - at } });
  const clash = [
    { isRefused: false, share: { from: 0, size: refused.first - 1 } },
    {
      isRefused: true,
      share: { from: refused.first - 1, size: refused.last - refused.first + 1 },
    },
    { isRefused: false, share: { from: refused.last, size: end - refused.last } },
  ];
  return { end, ticks, pieces, clash: clash.filter(({ share }) => share.size > 0) };
}
