import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { ReasonsProps } from './Reasons.tsx';

export const examples: Example<Omit<ReasonsProps, 'words'>>[] = [
  {
    name: 'Three, without a sentence',
    props: {
      title: 'One team answers for the whole platform',
      items: [
        {
          title: 'Rules run before a share moves',
          description: 'A wallet that may not hold your share cannot receive it.',
        },
        {
          title: 'You choose the network',
          description: 'Fees, custody and your investors decide where the shares live.',
        },
        {
          title: 'Support responds within 1 hour',
          description: 'Engineers are on call 24/7 for live platforms.',
        },
      ],
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      items: [0, 1, 2, 3, 4, 5].map((start) => ({
        title: longest(50, start),
        description: longest(240, start),
      })),
    },
  },
];
