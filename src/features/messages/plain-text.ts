/**
 * Control characters other than tab and line break have no place in an e-mail, nor have those that
 * turn the direction of what follows: with them a name or a file can be made to read as another.
 */
const CONTROLS = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** Text with one kind of line break, no control characters and no half characters. */
export const plainText = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').toWellFormed();
