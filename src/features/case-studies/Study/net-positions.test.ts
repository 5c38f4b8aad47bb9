import { expect, test } from 'vitest';
import { netPositions } from './net-positions.ts';

test('who is owed more than it owes gets the rest, and all positions together are nothing', () => {
  const nets = netPositions([
    [0, 4, 2],
    [1, 0, 3],
    [5, 0, 0],
  ]);
  expect(nets).toEqual([0, 0, 0]);
  expect(
    netPositions([
      [0, 9, 0],
      [1, 0, 0],
      [2, 0, 0],
    ]),
  ).toEqual([-6, 8, -2]);
});
