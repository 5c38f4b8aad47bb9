import { fill } from '@falaj/contract/fill.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hasValue } from '../../features/lists/facets.ts';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { keyOf } from '../../runtime/elements/part.ts';
import { examples } from './ArticleList.examples.ts';
import { ArticleList } from './ArticleList.tsx';

const props = propsOf(examples, 'Featured and two cards');

test('a card says who wrote it, when, how long it takes and what it is about', () => {
  show(ArticleList, props);
  const link = screen.getByRole('link', { name: /^What a register proves/ });
  expect(link.getAttribute('href')).toBe('/resources/blog/what-a-register-proves');
  const card = link.closest('article') as HTMLElement;
  expect(card.querySelector('time')?.dateTime).toBe('2026-11-02');
  const minutes = fill(sampleWords.minutes, { n: 5 });
  for (const fact of ['Engineering team', 'Technical', '2 November 2026', minutes])
    expect(within(card).getByText(fact)).toBeTruthy();
  expect(texts(within(card).getByRole('list', { name: sampleWords.tags }), 'li')).toEqual([
    'Registers',
    'Record date',
  ]);
});

test('each article carries its address and category, for the filter', () => {
  const container = show(ArticleList, props);
  const items = [...container.querySelectorAll<HTMLElement>('[data-part="item"]')];
  expect(items.map(keyOf)).toEqual([
    '/resources/blog/featured',
    '/resources/blog/what-a-register-proves',
    '/resources/blog/payouts-on-a-friday',
  ]);
  const carriers = (category: string) =>
    items.filter((item) => hasValue(item, 'category', category)).map(keyOf);
  expect(carriers('technical')).toEqual(['/resources/blog/what-a-register-proves']);
  expect(carriers('defi')).toHaveLength(2);
});

test('without scripts the categories are links, and All is the current one', () => {
  show(ArticleList, props);
  const categories = within(screen.getByRole('navigation', { name: sampleWords.categories }));
  expect(categories.getAllByRole('link')).toHaveLength(7);
  const defi = categories.getByRole('link', { name: 'DeFi' });
  expect(defi.getAttribute('href')).toBe('/resources/blog/category/defi');
  const current = categories.getByRole('link', { current: true });
  expect(current.textContent).toBe('All');
});
