import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** The one drawing every icon is made of. */
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
  return sharp({ create: { width: size, height: size, channels: 4, background: '#071a20' } })
    .composite([{ input: drawing }])
    .png()
    .toBuffer();
}

/** Wraps a PNG of at most 256 pixels as an .ico file (ICO header, one directory entry, then the PNG). */
export function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size % 256, 6);
  head.writeUInt8(size % 256, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
