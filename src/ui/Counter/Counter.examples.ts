import type { Example } from '../../gallery/example.ts';
import type { CounterProps } from './Counter.tsx';

export const examples: Example<CounterProps>[] = [
  { name: 'Text stands', props: { value: '24/7' } },
  { name: 'Number, grouped', props: { value: 1_200 } },
  { name: 'Prefix and suffix', props: { value: 500, prefix: '$', suffix: 'M' } },
  { name: 'Counts', props: { value: 25, suffix: '+', animate: true } },
  {
    name: 'Counts with a decimal',
    note: 'Keeps its decimals while it counts, so that the width stays still.',
    props: { value: 4.5, prefix: '$', suffix: 'T', animate: true },
  },
  { name: 'Text never counts', props: { value: '12–18', animate: true } },
  { name: 'Zero', props: { value: 0, animate: true } },
];
