import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { LimitsProps } from './Limits.tsx';

const faq: LimitsProps['faq'] = {
  title: 'Most first calls begin with these questions',
  items: [
    { question: 'Who holds the keys?', answer: 'Issuer keys are split.' },
    { question: 'Can we leave again?', answer: 'Yes, with the register.' },
  ],
};

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
      faq,
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
      faq: {
        title: longest(80),
        intro: longest(240),
        items: Array.from({ length: 12 }, (_, index) => ({
          question: `${index + 1}. ${longest(116, index)}`,
          answer: longest(600, index),
        })),
      },
    },
  },
];
