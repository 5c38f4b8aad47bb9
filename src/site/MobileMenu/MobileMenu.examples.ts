import { sampleNavigation } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import type { MobileMenuProps } from './MobileMenu.tsx';

type Props = Omit<MobileMenuProps, 'words'>;

const { contact, groups, mobile } = sampleNavigation;

export const examples: Example<Props>[] = [
  {
    name: 'Home is current',
    props: { entries: mobile, groups, contact, current: '/' },
    moods: ['dusk'],
  },
  {
    name: 'A page of the groups is current',
    props: { entries: mobile, groups, contact, current: '/services/token-development' },
    moods: ['dusk'],
  },
];
