import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { ResultsProps } from './Results.tsx';

const messages = { language: 'en' };

export const examples: Example<ResultsProps>[] = [
  {
    name: 'Figures and metrics',
    props: {
      place: 'featured',
      messages,
      results: [
        { metric: 'days to close a month', value: '2', description: 'eleven before' },
        { metric: 'open disputes', value: '0' },
        { metric: 'holders moved', value: '1,360' },
      ],
      metrics: { Properties: '7' },
    },
  },
  {
    name: 'Lines',
    props: {
      place: 'card',
      messages,
      results: ['Two audits without a remark', 'One register', 'No nominee accounts'],
    },
  },
  {
    name: 'Longest',
    props: {
      place: 'featured',
      messages,
      results: [0, 1, 2].map((start) => ({
        metric: longest(60, start),
        value: longest(24, start),
        description: longest(140, start),
      })),
    },
  },
];
