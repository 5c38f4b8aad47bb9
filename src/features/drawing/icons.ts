import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { rawColour } from './raw-colour.ts';

/** The drawing from which every icon is made. */
const DRAWING = 'media/icon.svg';

/**
 * The site's icon as PNG.
 * @param size edge in pixels
 * @param padding share of the edge left free around the drawing; 0.1 keeps a maskable icon whole
 *   inside the safe zone (W3C Web App Manifest, maskable icons)
 */
export async function iconPng(size: number, padding = 0): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * padding));
  const drawing = await sharp(readFileSync(DRAWING), { density: 72 * (size / 32) })
    .resize(inner, inner)
    .toBuffer();
  return sharp({
    create: { width: size, height: size, channels: 4, background: rawColour('night') },
  })
    .composite([{ input: drawing }])
    .png()
    .toBuffer();
}

/** A PNG of one size inside an .ico file. */
export interface IcoImage {
  png: Buffer;
  /** Edge in pixels, at most 256. */
  size: number;
}

/** Wraps PNGs as an .ico file: its header, one directory entry for each, then the PNGs themselves. */
export function icoFile(images: IcoImage[]): Buffer {
  const [HEADER, ENTRY] = [6, 16];
  const head = Buffer.alloc(HEADER + ENTRY * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { png, size }] of images.entries()) {
    const at = HEADER + ENTRY * index;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
