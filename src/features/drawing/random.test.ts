import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';

const draw = (seed: string, count = 1000) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, random);
};

test('the same seed gives the same numbers, another one others', () => {
  expect(draw('/industries/energy')).toEqual(draw('/industries/energy'));
  expect(draw('/industries/energy')).not.toEqual(draw('/industries/retail'));
});

test('the numbers lie between 0 and 1, and fill that span evenly', () => {
  const numbers = draw('/');
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeCloseTo(0.5, 1);
});
