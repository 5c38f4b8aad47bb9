import { expect, test } from 'vitest';
import { propsOf, show } from '../../gallery/show.tsx';
import { examples } from './Allocation.examples.ts';
import { Allocation } from './Allocation.tsx';

test('the table says who gets how much, in percent, number and amount', () => {
  const page = show(Allocation, propsOf(examples, 'Issued'));
  const first = [...page.querySelectorAll('tbody tr:first-child > *')];
  expect(first.map(({ textContent }) => textContent)).toEqual([
    'Owner keeps',
    '51%',
    '20,400',
    '$6,120,000',
  ]);
});

test('the price of one share follows from the whole', () => {
  const page = show(Allocation, propsOf(examples, 'Planned, by weight'));
  expect(page.querySelector('figure > p')?.textContent).toContain('0.1\u00a0g');
});
