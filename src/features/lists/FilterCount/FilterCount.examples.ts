import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import type { FilterCountProps } from './FilterCount.tsx';

export const examples: Example<FilterCountProps>[] = [
  {
    name: 'Before anything is narrowed',
    note: 'Empty, but as high as its line.',
    moods: ['plaster'],
    props: { none: 'No article fits.', one: '1 article', many: '{n} articles' },
  },
  {
    name: 'Something always fits',
    moods: ['plaster'],
    props: { one: '1 case study', many: '{n} case studies' },
  },
  {
    name: 'Longest',
    moods: ['plaster'],
    props: { none: longest(80), one: longest(60), many: `{n} ${longest(60, 1)}` },
  },
];
