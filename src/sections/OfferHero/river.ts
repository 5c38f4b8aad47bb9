/** What a river is drawn in: 16 to a rem. */
export const RIVER = { height: 328, trunk: 78, fork: 320 };

/** Rows of the branches that end beside their words; the one that flows on has the rest of the height. */
const ROW = 68;
/** The least width at which water can be seen. */
const LEAST = 3;
/** How far the river that flows on stays above the lower edge. */
const FOOT = 8;

/** A branch of a river: how wide its water is, and the line that its middle follows. */
export interface Branch {
  width: number;
  path: string;
}

/**
 * Draws a river that comes from the start edge, at half the height, and divides. Branches leave it in their order from
 * above; all but the last end beside their words, and the last flows on beyond the end edge.
 * @param amounts of the branches, which together are the whole river
 */
export function drawRiver(amounts: number[]): { trunk: Branch; branches: Branch[] } {
  const { height, trunk, fork } = RIVER;
  // A whole of nothing is drawn as a line.
  const whole = amounts.reduce((sum, amount) => sum + amount, 0) || 1;
  const widths = amounts.map((amount) => Math.max(LEAST, (amount / whole) * trunk));
  let edge = (height - trunk) / 2;
  const branches = amounts.map((amount, index) => {
    const share = (amount / whole) * trunk;
    const width = widths[index] ?? LEAST;
    const from = round(edge + share / 2);
    edge += share;
    const isLast = index === amounts.length - 1;
    const to = round(isLast ? height - FOOT - width / 2 : ROW * index + ROW / 2);
    const bend = fork * 0.45;
    const end = isLast ? 4000 : fork;
    return {
      width: round(width),
      path: `M-20 ${from}H0C${bend} ${from} ${bend} ${to} ${2 * bend} ${to}H${end}`,
    };
  });
  return { trunk: { width: trunk, path: `M-4000 ${height / 2}H0` }, branches };
}

/** To hundredths, so that a path is short. */
const round = (length: number) => Math.round(length * 100) / 100;
