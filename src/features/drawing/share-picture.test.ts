import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharePath, sharePicture } from './share-picture.ts';

const page = { path: '/industries/energy', title: 'Energy', group: 'Industries', relief: 'energy' };

test('a share picture has the size that cards expect, and stays small', async () => {
  const picture = await sharePicture(page);
  const { width, height, format } = await sharp(picture).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  expect(picture.length).toBeLessThan(150_000);
});

test('other words make another picture, and so does a page without a relief', async () => {
  const pictures = await Promise.all([
    sharePicture(page),
    sharePicture({ ...page, title: 'Grids' }),
    sharePicture({ ...page, relief: undefined }),
  ]);
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3);
});

test('every page has an address of its own for it', () => {
  expect(sharePath('/')).toBe('/share/home.jpg');
  expect(sharePath('/legal/risk')).toBe('/share/legal/risk.jpg');
});
