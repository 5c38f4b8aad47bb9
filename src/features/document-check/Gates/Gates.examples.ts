import type { Example } from '../../../gallery/example.ts';
import type { GatesProps } from './Gates.tsx';

const sha256 = '0123456789abcdef'.repeat(4);

export const examples: Example<GatesProps>[] = [
  { name: 'A fingerprint', props: { sha256 } },
  {
    name: 'Another one, compared with the first',
    props: { sha256: `f${sha256.slice(1)}`, against: sha256, isBelow: true },
  },
  { name: 'Shut', props: {} },
];
