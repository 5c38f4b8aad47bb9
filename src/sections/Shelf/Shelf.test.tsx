import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show } from '../../gallery/show.tsx';
import { examples } from './Shelf.examples.ts';
import { Shelf } from './Shelf.tsx';

const props = propsOf(examples, 'One article');

test('the category is the headline, with its articles one level below', () => {
  show(Shelf, props);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Technical');
  const titles = screen.getAllByRole('heading', { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'What a register proves, and what it cannot',
  ]);
});

test('it leads back to all articles, and to both feeds of the category', () => {
  show(Shelf, props);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Blog & Insights')).toBe('/resources/blog');
  expect(href('RSS feed')).toBe('/resources/blog/category/technical/feed.xml');
  expect(href('JSON feed')).toBe('/resources/blog/category/technical/feed.json');
});

test('the category one is on is marked among the others', () => {
  show(Shelf, props);
  const categories = within(screen.getByRole('navigation', { name: sampleWords.categories }));
  expect(categories.getByRole('link', { current: true }).textContent).toBe('Technical');
});
