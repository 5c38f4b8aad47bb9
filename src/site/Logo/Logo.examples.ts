import logo from '/media/logo.svg';
import type { Example } from '../../gallery/example.ts';
import type { LogoProps } from './Logo.tsx';

const missing = { src: '/robots.txt', width: 105, height: 36 };

export const examples: Example<LogoProps>[] = [
  { name: 'Picture', props: { brand: 'Falaj', picture: logo }, themes: ['dusk'] },
  {
    name: 'Picture that fails',
    note: 'The address is a text file: the brand\u2019s name stands instead.',
    props: { brand: 'Falaj', picture: missing },
    themes: ['dusk'],
  },
  {
    name: 'Longest brand',
    props: { brand: 'Khalij Digital Asset Partners', picture: missing },
    themes: ['dusk'],
  },
];
