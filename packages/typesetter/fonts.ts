import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkitten';

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

/** Words for a weight that a static file has at the end of its family's name; Typst leaves them off (OpenType, OS/2). */
const WEIGHT = / (Thin|ExtraLight|Light|Medium|SemiBold|Bold|ExtraBold|Black)$/;

/** The fonts of a document by their role, such as `display`, ready for Typst. */
export interface Fonts<Role extends string = string> {
  /** The names of the families in the document's template. */
  families: Record<Role, string>;
  /** Every font file, unpacked. */
  files: Buffer<ArrayBuffer>[];
  /**
   * Checks that a font has every character of a text; a missing one would be printed as an empty box.
   * @throws at the first character that the font lacks
   */
  requireGlyphs(role: Role, text: string): void;
}

function openFace(woff: Buffer): Face {
  const bytes = unpackWoff(woff);
  return { bytes, font: create(bytes) as Font };
}

/**
 * Opens the fonts of a document.
 * @param files of each role as WOFF: the weights of one family, and its scripts, which Fontsource keeps in files of their own
 */
export function openFonts<Role extends string>(files: Record<Role, Buffer[]>): Fonts<Role> {
  const opened = Object.entries<Buffer[]>(files).map(
    ([role, each]) => [role as Role, each.map(openFace)] as const,
  );
  const faces = new Map(opened);
  const families = opened.map(([role, [face]]) => [
    role,
    face?.font.familyName.replace(WEIGHT, '') ?? '',
  ]);
  return {
    families: Object.fromEntries(families),
    files: opened.flatMap(([, each]) => each.map(({ bytes }) => bytes)),
    requireGlyphs(role, text) {
      for (const character of text) {
        const code = character.codePointAt(0) ?? 0;
        const has = faces.get(role)?.some(({ font }) => font.hasGlyphForCodePoint(code));
        // What is never drawn, such as a joiner, needs no letter.
        if (character === '\n' || has || /\p{Default_Ignorable_Code_Point}/u.test(character))
          continue;
        const number = code.toString(16).toUpperCase().padStart(4, '0');
        throw new Error(`the font "${role}" has no letter ${character} (U+${number})`);
      }
    },
  };
}
