import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './QuickLinks.examples.ts';
import { QuickLinks } from './QuickLinks.tsx';

test('four links in their order, each with what lies behind it', () => {
  const props = propsOf(examples, 'Four ways in');
  render(<QuickLinks {...props} />);
  const links = within(screen.getByRole('navigation', { name: 'Quick links' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    props.items.map(({ href }) => href),
  );
  for (const [index, { text, description }] of props.items.entries()) {
    expect(links[index]?.textContent).toContain(text);
    expect(links[index]?.textContent).toContain(description);
  }
});
