import { sampleMessages } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import type { LedgeProps } from './Ledge.tsx';

export const examples: Example<LedgeProps>[] = [
  {
    name: 'Every status, with the risk',
    props: {
      statuses: ['sourced', 'stated', 'target', 'sample'],
      risk: 'A share can lose all its value and may find no buyer.',
      messages: sampleMessages,
    },
    themes: ['plaster'],
  },
  {
    name: 'Without a risk',
    props: { statuses: ['stated'], messages: sampleMessages },
    themes: ['plaster'],
  },
];
