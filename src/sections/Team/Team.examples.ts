import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { TeamProps } from './Team.tsx';

type Props = Omit<TeamProps, 'messages'>;

export const examples: Example<Props>[] = [
  {
    name: 'Two groups',
    props: {
      title: 'Groups that check each other',
      groups: [
        {
          name: 'Protocol engineering',
          role: 'Writes the contracts and the tests that try to break them',
          expertise: ['Solidity and formal specifications', 'Links between networks'],
          experience: 'Part of 15 years of collective experience',
          weekOne: 'Writes a test for each of your rules.',
          artefact: { text: 'Read a contract', href: '/resources/documentation' },
        },
        {
          name: 'Security and review',
          role: 'Reads every contract that others wrote',
          expertise: ['Manual review and fuzz testing'],
          experience: 'Reports outside the delivery team',
          weekOne: 'Draws who could move a share, and how.',
          artefact: { text: 'Read a runbook', href: '/resources/documentation' },
        },
      ],
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      groups: [0, 1, 2, 3].map((start) => ({
        name: longest(40, start),
        role: longest(60, start),
        expertise: [0, 1, 2, 3, 4, 5].map((line) => longest(50, start + line)),
        experience: longest(60, start + 1),
        weekOne: longest(140, start),
        artefact: { text: longest(40, start), href: '/resources/documentation' },
      })),
    },
  },
];
