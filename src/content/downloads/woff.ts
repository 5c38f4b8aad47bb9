import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** Lengths of headers and of an entry of their tables of contents, in bytes (WOFF 1.0, section 3; OpenType). */
const [WOFF_HEADER, WOFF_ENTRY, SFNT_HEADER, SFNT_ENTRY] = [44, 20, 12, 16];

/**
 * Unpacks a WOFF file into the OpenType font inside. pdfkit reads WOFF too, but inflates its tables in
 * JavaScript again and again, which takes longer than all the rest of a document.
 */
export function unpackWoff(file: string): Buffer {
  const woff = readFileSync(file);
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const parts = [header];
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
