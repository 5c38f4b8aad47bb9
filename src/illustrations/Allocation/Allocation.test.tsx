import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
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

test('whole amounts stay whole, whatever fraction a part is', () => {
  const { illustration, ...props } = propsOf(examples, 'Issued');
  const data = {
    ...illustration.data,
    total: 90_000,
    value: 90_000_000,
    parts: [
      { class: 'Developer', shares: 58_500, fine: false },
      { class: 'Partners', shares: 31_500, fine: false },
    ],
  };
  const page = show(Allocation, { ...props, illustration: { ...illustration, data } });
  expect(texts(page, 'tbody bdi')).toEqual(['$58,500,000', '$31,500,000']);
});
