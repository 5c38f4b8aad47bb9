import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { LinkProps } from './Link.tsx';

const newTabHint = 'opens in a new tab';

export const examples: Example<LinkProps>[] = [
  { name: 'Path', props: { href: '/contact', newTabHint, children: 'Contact' } },
  { name: 'Anchor', props: { href: '#content', newTabHint, children: 'Back to the content' } },
  {
    name: 'Mail',
    props: { href: 'mailto:hello@falaj.example', newTabHint, children: 'hello@falaj.example' },
  },
  {
    name: 'New tab',
    note: 'A full address opens a new tab, says so to screen readers and hands no opener over.',
    props: { href: 'https://homes.example', newTabHint, children: 'Real-estate platform' },
  },
  { name: 'Longest', props: { href: '/services', newTabHint, children: longest(90) } },
];
