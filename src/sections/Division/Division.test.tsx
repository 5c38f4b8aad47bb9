import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Division.examples.ts';
import { Division } from './Division.tsx';

const props = propsOf(examples, 'Five stops');

test('the price of a share is the whole divided by the number of shares', () => {
  const prices = texts(show(Division, props), 'li strong');
  expect(prices).toEqual(['$12,000,000', '$3,000,000', '$750,000', '$187,500', '$46,875']);
  const uneven = texts(show(Division, propsOf(examples, 'An uneven price')), 'li strong');
  expect(uneven.at(-1)).toBe('$3.91');
});

test('one stop is chosen from the start, and the stops are named together', () => {
  show(Division, props);
  const group = screen.getByRole('group', { name: props.label });
  const chosen = [...group.querySelectorAll('input')].filter(({ checked }) => checked);
  expect(chosen.map(({ value }) => value)).toEqual(['64']);
});
