import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharePath, sharePicture } from './share-picture.ts';

const page = {
  path: '/industries/energy',
  lang: 'en',
  title: 'Energy',
  group: 'Industries',
  pictureName: 'energy',
};

test('a share picture has the size that cards expect, and stays small', async () => {
  const picture = await sharePicture(page);
  const { width, height, format } = await sharp(picture).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  expect(picture.length).toBeLessThan(150_000);
});

test('other words make another picture, and so does a page without a picture', async () => {
  const pictures = await Promise.all([
    sharePicture(page),
    sharePicture({ ...page, title: 'Grids' }),
    sharePicture({ ...page, pictureName: undefined }),
  ]);
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3);
});

test('a headline of any length leaves the logo alone', async () => {
  const top = async (title: string) =>
    sharp(await sharePicture({ ...page, title }))
      .extract({ left: 0, top: 0, width: 1200, height: 176 })
      .raw()
      .toBuffer();
  expect(await top('A turn of water for each share. '.repeat(9))).toEqual(await top('Water'));
});

test('Arabic and Latin letters may stand in one headline; one that no file of the font has is named', async () => {
  await sharePicture({ ...page, lang: 'ar', title: 'منصة ERC-3643 لأصول حقيقية', group: 'قطاعات' });
  await expect(sharePicture({ ...page, title: '水' })).rejects.toThrow(
    'the share picture of /industries/energy: the font "display" has no letter 水 (U+6C34)',
  );
});

test('every page has an address of its own for it', () => {
  expect(sharePath('/')).toBe('/share/home.jpg');
  expect(sharePath('/legal/risk')).toBe('/share/legal/risk.jpg');
});
