/** The size of the drawing, in its own units; it is cut at its sides where the window is narrow. */
export const FIELD = { width: 1440, height: 260 };

/** Where the furrows begin, how far apart they are at most, and how round the field's corners are. */
const [START, STEP, ROUND] = [620, 32, 26];
/** The shortest furrow, as a share of the longest. */
const SHORTEST = 0.3;
/** More furrows than these would be too close to each other. */
const MOST = 12;

/** The paths of a field: the dry bed of all furrows with their inlet, and the water. */
export interface FieldPaths {
  bed: string;
  water: string;
}

/**
 * Draws a field with a furrow for each part of a page, as long as the part is. Water comes in and runs along the first.
 * @param lengths of the parts, in any unit
 */
export function drawFurrows(lengths: number[]): FieldPaths {
  const parts = lengths.slice(0, MOST);
  const longest = Math.max(...parts, 1);
  const step = Math.min(STEP, (FIELD.height - 2 * ROUND) / Math.max(1, parts.length - 1));
  const middle = FIELD.height / 2;
  const top = middle - (step * (parts.length - 1)) / 2;
  const ends = parts.map((length) =>
    Math.round(START + (FIELD.width - START) * (SHORTEST + (1 - SHORTEST) * (length / longest))),
  );
  const inlet = `M0 ${middle}H${START}`;
  const first = `V${top + ROUND}q0 -${ROUND} ${ROUND} -${ROUND}H${ends[0]}`;
  const between = ends.slice(1, -1).map((end, at) => `M${START} ${top + step * (at + 1)}H${end}`);
  const last =
    ends.length > 1
      ? `M${START} ${middle}V${top + step * (ends.length - 1) - ROUND}q0 ${ROUND} ${ROUND} ${ROUND}H${ends.at(-1)}`
      : '';
  const water = `${inlet}${ends.length > 1 ? first : `H${ends[0]}`}`;
  return { bed: [water, ...between, last].join(''), water };
}
