import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { DocumentCheckProps } from './DocumentCheck.tsx';

export const examples: Example<DocumentCheckProps>[] = [
  {
    name: 'Three steps',
    props: {
      title: 'A worked example',
      example: [
        { title: 'First', text: 'What is asked.' },
        { title: 'Second', text: 'What is looked up.' },
        { title: 'Third', text: 'What comes out.' },
      ],
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      example: [0, 1, 2, 3, 4, 5, 6, 7].map((start) => ({
        title: longest(60, start),
        text: longest(280, start),
      })),
    },
  },
];
