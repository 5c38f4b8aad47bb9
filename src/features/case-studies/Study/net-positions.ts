/**
 * What each member gets (above zero) or pays (below zero) when all debts are netted at once.
 * @param owes a row for each member: what it owes to each, in the same order and unit
 */
export const netPositions = (owes: number[][]): number[] =>
  owes.map((row, member) => {
    const out = row.reduce((sum, value) => sum + value, 0);
    const due = owes.reduce((sum, other) => sum + (other[member] ?? 0), 0);
    return due - out;
  });
