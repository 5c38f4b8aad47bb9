import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { BeforeAfterProps } from './BeforeAfter.tsx';

const words = { before: 'Before', after: 'After', language: 'en' };

export const examples: Example<BeforeAfterProps>[] = [
  {
    name: 'Days',
    props: {
      metric: 'to prepare a distribution',
      before: '11 days',
      after: '2 days',
      description: 'three lists were compared by hand',
      amounts: { before: 11, after: 2 },
      words,
    },
  },
  {
    name: 'Nothing left',
    note: 'The second bed is dry.',
    props: {
      metric: 'lots sold to two buyers',
      before: '1',
      after: '0',
      amounts: { before: 1, after: 0 },
      words,
    },
  },
  {
    name: 'Right to left',
    dir: 'rtl',
    props: {
      metric: 'open claims between brands',
      before: '200+',
      after: '3',
      amounts: { before: 200, after: 3 },
      words,
    },
  },
  {
    name: 'Longest',
    props: {
      metric: longest(60),
      before: longest(24),
      after: longest(24, 1),
      description: longest(140),
      amounts: { before: 3, after: 2 },
      words,
    },
  },
];
