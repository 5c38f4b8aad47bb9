import { sampleMessages } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { QuoteProps } from './Quote.tsx';

export const examples: Example<QuoteProps>[] = [
  {
    name: 'Typical',
    props: {
      quote: 'Nobody had to explain a wallet to a customer.',
      author: 'Invented quotation',
      messages: sampleMessages,
      position: 'Group Programme Director',
    },
  },
  {
    name: 'Older names of its fields',
    props: {
      text: 'We closed the month in two days.',
      author: 'Invented quotation',
      messages: sampleMessages,
      role: 'Controller',
    },
  },
  {
    name: 'Longest',
    props: {
      quote: longest(320),
      author: 'Invented quotation',
      messages: sampleMessages,
      position: longest(60, 1),
    },
  },
];
