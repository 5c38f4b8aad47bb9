import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import type { FingerprintsProps } from './Fingerprints.tsx';

const digits = { before: '0123456789abcdef'.repeat(4), after: 'fedcba9876543210'.repeat(4) };

export const examples: Example<FingerprintsProps>[] = [
  {
    name: 'Two lines',
    props: {
      title: 'One letter',
      before: 'Layla holds 250',
      after: 'Layla holds 260',
      beforeLabel: 'Before',
      afterLabel: 'After',
      points: [
        { title: 'Papers', text: 'Kept by their digits.' },
        { title: 'Entries', text: 'Each holds the digits of the one before.' },
      ],
      digits,
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      before: longest(90),
      after: longest(90),
      beforeLabel: longest(40),
      afterLabel: longest(40),
      points: [0, 1, 2, 3].map((start) => ({
        title: longest(60, start),
        text: longest(280, start),
      })),
      digits,
    },
  },
];
