import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { BriefProps } from './Brief.tsx';

export const examples: Example<BriefProps>[] = [
  {
    name: 'Two points',
    props: {
      id: 'audit',
      title: 'An audit is a question asked by someone who did not write the answer',
      points: [
        { title: 'Scope', text: 'The commit, the compiler and the network are named on page one.' },
        { title: 'Findings', text: 'Each one is mended, accepted with a reason, or still open.' },
      ],
    },
  },
  {
    name: 'Architecture with a sentence',
    props: {
      id: 'architecture',
      title: 'The register decides, gateways carry, watchers doubt',
      intro: 'How the parts fit, in the order a share meets them.',
      points: [
        { title: 'The home chain', text: 'Total supply changes here, and nowhere else.' },
        { title: 'The outbound gateway', text: 'It checks the hourly limit and burns the share.' },
        { title: 'The inbound gateway', text: 'It asks the local registry about the receiver.' },
      ],
    },
  },
  {
    name: 'Longest',
    props: {
      id: 'whitepaper',
      title: longest(80),
      intro: longest(240, 1),
      points: [0, 1, 2, 3, 4, 5, 6, 7].map((start) => ({
        title: longest(60, start),
        text: longest(600, start + 1),
      })),
    },
  },
];
