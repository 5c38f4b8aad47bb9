import { choices, longestArticles, register } from '../../gallery/articles.ts';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { ShelfProps } from './Shelf.tsx';

type Props = Omit<ShelfProps, 'messages'>;

const shelf = {
  crumb: { text: 'Blog & Insights', href: '/resources/blog' },
  categories: choices.map((choice) => ({ ...choice, isCurrent: choice.name === 'Technical' })),
  feeds: [
    { text: 'RSS feed', href: '/resources/blog/category/technical/feed.xml' },
    { text: 'JSON feed', href: '/resources/blog/category/technical/feed.json' },
  ],
};

export const examples: Example<Props>[] = [
  {
    name: 'One article',
    props: {
      ...shelf,
      title: 'Technical',
      description: 'How registers, contracts and keys work, from the people who write them.',
      items: [register],
    },
  },
  {
    name: 'Longest',
    props: {
      ...shelf,
      crumb: { text: longest(70), href: '/resources/blog' },
      title: 'Market Analysis',
      description: longest(160),
      items: longestArticles,
    },
  },
];
