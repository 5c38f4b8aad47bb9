import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { PROTOCOLS } from '../../schemas/pages/service-card.ts';
import type { TechnologyProps } from './Technology.tsx';

export const examples: Example<TechnologyProps>[] = [
  {
    name: 'Two standards, two groups of tools',
    props: {
      title: 'Standards that others can read',
      protocols: [
        {
          name: 'ERC3643',
          title: 'Shares that know their holders',
          description: 'Each transfer asks an identity registry first.',
          uses: ['Regulated shares', 'Fund units'],
        },
        {
          name: 'ERC20',
          title: 'Plain balances',
          description: 'For tokens that anybody may hold.',
          uses: ['Payout tokens'],
        },
      ],
      toolsTitle: 'Tools we work with',
      tools: [
        { group: 'Contracts', items: ['Solidity', 'Foundry'] },
        { group: 'Operations', items: ['Terraform'] },
      ],
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      protocols: PROTOCOLS.map((name, start) => ({
        name,
        title: longest(50, start),
        description: longest(260, start),
        uses: [0, 1, 2, 3].map((line) => longest(60, start + line)),
      })),
      toolsTitle: longest(60),
      tools: [0, 1, 2, 3, 4, 5].map((start) => ({
        group: longest(40, start),
        items: [0, 1, 2, 3, 4, 5, 6, 7].map((line) => longest(40, line)),
      })),
    },
  },
];
