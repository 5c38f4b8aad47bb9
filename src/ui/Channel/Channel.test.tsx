import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from './Channel.examples.ts';
import { Channel } from './Channel.tsx';

test.each(examples)('draws a branch for every end: $name', ({ props }) => {
  const { container } = render(<Channel {...props} />);
  const sides = [...container.querySelectorAll('[aria-hidden] > span')];
  expect(sides.map((side) => side.childElementCount)).toEqual([props.from, props.to]);
});

test('is decoration: screen readers hear nothing of it', () => {
  const { container } = render(<Channel from={2} to={3} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(container.textContent).toBe('');
});
