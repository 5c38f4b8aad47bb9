import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { QuickLinksProps } from './QuickLinks.tsx';

export const examples: Example<QuickLinksProps>[] = [
  {
    name: 'Four ways in',
    props: {
      label: 'Quick links',
      items: [
        {
          text: 'Quick Start',
          href: '/resources/documentation/quick-start',
          icon: 'play',
          description: 'A first share in ten minutes',
        },
        {
          text: 'API Reference',
          href: '/resources/documentation/api-reference',
          icon: 'code',
          description: 'Every call and its answer',
        },
        {
          text: 'Smart Contracts',
          href: '#contracts',
          icon: 'document',
          description: 'What is deployed, line by line',
        },
        { text: 'Community', href: '#help', icon: 'users', description: 'Forum and chat' },
      ],
    },
  },
  {
    name: 'Longest',
    props: {
      label: 'Quick links',
      items: [0, 1, 2, 3].map((start) => ({
        text: longest(40, start),
        href: `/resources/documentation/longest-${start}`,
        icon: 'code' as const,
        description: longest(100, start),
      })),
    },
  },
];
