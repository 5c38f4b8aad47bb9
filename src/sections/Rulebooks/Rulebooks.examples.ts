import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { RulebooksProps } from './Rulebooks.tsx';

const items: RulebooksProps['items'] = [
  { name: 'VARA', scope: 'Virtual assets in Dubai', href: '/resources/blog' },
  { name: 'DFSA', scope: 'DIFC, Dubai', href: '/resources/blog' },
  { name: 'FSRA', scope: 'ADGM, Abu Dhabi', href: '/resources/blog' },
  { name: 'CMA', scope: 'UAE securities', href: '/resources/blog' },
  { name: 'MiCA', scope: 'European Union', href: '/resources/blog' },
  { name: 'ERC-3643', scope: 'Permissioned tokens', href: '/resources/documentation' },
];

export const examples: Example<RulebooksProps>[] = [
  {
    name: 'Six plates',
    note: 'On a narrow screen the row shows a third of the next plate.',
    props: { intro: 'We build to these rules and claim no approval.', items },
  },
  { name: 'Right-to-left', dir: 'rtl', props: { intro: 'نبني وفق هذه القواعد.', items } },
  {
    name: 'Longest',
    props: {
      intro: longest(160),
      items: items.map((item, start) => ({
        ...item,
        name: longest(16, start),
        scope: longest(32, start),
      })),
    },
  },
];
