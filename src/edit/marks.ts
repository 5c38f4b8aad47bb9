/** Signs that are not drawn, do not join Arabic letters and are not trimmed: the digits of a mark (Unicode, invisible operators). */
const DIGITS = '\u2061\u2062\u2063\u2064';
const MARK = /\u2060([\u2061-\u2064]+)/g;

/**
 * A text with a mark behind it that tells where it stands; the mark is not seen.
 * @param id number of its place
 */
export const marked = (text: string, id: number): string =>
  `${text}\u2060${id.toString(4).replace(/\d/g, (digit) => DIGITS.charAt(Number(digit)))}`;

/** The numbers of the places that a text comes from. */
export const marksIn = (text: string): number[] =>
  [...text.matchAll(MARK)].map(([, digits = '']) =>
    Number.parseInt(
      digits.replace(/./g, (digit) => `${DIGITS.indexOf(digit)}`),
      4,
    ),
  );

/** A text without its marks. */
export const withoutMarks = (text: string): string => text.replace(MARK, '');
