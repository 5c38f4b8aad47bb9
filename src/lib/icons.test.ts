import sharp from 'sharp';
import { expect, test } from 'vitest';
import { icoFile, iconPng } from './icons.ts';

test('an .ico file is a header, one entry and the PNG', () => {
  const png = Buffer.from('a picture');
  const ico = icoFile(png, 32);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect([ico.readUInt8(6), ico.readUInt8(7)]).toEqual([32, 32]);
  expect(ico.readUInt32LE(14)).toBe(png.length);
  expect(ico.subarray(ico.readUInt32LE(18))).toEqual(png);
});

test('256 pixels are written as 0, as the format has it', () => {
  const ico = icoFile(Buffer.alloc(4), 256);
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
