import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkitten';

const { resolve } = createRequire(import.meta.url);

/** Lengths of the headers and of the entries of their tables, in bytes (WOFF 1.0, section 3; OpenType). */
const [WOFF_HEADER, WOFF_ENTRY, SFNT_HEADER, SFNT_ENTRY] = [44, 20, 12, 16];

/** Unpacks a WOFF file into an OpenType font, the only format that Typst reads. */
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

/** The role of a font. */
export type FontUse = 'display' | 'text' | 'code';

/** The fonts of a document, ready for Typst. */
export interface Fonts {
  /** The names of the families in the document's template. */
  families: Record<FontUse, string>;
  /** Every font file, unpacked. */
  files: Buffer<ArrayBuffer>[];
  /**
   * Checks that a font has every character of a text; a missing one would be printed as an empty box.
   * @throws at the first character that the font lacks
   */
  requireGlyphs(use: FontUse, text: string): void;
}

function openFace(woff: Buffer): Face {
  const bytes = unpackWoff(woff);
  return { bytes, font: create(bytes) as Font };
}

const monospaced = (weight: number) =>
  readFileSync(
    resolve(`@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-${weight}-normal.woff`),
  );

/** Opens the fonts of a document; for code it uses a font of this package. */
export function openFonts({ display, text }: Record<'display' | 'text', Buffer[]>): Fonts {
  const faces = {
    display: display.map(openFace),
    text: text.map(openFace),
    code: [400, 600].map((weight) => openFace(monospaced(weight))),
  };
  const familyOf = (use: FontUse) => faces[use][0]?.font.familyName.replace(/ SemiBold$/, '') ?? '';
  return {
    families: { display: familyOf('display'), text: familyOf('text'), code: familyOf('code') },
    files: Object.values(faces).flatMap((all) => all.map(({ bytes }) => bytes)),
    requireGlyphs(use, words) {
      const [face] = faces[use];
      for (const character of words) {
        const code = character.codePointAt(0) ?? 0;
        if (character === '\n' || face?.font.hasGlyphForCodePoint(code)) continue;
        const number = code.toString(16).toUpperCase().padStart(4, '0');
        throw new Error(`the font "${use}" of the PDFs has no letter ${character} (U+${number})`);
      }
    },
  };
}
