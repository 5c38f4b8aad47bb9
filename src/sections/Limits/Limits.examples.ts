import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { LimitsProps } from './Limits.tsx';

export const examples: Example<LimitsProps>[] = [
  {
    name: 'Two, with the risk line',
    props: {
      title: 'What you still need',
      points: [
        { title: 'Tenants who pay', text: 'A token does not change the rent.' },
        { title: 'A buyer', text: 'Nobody is bound to take a share off you.' },
      ],
      risk: 'You can lose all of the money you put in.',
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      points: [0, 1, 2, 3, 4, 5].map((start) => ({
        title: longest(60, start),
        text: longest(280, start),
      })),
      risk: longest(200),
    },
  },
];
