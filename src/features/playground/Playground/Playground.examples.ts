import type { Example } from '../../../gallery/example.ts';
import { samplePlayground } from '../../../gallery/playground.ts';
import type { PlaygroundProps } from './Playground.island.tsx';

const { content, lines, example, messages } = samplePlayground;

export const examples: Example<PlaygroundProps>[] = [
  {
    name: 'First scenario, refused',
    props: { content, lines, example, messages },
    themes: ['dusk'],
  },
];
