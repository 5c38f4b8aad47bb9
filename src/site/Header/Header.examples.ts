import logo from '/media/logo.svg';
import { sampleNavigation, sampleSite } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import type { HeaderProps } from './Header.tsx';

type Props = Omit<HeaderProps, 'words'>;

const { brand, phone, hours } = sampleSite;
const whole: Props = { navigation: sampleNavigation, brand, phone, hours, logo, current: '/' };

export const examples: Example<Props>[] = [
  {
    name: 'Home',
    note: 'Clear over the hero, solid once the page has moved; a burger below 1024 px.',
    props: whole,
    themes: ['dusk'],
  },
  {
    name: 'On a page of the menu',
    props: { ...whole, current: '/industries/energy' },
    themes: ['dusk'],
  },
];
