import logo from '/media/logo.svg';
import { sampleNavigation, sampleSite } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import { relief } from '../../gallery/picture.ts';
import type { MobileMenuProps } from './MobileMenu.tsx';

type Props = Omit<MobileMenuProps, 'words'>;

const { contact, groups, mobile } = sampleNavigation;
const { brand, phone, hours } = sampleSite;
const whole = {
  entries: mobile,
  groups,
  pictures: groups.map(() => relief),
  contact,
  phone,
  hours,
  brand,
  logo,
};

export const examples: Example<Props>[] = [
  {
    name: 'Home is current',
    props: { ...whole, current: '/' },
    moods: ['dusk'],
  },
  {
    name: 'A page of the groups is current',
    props: { ...whole, current: '/services/token-development' },
    moods: ['dusk'],
  },
];
