import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './LinkList.examples.ts';
import { LinkList } from './LinkList.tsx';

test('leads to each page in order, under its label', () => {
  const props = propsOf(examples, 'Ordinary');
  render(<LinkList {...props} />);
  expect(screen.getByRole('list', { name: props.label })).toBeTruthy();
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(props.links.map(({ href }) => href));
});

test('marks the page that is shown, and no other', () => {
  const props = propsOf(examples, 'With the page that is shown');
  render(<LinkList {...props} />);
  const marked = screen.getAllByRole('link', { current: 'page' });
  expect(marked.map((link) => link.getAttribute('href'))).toEqual([props.current]);
});
