import { sampleTag } from '../../gallery/articles.ts';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { examplePicture } from '../../gallery/picture.ts';
import type { ArticleCardProps } from './ArticleCard.tsx';

const words = { minutes: '{n} min read', tags: 'Tags', articlesOn: 'Articles on {tag}' };

export const examples: Example<ArticleCardProps>[] = [
  {
    name: 'Typical',
    themes: ['plaster'],
    props: {
      title: 'A regulated share asks who you are before it moves',
      excerpt: 'Six questions stand between a signed transfer and a changed register.',
      author: 'Protocol engineering',
      category: 'Technical',
      tags: [sampleTag('erc-3643', 'ERC-3643'), sampleTag('identity', 'Identity')],
      href: '/resources/blog/who-may-hold-this-share',
      date: '2026-11-18',
      day: '18 November 2026',
      minutes: 5,
      level: 'h3',
      picture: { ...examplePicture, alt: '' },
      words,
    },
  },
  {
    name: 'Longest',
    note: 'The excerpt ends after three lines.',
    themes: ['plaster'],
    props: {
      title: longest(90),
      excerpt: longest(280, 1),
      author: longest(50, 2),
      category: 'Market Analysis',
      tags: [0, 1, 2, 3, 4].map((start) => sampleTag(`tag-${start}`, longest(24, start))),
      href: '/resources/blog/longest',
      date: '2026-11-18',
      day: '18 November 2026',
      minutes: 12,
      level: 'h3',
      picture: { ...examplePicture, alt: '' },
      words,
    },
  },
];
