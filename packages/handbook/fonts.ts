import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkitten';

const { resolve } = createRequire(import.meta.url);

/** Lengths of headers and of an entry of their tables of contents, in bytes (WOFF 1.0, section 3; OpenType). */
const [WOFF_HEADER, WOFF_ENTRY, SFNT_HEADER, SFNT_ENTRY] = [44, 20, 12, 16];

/** Unpacks a WOFF file into the OpenType font inside, the only form that Typst reads. */
function unpackWoff(woff: Buffer): Buffer<ArrayBuffer> {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (let index = 0; index < count; index++) {
    const entry = WOFF_HEADER + WOFF_ENTRY * index;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const raw = woff.subarray(start, (start ?? 0) + (packed ?? 0));
    const table = packed === length ? raw : inflateSync(raw);
    const place = SFNT_HEADER + SFNT_ENTRY * index;
    woff.copy(header, place, entry, entry + 4);
    woff.copy(header, place + 4, entry + 16, entry + 20);
    header.writeUInt32BE(offset, place + 8);
    header.writeUInt32BE(table.length, place + 12);
    // Every table begins at a multiple of four bytes.
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

interface Face {
  bytes: Buffer<ArrayBuffer>;
  font: Font;
}

function readFace(family: string, weight: number): Face {
  const path = `@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`;
  const bytes = unpackWoff(readFileSync(resolve(path)));
  return { bytes, font: create(bytes) as Font };
}

/** Fonts by what they are for. */
const FACES = {
  display: [readFace('kufam', 600)],
  text: [readFace('fustat', 400), readFace('fustat', 600)],
  code: [readFace('ibm-plex-mono', 400), readFace('ibm-plex-mono', 600)],
};

/** What a font is for. */
export type FontUse = keyof typeof FACES;

/** Family names as the template of the document calls them. */
export const FAMILIES = Object.fromEntries(
  Object.entries(FACES).map(([use, [face]]) => [
    use,
    face?.font.familyName.replace(/ SemiBold$/, ''),
  ]),
);

/** Every font file, unpacked. */
export const FONT_FILES = Object.values(FACES).flatMap((faces) => faces.map(({ bytes }) => bytes));

/**
 * Stops where a font lacks a character, which would print an empty box.
 * @throws on the first character that the font lacks
 */
export function requireGlyphs(use: FontUse, text: string): void {
  const [face] = FACES[use];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (character === '\n' || face?.font.hasGlyphForCodePoint(code)) continue;
    const number = code.toString(16).toUpperCase().padStart(4, '0');
    throw new Error(`the font "${use}" of the PDFs has no letter ${character} (U+${number})`);
  }
}
