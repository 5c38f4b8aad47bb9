import type { Example } from '../../gallery/example.ts';
import type { ChannelProps } from './Channel.tsx';

export const examples: Example<ChannelProps>[] = [
  { name: 'One to one', props: { from: 1, to: 1 } },
  { name: 'One inlet divides into six', props: { from: 1, to: 6 } },
  { name: 'Two problems, two solutions', props: { from: 2, to: 2 } },
  { name: 'Six branches join and divide into four', props: { from: 6, to: 4 } },
  { name: 'Right to left', props: { from: 3, to: 5 }, dir: 'rtl' },
];
