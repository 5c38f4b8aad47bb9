import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { TagsProps } from './Tags.tsx';

export const examples: Example<TagsProps>[] = [
  { name: 'One', props: { label: 'Token standards', items: ['ERC3643'] } },
  {
    name: 'Several',
    props: { label: 'Energy', items: ['Peer-to-peer', 'Signed meters', 'Microgrid'] },
  },
  { name: 'None', note: 'Prints nothing.', props: { label: 'Token standards', items: [] } },
  {
    name: 'Longest',
    props: {
      label: 'What the study is about',
      items: [0, 1, 2, 3, 4, 5].map((start) => longest(24, start)),
    },
  },
];
