/** Splits a figure into its number and what it counts: `$` for `$43,168`, `cartons` for `1,196 cartons`. */
function read(figure: string | undefined): { amount: number; unit: string } | undefined {
  const digits = /\d[\d,]*(\.\d+)?/.exec(figure ?? '');
  if (!figure || !digits) return undefined;
  const unit = figure.replace(digits[0], '').trim();
  return { amount: Number(digits[0].replaceAll(',', '')), unit };
}

/** The least number of figures of one kind that are compared. */
const ALIKE = 3;

/** The least width at which water can be seen, in per cent. */
const LEAST = 6;

/**
 * The width of the water at each station of a flow: its figure in per cent of the largest figure of the same
 * kind.
 * @param figures as they are shown; without a number or anything to compare with, the full width is taken
 */
export function flowWidths(figures: (string | undefined)[]): number[] {
  const amounts = figures.map(read);
  return amounts.map((one) => {
    const alike = amounts.flatMap((other) =>
      other?.unit === one?.unit ? (other?.amount ?? []) : [],
    );
    if (!one || alike.length < ALIKE) return 100;
    return Math.max(LEAST, Math.round((one.amount / Math.max(...alike)) * 100));
  });
}
