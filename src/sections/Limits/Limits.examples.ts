import type { Example } from '../../gallery/example.ts';
import { longest, longestOf } from '../../gallery/longest.ts';
import { faq as faqSchema } from '../../schemas/offer/faq.ts';
import { limits } from '../../schemas/offer/limits.ts';
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
    props: { ...longestOf(limits), risk: longest(200), faq: longestOf(faqSchema, 3) },
  },
];
