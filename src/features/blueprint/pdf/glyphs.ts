/** Widths of the characters from space to tilde, in thousandths of the size (Adobe's metrics of Helvetica). */
const REGULAR =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number);
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584'
    .split(' ')
    .map(Number);

/** Characters beyond Latin-1 that the encoding has, with their codes (ISO 32000-1, annex D.2, WinAnsiEncoding). */
const CODES: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};
/** Replacements for characters that the encoding lacks. */
const LIKE: Record<string, string> = {
  '→': '>',
  '−': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
};
/** The width assumed for accented letters and other characters that are not listed. */
const USUAL = 556;

/** The code of a character in the fonts that every reader has; that of a question mark where they lack it. */
export function codeOf(character: string): number {
  const like = LIKE[character] ?? character;
  const code = CODES[like] ?? like.charCodeAt(0);
  return code <= 0xff ? code : 0x3f;
}

/**
 * The width of a text.
 * @param size of the type, in points
 * @returns points
 */
export function widthOf(text: string, size: number, isBold = false): number {
  const widths = isBold ? BOLD : REGULAR;
  let sum = 0;
  for (const character of text) sum += widths[codeOf(character) - 32] ?? USUAL;
  return (sum * size) / 1000;
}

/**
 * Breaks a text into lines. A word wider than a line gets a line to itself.
 * @param room width of a line, in points
 */
export function linesOf(text: string, room: number, size: number, isBold = false): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, size, isBold) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
