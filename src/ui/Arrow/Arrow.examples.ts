import type { Example } from '../../gallery/example.ts';
import type { ArrowProps } from './Arrow.tsx';

export const examples: Example<ArrowProps>[] = [
  { name: 'Left to right', props: { word: 'to' } },
  { name: 'Right to left', props: { word: 'إلى' }, dir: 'rtl' },
];
