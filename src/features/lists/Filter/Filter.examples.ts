import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import type { FilterProps } from './Filter.tsx';

const words = { search: 'Search' };

export const examples: Example<FilterProps>[] = [
  {
    name: 'Search and two choices',
    themes: ['plaster'],
    props: {
      list: 'documents',
      label: 'Search the documentation',
      placeholder: 'Try webhook or custody',
      facets: [
        {
          name: 'type',
          label: 'Type',
          all: 'All types',
          options: [{ value: 'guide', label: 'Guide' }],
        },
        {
          name: 'difficulty',
          label: 'Difficulty',
          all: 'All levels',
          options: [{ value: 'beginner', label: 'Beginner' }],
        },
      ],
      words,
    },
  },
  {
    name: 'Longest',
    themes: ['mist'],
    props: {
      list: 'articles',
      label: longest(60),
      placeholder: longest(60, 1),
      words,
    },
  },
];
