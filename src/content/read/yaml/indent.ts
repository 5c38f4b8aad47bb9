const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** The indentation of a line; a list's hyphen counts as one of its spaces. */
const indentOf = (line: string) => line.length - line.trimStart().length;
const isBlank = (line: string) => /^\s*(#|$)/.test(line);

/** The indentations that a line can have below another one: the same, that of its parents, or two more. */
function expected(lines: string[], index: number): number[] {
  const places: number[] = [];
  const isEntry = /^\s*- /.test(lines[index] ?? '');
  let open = Number.POSITIVE_INFINITY;
  for (const line of lines.slice(0, index).reverse()) {
    if (isBlank(line) || indentOf(line) >= open) continue;
    // The fields of a list's entry align with its first word, not with its hyphen.
    const words = /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0;
    if (places.length === 0 && /:\s*([>|][+-]?)?$/.test(line)) places.push(words + 2);
    if (words > indentOf(line) && !isEntry) places.push(words);
    open = indentOf(line);
    if (!isEntry || line.trimStart().startsWith('- ')) places.push(open);
  }
  return places;
}

/**
 * Words by how many spaces a line is wrongly indented, if it is.
 * @param lines every line of the file
 * @param index of the line in question
 */
function misplaced(lines: string[], index: number): string | undefined {
  const indent = indentOf(lines[index] ?? '');
  const [nearest] = expected(lines, index).sort(
    (a, b) => Math.abs(a - indent) - Math.abs(b - indent),
  );
  if (nearest === undefined || nearest === indent) return undefined;
  const off = Math.abs(indent - nearest);
  const spaces = `${COUNTS[off] ?? off} space${off === 1 ? '' : 's'}`;
  return `this line is indented by ${spaces} too ${indent > nearest ? 'many' : 'few'}`;
}

/**
 * Finds the wrongly indented line, at or just before the line where parsing stopped: the one with an odd number
 * of spaces, since levels are two spaces apart.
 * @returns its index and the message, or undefined when no line stands out
 */
export function findMisplaced(lines: string[], index: number) {
  const before = lines.slice(0, index).findLastIndex((line) => !isBlank(line));
  const places = [index, before].filter((place) => place >= 0);
  const ordered = places.sort(
    (a, b) => (indentOf(lines[b] ?? '') % 2) - (indentOf(lines[a] ?? '') % 2),
  );
  for (const place of ordered) {
    const message = misplaced(lines, place);
    if (message) return { index: place, message };
  }
  return undefined;
}
