import type { Choice } from '../features/lists/Choices/Choices.tsx';
import type { ArticleSummary } from '../ui/ArticleCard/ArticleCard.tsx';
import { longest } from './longest.ts';

/** A tag in the form that the page of all articles passes on. */
export const sampleTag = (slug: string, name: string) => ({
  slug,
  name,
  href: `/resources/blog?tag=${slug}#articles`,
});

/** An article's summary, for every list that shows some. */
export const register: ArticleSummary = {
  href: '/resources/blog/what-a-register-proves',
  title: 'What a register proves, and what it cannot',
  excerpt: 'A ledger says who holds a share today. Who was owed rent in March is another question.',
  author: 'Engineering team',
  category: 'Technical',
  tags: [sampleTag('registers', 'Registers'), sampleTag('record-date', 'Record date')],
  date: '2026-11-02',
  day: '2 November 2026',
  minutes: 5,
};

/** A second article, of another category. */
export const payouts: ArticleSummary = {
  ...register,
  href: '/resources/blog/payouts-on-a-friday',
  title: 'Payouts on a Friday evening',
  excerpt: 'The bank is closed and the record date has passed.',
  category: 'DeFi',
  date: '2026-09-12',
  day: '12 September 2026',
  minutes: 1,
};

/** Articles with the longest copy a card can get. */
export const longestArticles = [0, 1, 2, 3, 4, 5, 6].map(
  (start): ArticleSummary => ({
    ...register,
    href: `/resources/blog/longest-${start}`,
    title: longest(90, start),
    excerpt: longest(280, start),
    author: longest(50, start),
    category: 'Market Analysis',
    tags: [0, 1, 2, 3, 4].map((number) => sampleTag(`tag-${number}`, longest(24, number))),
    day: '30 September 2026',
    minutes: 12,
  }),
);

/** The category buttons over a list. */
export const choices: Choice[] = [
  { name: 'All', value: '', href: '/resources/blog#articles', isCurrent: true },
  ...['Technical', 'Regulatory', 'Market Analysis', 'Case Study', 'DeFi', 'Industry'].map(
    (name) => {
      const value = name.toLowerCase().replace(' ', '-');
      return { name, value, href: `/resources/blog/category/${value}`, isCurrent: false };
    },
  ),
];
