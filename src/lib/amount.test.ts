import { expect, test } from 'vitest';
import { readAmount } from './amount.ts';

test.each([
  ['$43,168', 43_168],
  ['1,196 cartons', 1196],
  ['AED 19,312.50', 19_312.5],
  ['$275,650 less', 275_650],
])('%s is read as %d', (figure, amount) => {
  expect(readAmount(figure)).toBe(amount);
});

test.each([undefined, 'One file'])('%s has no amount', (figure) => {
  expect(readAmount(figure)).toBeUndefined();
});
