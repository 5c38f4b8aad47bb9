import { choices, longestArticles, payouts, register } from '../../gallery/articles.ts';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { ArticleListProps } from './ArticleList.tsx';

type Props = Omit<ArticleListProps, 'messages'>;

const list = {
  title: 'Articles for people who have to decide',
  search: { label: 'Search the articles', placeholder: 'Try custody' },
  loadMore: 'Load More Articles',
  categories: choices,
};

export const examples: Example<Props>[] = [
  {
    name: 'Featured and two cards',
    props: {
      ...list,
      featured: { ...payouts, href: '/resources/blog/featured' },
      items: [register, payouts],
    },
  },
  {
    name: 'Longest',
    props: {
      ...list,
      title: longest(80),
      intro: longest(240),
      search: { label: longest(60), placeholder: longest(60, 1) },
      loadMore: longest(40),
      featured: {
        ...(longestArticles[0] ?? register),
        href: '/resources/blog/featured',
      },
      items: longestArticles,
    },
  },
];
