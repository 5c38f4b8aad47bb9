import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import type { SearchResultsProps } from './SearchResults.tsx';

const messages = {
  searchNone: 'Nothing found for “{query}”.',
  searchCount: { one: '1 page found', other: '{n} pages found' },
  searchBusy: 'Searching',
  searchEverywhere: 'See every page',
  searchFailed: 'The search could not be loaded.',
  searchRetry: 'Try again',
  searchAsk: 'Ask us',
};

const whole: SearchResultsProps = {
  id: 'answers',
  label: 'Pages',
  as: 'list',
  hints: [
    { text: 'Contact', href: '/contact', description: 'Write, call, or book a conversation.' },
    { text: 'Blog', href: '/resources/blog' },
  ],
  hintsTitle: 'Where people go first',
  everyPage: '/search',
  contact: '/contact',
  messages,
};

export const examples: Example<SearchResultsProps>[] = [
  { name: 'A list of links', themes: ['plaster'], props: whole },
  {
    name: 'Options of a search box',
    note: 'The search box chooses among them; see site/Search.',
    themes: ['dusk'],
    props: { ...whole, id: 'options', as: 'options' },
  },
  {
    name: 'Longest',
    themes: ['plaster-2'],
    props: {
      ...whole,
      id: 'longest',
      hints: [{ text: longest(90), href: '/longest', description: longest(160, 1) }],
    },
  },
];
