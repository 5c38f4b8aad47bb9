import type { Example } from '../../gallery/example.ts';
import type { GroundProps } from './Ground.tsx';

export const examples: Example<GroundProps>[] = [
  { name: 'Behind what stands around it', note: 'It fills its frame.', props: {} },
];
