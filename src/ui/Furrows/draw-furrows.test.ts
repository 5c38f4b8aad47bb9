import { expect, test } from 'vitest';
import { drawFurrows, FIELD } from './draw-furrows.ts';

/** Where the furrows of a drawing end, from left to right. */
const ends = (path: string) =>
  Array.from(path.matchAll(/H(\d+)/g), ([, end]) => Number(end)).slice(1);

test('each part has a furrow as long as it is, and the longest reaches the edge', () => {
  const { bed } = drawFurrows([50, 100, 25]);
  const [half = 0, whole, quarter = 0] = ends(bed);
  expect(whole).toBe(FIELD.width);
  expect(quarter).toBeLessThan(half);
  expect(half).toBeLessThan(FIELD.width);
});

test('water runs along the first furrow alone', () => {
  const { bed, water } = drawFurrows([50, 100, 25]);
  expect(bed.startsWith(water)).toBe(true);
  expect(ends(water)).toEqual(ends(bed).slice(0, 1));
});

test.each([1, 2, 40])('a page of %i parts has its field', (count) => {
  const { bed } = drawFurrows(Array.from({ length: count }, (_, at) => at + 1));
  expect(bed).not.toMatch(/NaN|undefined|Infinity/);
  expect(ends(bed).length).toBe(Math.min(count, 12));
});
