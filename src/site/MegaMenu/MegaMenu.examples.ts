import { sampleNavigation } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { MegaMenuProps } from './MegaMenu.tsx';

type Props = Omit<MegaMenuProps, 'words'>;

const { groups } = sampleNavigation;

export const examples: Example<Props>[] = [
  {
    name: 'The six groups',
    note: 'Opens on hover, on click and by keyboard. Cards of Features and Resources are not links.',
    props: { groups, current: '/' },
    moods: ['dusk'],
    wide: true,
  },
  {
    name: 'Current page marked',
    props: { groups, current: '/industries/energy' },
    moods: ['dusk'],
    wide: true,
  },
  {
    name: 'Longest',
    props: {
      groups: groups.map((group, index) => ({
        ...group,
        lead: longest(120, index),
        cards: [0, 1, 2, 3, 4, 5].map((start) => ({
          title: longest(40, start),
          description: longest(110, start),
        })),
      })),
      current: '/',
    },
    moods: ['dusk'],
    wide: true,
  },
];
