import { expect, test } from 'vitest';
import { drawRiver, RIVER } from './river.ts';

const widthsOf = (amounts: number[]) => drawRiver(amounts).branches.map(({ width }) => width);

test('branches are as wide as their amounts, and together as wide as the river', () => {
  expect(widthsOf([158_750, 98_250])).toEqual([48.18, 29.82]);
});

test('a trickle can still be seen', () => {
  expect(widthsOf([152, 45_448])[0]).toBeGreaterThan(2);
});

test('branches leave the river side by side, from its upper to its lower edge', () => {
  const starts = drawRiver([50, 25, 25]).branches.map(({ path }) =>
    Number(/ ([\d.]+)H/.exec(path)?.[1]),
  );
  const [middle, quarter] = [RIVER.height / 2, RIVER.trunk / 4];
  expect(starts).toEqual([middle - quarter, middle + quarter / 2, middle + 1.5 * quarter]);
});

test('only the last branch flows on', () => {
  const ends = drawRiver([60, 40]).branches.map(({ path }) => Number(path.split('H').at(-1)));
  expect(ends[0]).toBe(RIVER.fork);
  expect(ends[1]).toBeGreaterThan(2000);
});
