/** A range of figures, such as 8–12 and 100,000–250,000. */
export const RANGE = /\d[\d.,]*–[\d.,]*\d/;

const CUTS = new RegExp(`(${RANGE.source})`);

/**
 * Cuts a text at its ranges, for what a script writes: a range is one piece, so that it can be put into an element that neither
 * breaks it at its dash nor turns it round between words from right to left (`.nowrap` of src/styles/base.css). Text
 * outside islands needs none: deploy/integration/tidy-pages.ts marks its ranges.
 * @returns pieces, which are the text again; every second one is a range
 */
export const cutAtRanges = (text: string): string[] => text.split(CUTS);
