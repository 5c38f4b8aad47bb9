import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { CardLinkProps } from './CardLink.tsx';

export const examples: Example<CardLinkProps>[] = [
  { name: 'Of a card', props: { href: '#card', children: 'Solar and wind' } },
  { name: 'Without an address', props: { children: 'Solar and wind' } },
  { name: 'Longest', props: { href: '#card', children: longest(80) } },
];
