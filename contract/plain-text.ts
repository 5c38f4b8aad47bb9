/**
 * Control characters other than tab and line break, and characters that change the direction of the text after
 * them. Neither belongs in an e-mail; the latter can make a name or a file read as another.
 */
const CONTROLS = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** The text with uniform line breaks, and without control characters and unpaired surrogates. */
export const plainText = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').toWellFormed();

/**
 * The beginning of a text, which ends between two characters as a reader sees them (UAX #29, grapheme clusters).
 * @param longest its length, in UTF-16 code units
 */
export function cutText(text: string, longest: number): string {
  const cut = new Intl.Segmenter().segment(text).containing(longest);
  return cut ? text.slice(0, cut.index) : text;
}

/**
 * Characters that are not seen by themselves (UAX #44, Default_Ignorable_Code_Point; marks of annotations), such as
 * soft hyphens, signs of width zero and of direction, variation selectors and tags. The first group is what stays: an
 * emoji with what chooses its look and joins it to the next, and a joiner between letters that it changes. Scripts with
 * such letters stand from Arabic to Vedic (U+0600-1CFF).
 */
const UNSEEN =
  /([\p{ExtPict}\p{EMod}]\uFE0F?(?:\u200D(?=\p{ExtPict}))?|(?!\p{DI})[\u0600-\u1CFF][\u200C\u200D](?=[\u0600-\u1CFF]))|[\p{DI}\uFFF9-\uFFFC]/gu;

/** Signs that are drawn as nothing and are no white space: braille without dots, a note without head. */
const BLANK = /[\u2800\u{1D159}]/gu;

/**
 * A text of one line as it is kept: composed (NFC), without characters that nobody sees, and every white space or line
 * break one space. Joiners stay inside an emoji, and between letters that they change, as in Persian names.
 */
export const lineText = (text: string) =>
  plainText(
    text
      .replace(UNSEEN, (_, kept: string | undefined) => kept ?? '')
      // Lines that end in another way than those of a text.
      .replace(/[\v\f\x85]/g, ' ')
      .replace(BLANK, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');

/** The digits that Arabic (U+0660-0669), Persian and Urdu (U+06F0-06F9) write, as those of ASCII. */
export const asciiDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => `${(digit.codePointAt(0) ?? 0) & 0xf}`);

/** The address of a mailbox with a name before it (RFC 5322, 3.4): `Sara Ali <sara@example.com>`. */
const NAMED = /^[^<>]*<([^<>]*)>$/;

/**
 * An e-mail address as it is kept: a line without any character that nobody sees. Of what was pasted, `mailto:`
 * and what follows the address go (RFC 6068, 2), a name before it, and signs that ended a sentence or an entry of a list;
 * the ＠ of keyboards with wide letters is @. Digits of an Arabic keyboard are those of ASCII where all else is ASCII;
 * in an address with letters of another script they may be its own (RFC 5892, A.8 and A.9).
 */
export const addressText = (text: string) => {
  const address = lineText(text.replace(/[\u200C\u200D]/g, '').replace(BLANK, ''))
    .replaceAll('＠', '@')
    .replace(/[.,;،؛。\s]+$/u, '')
    .replace(NAMED, '$1')
    .replace(/^mailto: ?([^?]*).*$/i, '$1')
    .trim();
  const plain = asciiDigits(address);
  return /^\p{ASCII}*$/u.test(plain) ? plain : address;
};

/** The kinds of fields; a value of `select` is one of a list, and paragraphs alone have line breaks. */
export type FieldKind = 'text' | 'email' | 'tel' | 'select' | 'paragraphs';

/**
 * What was typed into a field, as it is checked, counted and kept; the form's script and the desk read it alike.
 * @param kind of the field, by the table of fields.ts
 */
export function typedText(kind: FieldKind, text: string): string {
  if (kind === 'paragraphs') return lineText(text) === '' ? '' : plainText(text).trim();
  if (kind === 'tel') return asciiDigits(lineText(text));
  return kind === 'email' ? addressText(text) : lineText(text);
}
