import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './OrderBook.examples.ts';
import { OrderBook } from './OrderBook.tsx';

test('each side is a table, best price first', () => {
  const page = show(OrderBook, propsOf(examples, 'Open'));
  expect(texts(page, 'table:first-of-type tbody th')[0]).toBe('$303.20');
  expect(texts(page, 'table:last-of-type tbody th')[0]).toBe('$303.80');
});

test('the foot says the spread, and why trading is halted', () => {
  expect(show(OrderBook, propsOf(examples, 'Open')).textContent).toContain('$0.60');
  expect(show(OrderBook, propsOf(examples, 'Halted')).textContent).toContain('a day late');
});
