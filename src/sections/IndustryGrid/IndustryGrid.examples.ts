import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { IndustryGridProps } from './IndustryGrid.tsx';

export const examples: Example<IndustryGridProps>[] = [
  {
    name: 'With and without a page',
    props: {
      title: 'The same tools do different work in each industry',
      items: [
        {
          name: 'Real estate',
          description: 'Project companies admit partners by phase.',
          useCases: ['Funding of one construction phase', 'Rent paid by the register'],
          href: '/industries/real-estate-developers',
        },
        {
          name: 'Supply chain',
          description: 'A warehouse receipt that can be pledged once.',
          useCases: ['Receipts for stored metal'],
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
        name: longest(40, start),
        description: longest(200, start),
        useCases: [0, 1, 2, 3, 4].map((line) => longest(60, start + line)),
        href: '/industries/energy',
      })),
    },
  },
];
