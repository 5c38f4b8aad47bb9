import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import { type FontScript, staticFont } from '../../fonts/fonts.ts';

function openFont(script: FontScript): Font {
  const opened = create(readFileSync(staticFont('text', 600, script)));
  if (opened.isCollection) throw new Error('the font of the names holds more than one font');
  return opened;
}

const fonts: Record<FontScript, Font> = { latin: openFont('latin'), arabic: openFont('arabic') };

/** What is left of the width of Arabic letters once they join, at most; the file of a font gives that of letters alone. */
const JOINED = 0.7;

/** Width of a text in the font of the names, in pixels. */
const widthOf = (text: string, size: number) => {
  // What is never drawn, such as a joiner, has no width.
  const widths = Array.from(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''), (character) => {
    const isArabic = /\p{Script=Arabic}/u.test(character);
    const font = fonts[isArabic ? 'arabic' : 'latin'];
    const width = font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth;
    return ((isArabic ? JOINED : 1) * width) / font.unitsPerEm;
  });
  return widths.reduce((sum, width) => sum + width, 0) * size;
};

/**
 * Breaks a name into as few lines as possible, of widths as equal as possible.
 * @param size of the font, in pixels
 * @param room width of a line, in pixels; a longer word gets a line to itself
 */
export function nameLines(name: string, size: number, room: number): string[] {
  const words = name.split(/\s+/);
  const wrap = (limit: number) => {
    const lines: string[] = [];
    for (const word of words) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && widthOf(longer, size) <= limit) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const lines = wrap(room);
  // The narrowest limit that gives the same number of lines makes them most equal.
  let limit = room;
  while (limit > 20 && wrap(limit - 4).length === lines.length) limit -= 4;
  return wrap(limit);
}

/** The width of a name's longest line, in pixels. */
export const linesWidth = (lines: string[], size: number) =>
  Math.ceil(Math.max(...lines.map((line) => widthOf(line, size))));
