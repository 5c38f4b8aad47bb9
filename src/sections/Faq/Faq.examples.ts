import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { FaqProps } from './Faq.tsx';

export const examples: Example<FaqProps>[] = [
  {
    name: 'Two questions',
    props: {
      title: 'Most first calls begin with these questions',
      items: [
        {
          question: 'How long does a project take?',
          answer: 'A tokenization platform takes 8–12 weeks to build.',
        },
        {
          question: 'Who holds the keys?',
          answer: 'Issuer keys are split, and no single person can sign alone.',
        },
      ],
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      items: Array.from({ length: 12 }, (_, index) => ({
        question: `${index + 1}. ${longest(116, index)}`,
        answer: longest(600, index),
      })),
    },
  },
];
