import { sampleNavigation, sampleSite } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { examplePicture } from '../../gallery/picture.ts';
import type { MenuProps } from './Menu.tsx';

type Props = Omit<MenuProps, 'messages'>;

const { contact, groups, mobile } = sampleNavigation;
const { phone, hours } = sampleSite;
const whole = {
  entries: mobile,
  groups,
  pictures: Object.fromEntries(groups.map(({ id }) => [id, examplePicture.src])),
  contact,
  phone,
  hours,
};

export const examples: Example<Props>[] = [
  {
    name: 'The six groups',
    note: 'Panels open on hover, on click and by keyboard. Below 1024 px the header has a button for it.',
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
        cards: {
          title: longest(40, index),
          items: [0, 1, 2, 3, 4, 5].map((start) => longest(40, start)),
        },
      })),
      current: '/',
    },
    themes: ['dusk'],
    wide: true,
  },
];
