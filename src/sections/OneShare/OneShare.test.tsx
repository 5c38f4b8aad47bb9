import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './OneShare.examples.ts';
import { OneShare } from './OneShare.tsx';

const props = propsOf(examples, 'Five stops');

test('the price of a share is the whole divided by the number of shares', () => {
  const prices = texts(show(OneShare, props), 'li strong');
  expect(prices).toEqual(['$46,875', '$187,500', '$750,000', '$3,000,000', '$12,000,000']);
  const uneven = texts(show(OneShare, propsOf(examples, 'An uneven price')), 'li strong');
  expect(uneven[0]).toBe('$3.91');
});

test('the share that is followed is paid its part of what is left', () => {
  expect(show(OneShare, props).textContent).toContain('$10,000');
});

test('one place of the gate is chosen from the start, and the places are named together', () => {
  show(OneShare, props);
  const group = screen.getByRole('group', { name: props.cut.label });
  const chosen = [...group.querySelectorAll('input')].filter(({ checked }) => checked);
  expect(chosen.map(({ value }) => value)).toEqual(['64']);
});
