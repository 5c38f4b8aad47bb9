/** The two kinds of register that the cost model compares. */
export type RegisterSide = 'paper' | 'token';

/** A row of the cost model; amounts in US dollars. */
export interface CostLine {
  paper: number;
  token: number;
  per: 'once' | 'year' | 'holder' | 'holder-year' | 'transfer';
  /** What each further asset on the same platform or with the same registrar adds; absent where nothing is shared. */
  further?: { paper: number; token: number } | undefined;
  /** What a place on a register costs that a licensed operator already runs. */
  joined?: number | undefined;
}

/** The inputs of the cost model. */
export interface CostModel {
  years: number;
  /** Percent of the holders who sell in a year. */
  turnover: number;
  lines: CostLine[];
}

/**
 * How an asset is recorded: with a number of assets that share one platform or one registrar, added to a platform that
 * its owner already runs, or joined to an operator's.
 */
export type Sharing = number | 'added' | 'joined';

/** What a register costs apart from the number of holders, and for each of them, over the years of the model. */
export interface CostLineSum {
  /** Paid once. */
  once: number;
  /** Paid each year, however many holders there are. */
  yearly: number;
  /** The one-off cost and the yearly costs of all years together. */
  fixed: number;
  /** Cost of one more holder. */
  each: number;
}

/** What one asset bears of a line. */
function borne(line: CostLine, side: RegisterSide, sharing: Sharing): number {
  const { further } = line;
  if (sharing === 'joined') return line.joined ?? line[side];
  if (!further) return line[side];
  if (sharing === 'added') return further[side];
  return (line[side] + (sharing - 1) * further[side]) / sharing;
}

/** What one register costs an asset. */
export function registerCost(
  { years, turnover, lines }: CostModel,
  side: RegisterSide,
  sharing: Sharing = 1,
): CostLineSum {
  const sum = (kind: CostLine['per']) =>
    lines
      .filter(({ per }) => per === kind)
      .reduce((total, line) => total + borne(line, side, sharing), 0);
  const once = sum('once');
  const yearly = sum('year');
  const each =
    sum('holder') + years * sum('holder-year') + years * (turnover / 100) * sum('transfer');
  return { once, yearly, fixed: once + years * yearly, each };
}

/**
 * The number of holders at which both registers cost the same: the difference of the fixed costs, divided by that of the
 * costs per holder; undefined if there is none.
 */
export function crossingOf(paper: CostLineSum, token: CostLineSum): number | undefined {
  const each = paper.each - token.each;
  if (each <= 0) return token.fixed <= paper.fixed ? 0 : undefined;
  return Math.max(0, (token.fixed - paper.fixed) / each);
}
