import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { DIFFICULTIES, DOCUMENT_TYPES } from '../../schemas/library/documentation.ts';
import type { ItemSummary, ReadyCategory } from './CategoryCard.tsx';
import type { LibraryProps } from './Library.tsx';

type Props = Omit<LibraryProps, 'messages'>;

const names = ['Quick start', 'Environments', 'Webhooks', 'Errors', 'Custody', 'Incidents'];

const items = names.map(
  (name, index): ItemSummary => ({
    name,
    type: DOCUMENT_TYPES[index] ?? 'Guide',
    difficulty: DIFFICULTIES[index % DIFFICULTIES.length] ?? 'Beginner',
    href: `/resources/documentation/${name.toLowerCase().replace(' ', '-')}`,
  }),
);

const start: ReadyCategory = {
  id: 'start',
  title: 'Getting started',
  description: 'From an empty folder to a first transfer.',
  icon: 'play',
  browse: 'Browse All Guides',
  items,
};

const contracts: ReadyCategory = {
  ...start,
  id: 'contracts',
  title: 'Smart contracts',
  icon: 'document',
  browse: 'Browse All Contracts',
  items: [{ ...(items[0] as ItemSummary), name: 'Share token', href: '/resources/share-token' }],
};

const closedLists = { types: DOCUMENT_TYPES, difficulties: DIFFICULTIES };

export const examples: Example<Props>[] = [
  {
    name: 'Six items and one',
    note: 'Three items are shown; the others expand. A category of one has nothing to expand.',
    props: {
      title: 'Everything we have written down',
      search: { label: 'Search the documentation', placeholder: 'Try webhook' },
      categories: [start, contracts],
      ...closedLists,
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      search: { label: longest(60), placeholder: longest(60, 1) },
      categories: [0, 1, 2, 3].map((place) => ({
        ...start,
        id: `longest-${place}`,
        title: longest(50, place),
        description: longest(200, place),
        browse: longest(50, place + 1),
        items: items.map((item, index) => ({
          ...item,
          name: longest(70, index),
          href: `/resources/documentation/longest-${place}-${index}`,
        })),
      })),
      ...closedLists,
    },
  },
];
