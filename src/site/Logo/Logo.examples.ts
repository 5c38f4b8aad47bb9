import logo from '/media/logo.svg?url';
import type { Example } from '../../gallery/example.ts';
import type { LogoProps } from './Logo.tsx';

export const examples: Example<LogoProps>[] = [
  { name: 'Picture', props: { brand: 'Falaj', src: logo }, moods: ['dusk'] },
  {
    name: 'Picture that fails',
    note: 'The address is a text file: the brand\u2019s name stands instead.',
    props: { brand: 'Falaj', src: '/robots.txt' },
    moods: ['dusk'],
  },
  {
    name: 'Longest brand',
    props: { brand: 'Khalij Digital Asset Partners', src: '/robots.txt' },
    moods: ['dusk'],
  },
];
