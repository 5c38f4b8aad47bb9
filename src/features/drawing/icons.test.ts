import sharp from 'sharp';
import { expect, test } from 'vitest';
import { icoFile, iconPng } from './icons.ts';

test('an .ico file is a header, an entry for each picture, and the pictures', () => {
  const images = [
    { size: 16, png: Buffer.from('small') },
    { size: 32, png: Buffer.from('a larger one') },
  ];
  const ico = icoFile(images);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  for (const [index, { size, png }] of images.entries()) {
    const at = 6 + 16 * index;
    expect([ico.readUInt8(at), ico.readUInt8(at + 1)]).toEqual([size, size]);
    const start = ico.readUInt32LE(at + 12);
    expect(ico.subarray(start, start + ico.readUInt32LE(at + 8))).toEqual(png);
  }
});

test('256 pixels are written as 0, as the format has it', () => {
  const ico = icoFile([{ png: Buffer.alloc(4), size: 256 }]);
  expect([ico.readUInt8(6), ico.readUInt8(7)]).toEqual([0, 0]);
});

test('an icon has the size asked for, and padding keeps its rim free', async () => {
  const rim = async (padding: number) => {
    const { data, info } = await sharp(await iconPng(64, padding))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([64, 64]);
    const row = data.subarray(0, 64 * 4 * 6);
    return new Set(row.filter((_, index) => index % info.channels === 0)).size;
  };
  // The first six rows of a padded icon are the ground alone.
  expect(await rim(0.1)).toBe(1);
});
