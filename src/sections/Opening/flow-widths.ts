/** A figure and what it counts: `$43,168` counts `$`, `1,196 cartons` counts `cartons`. */
function read(figure: string | undefined): { amount: number; unit: string } | undefined {
  const digits = /\d[\d,]*(\.\d+)?/.exec(figure ?? '');
  if (!figure || !digits) return undefined;
  const unit = figure.replace(digits[0], '').trim();
  return { amount: Number(digits[0].replaceAll(',', '')), unit };
}

/** Fewer figures of one kind make no comparison. */
const ALIKE = 3;

/** Narrower than this, in per cent, water could not be seen. */
const LEAST = 6;

/**
 * How wide the water of a flow is at each station: its figure in per cent of the largest that counts the same thing.
 * @param figures as they are shown; one without a number, or with nothing to compare it to, has all the water
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
