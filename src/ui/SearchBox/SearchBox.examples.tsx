import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { SearchBoxProps } from './SearchBox.tsx';

export const examples: Example<SearchBoxProps>[] = [
  {
    name: 'Small, named by words that are read out',
    alone: true,
    props: { label: 'Search the documentation', placeholder: 'Try webhook or custody' },
  },
  {
    name: 'Large',
    alone: true,
    themes: ['dusk'],
    props: { label: 'Search this site', size: 'large', placeholder: 'Word or name' },
  },
  {
    name: 'With a button',
    alone: true,
    props: { label: 'Search the articles', children: <button type="submit">Search</button> },
  },
  {
    name: 'Longest',
    alone: true,
    props: { label: longest(60), size: 'large', placeholder: longest(60, 1) },
  },
];
