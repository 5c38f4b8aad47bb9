/**
 * Control characters other than tab and line break, and characters that change the direction of the text after
 * them. Neither belongs in an e-mail; the latter can make a name or a file read as another.
 */
const CONTROLS = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** The text with uniform line breaks, and without control characters and unpaired surrogates. */
export const plainText = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').toWellFormed();
