import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import type { FilterCountProps } from './FilterCount.tsx';

export const examples: Example<FilterCountProps>[] = [
  {
    name: 'Before anything is narrowed',
    note: 'Empty, but as high as its line.',
    moods: ['plaster'],
    props: { none: 'No article fits.', count: { one: '1 article', other: '{n} articles' } },
  },
  {
    name: 'Something always fits',
    moods: ['plaster'],
    props: { count: { one: '1 case study', other: '{n} case studies' } },
  },
  {
    name: 'Longest',
    moods: ['plaster'],
    props: { none: longest(80), count: { one: longest(60), other: `{n} ${longest(60, 1)}` } },
  },
];
