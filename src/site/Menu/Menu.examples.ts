import logo from '/media/logo.svg';
import { sampleNavigation, sampleSite } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { examplePicture } from '../../gallery/picture.ts';
import type { MenuProps } from './Menu.tsx';

type Props = Omit<MenuProps, 'messages'>;

const { contact, groups, mobile } = sampleNavigation;
const { brand, phone, hours } = sampleSite;
const whole = {
  entries: mobile,
  groups,
  pictures: groups.map(() => examplePicture),
  contact,
  phone,
  hours,
  brand,
  logo,
};

export const examples: Example<Props>[] = [
  {
    name: 'The six groups',
    note: 'Panels open on hover, on click and by keyboard. Cards of Features and Resources are not links. Below 1024 px the header has a button for it.',
    props: { ...whole, current: '/' },
    themes: ['dusk'],
    wide: true,
  },
  {
    name: 'A page of the groups is current',
    props: { ...whole, current: '/services/token-development' },
    themes: ['dusk'],
    wide: true,
  },
  {
    name: 'Longest',
    props: {
      ...whole,
      groups: groups.map((group, index) => ({
        ...group,
        lead: longest(120, index),
        hint: { title: longest(40, index), text: longest(80, index), href: '/tools' },
        cards: [0, 1, 2, 3, 4, 5].map((start) => ({
          title: longest(40, start),
          description: longest(110, start),
        })),
      })),
      current: '/',
    },
    themes: ['dusk'],
    wide: true,
  },
];
