import { readMarkdown } from '../../content/read/markdown.ts';
import { sampleWords } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { bill } from './bill.ts';
import { day } from './day.ts';
import { docket } from './docket.ts';
import { flow } from './flow.ts';
import type { OpeningProps } from './Opening.tsx';
import { rule } from './rule.ts';

const { tree } = readMarkdown('```solidity\nrequire(holders < limit);\n```');

const line = (start: number) => ({
  label: longest(60, start),
  text: longest(260, start),
  value: longest(24, start),
  status: 'sample' as const,
});

export const examples: Example<OpeningProps>[] = [
  {
    name: 'A bill',
    props: {
      form: bill,
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
      form: day,
      title: 'A day at the desk',
      lines: [
        {
          label: '07:30 · First look',
          text: 'Refused transfers of the night are listed with their reasons.',
        },
        { label: '10:00', text: 'Two new holders are verified.' },
      ],
      words: sampleWords,
    },
  },
  {
    name: 'A rule with code',
    props: {
      form: rule,
      mood: 'night-2',
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
    name: 'A docket',
    props: {
      form: docket,
      title: 'What is handed over',
      lines: [
        { label: 'Specification', text: 'Rules and roles.', value: 'By week 2', status: 'target' },
        { label: 'Source code', text: 'In your repository.', value: 'By week 6', status: 'target' },
      ],
      words: sampleWords,
    },
  },
  {
    name: 'A flow',
    note: 'The water at a stone is as wide as its figure against the largest of its unit.',
    props: {
      form: flow,
      mood: 'dusk',
      title: 'One shipment, counted at every gate',
      lines: [
        { label: 'Loaded', value: '1,200 cartons', status: 'sample' },
        { label: 'Counted at the port', value: '900 cartons', status: 'sample' },
        { label: 'Set aside', text: 'Too warm.', value: '60 cartons', status: 'sample' },
      ],
      result: { label: 'Accepted', value: '840 cartons', status: 'sample' },
      words: sampleWords,
    },
  },
  ...Object.entries({ bill, day, docket, flow, rule }).map(([kind, form]) => ({
    name: `Longest ${kind}`,
    props: {
      form,
      title: longest(80),
      intro: longest(240),
      lines: [0, 1, 2, 3, 4, 5, 6, 7].map(line),
      result: line(8),
      code: form === rule ? { tree, caption: longest(160) } : undefined,
      words: sampleWords,
    },
  })),
];
