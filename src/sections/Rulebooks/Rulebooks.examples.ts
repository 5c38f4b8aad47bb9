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
  {
    name: 'Five plates',
    props: { intro: 'We build to these rules.', items: items.slice(0, 5) },
  },
  {
    name: 'Seven plates',
    props: {
      intro: 'We build to these rules.',
      items: [...items, { name: 'ISO 27001', scope: 'Security of data', href: '/about' }],
    },
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
