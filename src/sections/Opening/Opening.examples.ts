import { sampleWords } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { readMarkdown } from '../../lib/markdown.ts';
import type { OpeningProps } from './Opening.tsx';

const { tree } = readMarkdown('```solidity\nrequire(holders < limit);\n```');

const line = (start: number) => ({
  label: longest(60, start),
  text: longest(260, start),
  value: longest(24, start),
  status: 'sample' as const,
});

export const examples: Example<OpeningProps>[] = [
  {
    name: 'A sum',
    props: {
      title: 'What a flat brings in a year',
      intro: 'Two bedrooms, let for a year.',
      lines: [
        { label: 'Rent', value: 'AED 96,000', status: 'sample' },
        {
          label: 'Service charge',
          text: 'Billed by the square foot.',
          value: 'AED 14,000',
          status: 'sample',
        },
      ],
      result: { label: 'Left for holders', value: 'AED 82,000', status: 'sample' },
      words: sampleWords,
    },
  },
  {
    name: 'A day, without figures',
    props: {
      title: 'A day at the desk',
      lines: [
        { label: '07:30', text: 'Refused transfers of the night are listed with their reasons.' },
        { label: '10:00', text: 'Two new holders are verified.' },
      ],
      words: sampleWords,
    },
  },
  {
    name: 'With code',
    props: {
      title: 'A limit on holders',
      lines: [
        { label: 'Who sets it', text: 'The issuer.' },
        { label: 'When it is asked', text: 'Before each transfer.' },
      ],
      code: { tree, caption: 'The transfer fails once the limit is reached.' },
      words: sampleWords,
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      lines: [0, 1, 2, 3, 4, 5, 6, 7].map(line),
      result: line(8),
      code: { tree, caption: longest(160) },
      words: sampleWords,
    },
  },
];
