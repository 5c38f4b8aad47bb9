import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './TagLinks.examples.ts';
import { TagLinks } from './TagLinks.tsx';

test('each tag is written as a name and leads to what carries it', () => {
  render(<TagLinks {...propsOf(examples, 'On a card')} />);
  const list = within(screen.getByRole('list', { name: 'Tags' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['ERC-3643', 'KYC']);
  expect(list.getByRole('link', { name: 'Articles on KYC' }).getAttribute('href')).toBe(
    '/resources/blog?tag=kyc#articles',
  );
});
