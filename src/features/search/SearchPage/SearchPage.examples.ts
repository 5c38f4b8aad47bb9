import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import type { SearchPageProps } from './SearchPage.tsx';

type Props = Omit<SearchPageProps, 'messages'>;

const whole: Props = {
  title: 'Search',
  lead: 'Type a word or two. Misspelt and unfinished words are fine.',
  contact: '/contact',
  index: {
    title: 'Every page, from A to Z',
    intro: 'Nothing to type here.',
    groups: [
      {
        name: 'Company',
        links: [
          { text: 'About', href: '/about' },
          { text: 'Contact', href: '/contact' },
        ],
      },
      { name: 'Industries', links: [{ text: 'Energy', href: '/industries/energy' }] },
    ],
  },
};

export const examples: Example<Props>[] = [
  { name: 'Nothing typed', props: whole },
  {
    name: 'Longest',
    props: {
      ...whole,
      title: longest(40),
      lead: longest(240),
      index: {
        title: longest(80),
        intro: longest(240, 1),
        groups: [0, 1].map((start) => ({
          name: longest(40, start),
          links: [0, 1, 2].map((link) => ({
            text: longest(90, start + link),
            href: `/longest/${start}${link}`,
          })),
        })),
      },
    },
  },
];
