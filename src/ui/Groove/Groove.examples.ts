import type { Example } from '../../gallery/example.ts';
import type { GrooveProps } from './Groove.tsx';

export const examples: Example<GrooveProps>[] = [
  { name: 'A third', props: { value: 30, of: 90 } },
  { name: 'Full', props: { value: 3, of: 3 } },
];
