import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { LinkListProps } from './LinkList.tsx';

const links = [
  { text: 'About', href: '/about' },
  { text: 'Services', href: '/services' },
  { text: 'Contact', href: '/contact' },
];

export const examples: Example<LinkListProps>[] = [
  { name: 'Ordinary', props: { links, label: 'Pages' } },
  { name: 'With the page that is shown', props: { links, current: '/services' } },
  { name: 'Longest', props: { links: [{ text: longest(90), href: '/services' }] } },
];
