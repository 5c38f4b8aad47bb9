import { sampleNavigation } from '../../../gallery/content.ts';
import type { Example } from '../../../gallery/example.ts';
import type { SearchProps } from './Search.tsx';

export const examples: Example<Omit<SearchProps, 'messages'>>[] = [
  {
    name: 'Closed',
    note: 'The button opens the palette, as do / and Ctrl or Cmd with K.',
    props: { hints: sampleNavigation.search, contact: '/contact' },
    themes: ['dusk'],
  },
];
