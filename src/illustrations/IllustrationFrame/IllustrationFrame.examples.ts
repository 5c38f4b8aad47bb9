import { sampleMessages } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { IllustrationFrameProps } from './IllustrationFrame.tsx';

export const examples: Example<IllustrationFrameProps>[] = [
  {
    name: 'Title, context and foot',
    props: {
      title: 'Register of holders',
      context: 'Marina Court SPV. 40,000 shares, 1,360 holders',
      foot: ['+250 to H-1187', 'Sum checked: 40,000 of 40,000'],
      messages: sampleMessages,
      children: undefined,
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(40),
      context: longest(90),
      foot: [longest(60), longest(90, 1)],
      messages: sampleMessages,
      children: undefined,
    },
  },
];
