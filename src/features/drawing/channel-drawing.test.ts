import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawChannels, drawingPath, drawingPicture } from './channel-drawing.ts';

const PATHS = ['/portfolio/fintech', '/portfolio/space-tech', '/portfolio/real-estate'];

test('a page is drawn the same way in every build, and no other page is drawn like it', () => {
  expect(PATHS.map(drawChannels)).toEqual(PATHS.map(drawChannels));
  expect(new Set(PATHS.map(drawChannels)).size).toBe(PATHS.length);
});

test.each(PATHS)('the drawing of %s is an SVG of the size that its picture keeps', async (path) => {
  const { format, width, height } = await sharp(Buffer.from(drawChannels(path))).metadata();
  const picture = drawingPicture(path);
  expect([format, width, height]).toEqual(['svg', picture.width, picture.height]);
  expect(picture.src).toBe(drawingPath(path));
});
