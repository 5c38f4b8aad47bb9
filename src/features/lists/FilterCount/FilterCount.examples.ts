import type { Example } from '../../../gallery/example.ts';
import type { FilterCountProps } from './FilterCount.tsx';

export const examples: Example<FilterCountProps>[] = [
  {
    name: 'Before anything is narrowed',
    note: 'Empty, but as high as its line.',
    themes: ['plaster'],
    props: {},
  },
];
