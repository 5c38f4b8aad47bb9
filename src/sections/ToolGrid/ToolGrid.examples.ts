import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { ToolGridProps } from './ToolGrid.tsx';

export const examples: Example<ToolGridProps>[] = [
  {
    name: 'Two tools',
    props: {
      title: 'Tools you can try',
      items: [
        {
          href: '/tools/a',
          name: 'A check',
          text: 'Drop a file.',
          facts: ['One file', '1 second'],
          drawn: 'gates',
        },
        {
          href: '/tools/b',
          name: 'A plan',
          text: 'Six answers.',
          facts: ['Dates', 'PDF'],
          drawn: 'plan',
        },
      ],
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      items: [0, 1, 2, 3].map((start) => ({
        href: `/tools/tool-${start}`,
        name: longest(40, start),
        text: longest(200, start),
        facts: [0, 1, 2].map((more) => longest(40, start + more)),
        drawn: (['transfer', 'plan', 'lamps', 'gates'] as const)[start] ?? 'plan',
      })),
    },
  },
];
