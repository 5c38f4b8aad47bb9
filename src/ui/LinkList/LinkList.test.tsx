import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './LinkList.examples.ts';
import { LinkList } from './LinkList.tsx';

test('marks the page that is shown, and no other', () => {
  const props = propsOf(examples, 'With the page that is shown');
  render(<LinkList {...props} />);
  const marked = screen.getAllByRole('link', { current: 'page' });
  expect(marked.map((link) => link.getAttribute('href'))).toEqual([props.current]);
});
