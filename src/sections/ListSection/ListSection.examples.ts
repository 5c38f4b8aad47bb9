import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { ListItem, ListSectionProps } from './ListSection.tsx';

type Props = Omit<ListSectionProps, 'messages'>;

const call = { text: 'See the register', href: '/features/compliance-engine' };
const names = ['Register', 'Payout', 'Transfer'];

const items: ListItem[] = names.map((title) => ({ title, text: 'One sentence about it.' }));

const folded = items.map((item) => ({
  ...item,
  terms: '8–12 weeks · Enterprise',
  details: {
    text: 'What it costs.',
    points: ['A first point', 'A second point'],
    tags: { label: 'Standards', items: ['ERC3643'] },
    calls: [call],
  },
}));

export const examples: Example<Props>[] = [
  {
    name: 'Under lines of water, with a note',
    props: {
      id: 'reasons',
      title: 'Three reasons',
      rule: 'water',
      items,
      note: 'We claim no approval.',
      call,
    },
  },
  {
    name: 'With folds, beside the claim',
    note: 'All of an item opens it; on a phone its sentence shows only then.',
    props: {
      id: 'services',
      title: 'Three services take an asset to its payout',
      columns: 2,
      isBeside: true,
      summary: 'What you receive',
      items: folded,
    },
  },
  {
    name: 'Figures and links',
    props: {
      id: 'consultation',
      title: 'Three sessions',
      theme: 'mist',
      rule: 'none',
      items: items.map((item) => ({ ...item, figure: '90 minutes', call })),
    },
  },
  {
    name: 'Names by group below',
    props: {
      id: 'technology',
      title: 'Standards and tools',
      columns: 4,
      items: items.map((item) => ({ ...item, href: '/services' })),
      words: { title: 'Tools', items: [{ group: 'Languages', items: ['Solidity', 'Rust'] }] },
    },
  },
  {
    name: 'Longest',
    props: {
      id: 'longest',
      title: longest(80),
      intro: longest(240),
      columns: 4,
      summary: longest(40),
      items: [
        {
          title: longest(50),
          terms: longest(60),
          text: longest(110),
          details: { text: longest(200) },
        },
        {
          title: longest(50),
          figure: longest(30),
          text: longest(110),
          call: { ...call, text: longest(40) },
        },
      ],
      note: longest(160),
    },
  },
];
