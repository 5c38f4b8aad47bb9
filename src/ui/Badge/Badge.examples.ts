import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { BadgeProps } from './Badge.tsx';

export const examples: Example<BadgeProps>[] = [
  { name: 'Quiet, the default', props: { children: 'ERC3643' } },
  { name: 'Lead, above a headline', props: { kind: 'lead', children: 'Energy tokenization' } },
  { name: 'Popular', props: { kind: 'popular', children: 'Popular' } },
  { name: 'Shortest', props: { children: 'KYC' } },
  {
    name: 'Longest',
    note: 'The subtitle of a hero has up to 60 characters and may take a second line.',
    props: { kind: 'lead', children: longest(60) },
  },
  { name: 'Arabic', props: { kind: 'lead', children: 'أسهم رقمية منظمة' }, dir: 'rtl' },
];
