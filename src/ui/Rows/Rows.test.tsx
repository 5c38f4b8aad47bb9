import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, texts } from '../../gallery/show.tsx';
import { examples } from './Rows.examples.tsx';
import { Rows } from './Rows.tsx';

test('a list of its cells in their order, with its name', () => {
  render(<Rows {...propsOf(examples, 'Four short ones')} />);
  const list = screen.getByRole('list', { name: 'Shares' });
  expect(texts(list, 'li')).toEqual(['Share 1', 'Share 2', 'Share 3', 'Share 4']);
});

test('keeps the looks of whoever uses it', () => {
  const { container } = render(<Rows className="ruled">{null}</Rows>);
  expect(container.querySelector('ul')?.classList.contains('ruled')).toBe(true);
});
