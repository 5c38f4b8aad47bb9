import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import type { ChoicesProps } from './Choices.tsx';

export const examples: Example<ChoicesProps>[] = [
  {
    name: 'All is chosen',
    themes: ['plaster'],
    props: {
      name: 'category',
      label: 'Categories',
      items: [
        { name: 'All', value: '', href: '/resources/blog', isCurrent: true },
        { name: 'DeFi', value: 'defi', href: '/resources/blog/category/defi', isCurrent: false },
      ],
    },
  },
  {
    name: 'Longest',
    themes: ['mist'],
    props: {
      name: 'type',
      label: 'Types',
      items: [0, 1, 2, 3].map((start) => ({
        name: longest(40, start),
        value: `choice-${start}`,
        href: `/choice-${start}`,
        isCurrent: start === 1,
      })),
    },
  },
];
