import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, texts } from '../../../gallery/show.tsx';
import { examples } from './Choices.examples.ts';
import { Choices } from './Choices.tsx';

test('each choice leads to a page of its own, and the current one says so', () => {
  const { container } = render(<Choices {...propsOf(examples, 'All is chosen')} />);
  expect(screen.getByRole('navigation', { name: 'Categories' })).toBeTruthy();
  expect(texts(container, 'a')).toEqual(['All', 'DeFi']);
  expect(texts(container, 'a[aria-current="true"]')).toEqual(['All']);
  expect(screen.getByRole('link', { name: 'DeFi' }).getAttribute('href')).toBe(
    '/resources/blog/category/defi',
  );
});
