import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import { samplePlayground } from '../../../gallery/playground.ts';
import type { TransferPlaygroundProps } from './TransferPlayground.tsx';

export const examples: Example<TransferPlaygroundProps>[] = [
  { name: 'As on its page', props: samplePlayground },
  {
    name: 'Longest',
    props: { ...samplePlayground, title: longest(80), intro: longest(240) },
  },
];
