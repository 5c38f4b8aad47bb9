import { sampleMessages } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { FIGURE_STATUSES } from '../../schemas/figures/choices.ts';
import type { StatusesProps } from './Statuses.tsx';

export const examples: Example<StatusesProps>[] = [
  {
    name: 'All four',
    props: {
      title: 'Words beside figures',
      items: FIGURE_STATUSES.map((status) => ({ status, title: 'A meaning', text: 'A sentence.' })),
      messages: sampleMessages,
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      items: FIGURE_STATUSES.map((status, start) => ({
        status,
        title: longest(60, start),
        text: longest(320, start),
      })),
      messages: sampleMessages,
    },
  },
];
