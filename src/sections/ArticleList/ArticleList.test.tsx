import { fill } from '@falaj/contract/fill.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './ArticleList.examples.ts';
import { ArticleList } from './ArticleList.tsx';

const props = propsOf(examples, 'Featured and two cards');

test('a card says who wrote it, when, how long it takes and what it is about', () => {
  show(ArticleList, props);
  const link = screen.getByRole('link', { name: /^What a register proves/ });
  expect(link.getAttribute('href')).toBe('/resources/blog/what-a-register-proves');
  const card = link.closest('article') as HTMLElement;
  expect(card.querySelector('time')?.dateTime).toBe('2026-11-02');
  const minutes = fill(sampleMessages.minutes, { n: 5 });
  for (const fact of ['Engineering team', 'Technical', '2 November 2026', minutes])
    expect(within(card).getByText(fact)).toBeTruthy();
  expect(texts(within(card).getByRole('list', { name: sampleMessages.tags }), 'li')).toEqual([
    'Registers',
    'Record date',
  ]);
});
