import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import { sampleGuide, sampleTable } from '../../../gallery/regulators.ts';
import type { WhoRegulatesProps } from './WhoRegulates.tsx';

export const examples: Example<WhoRegulatesProps>[] = [
  {
    name: 'The questions of the site',
    props: {
      title: 'Whom you would meet',
      guide: sampleGuide(false),
      table: sampleTable,
      tableTitles: { title: 'The table', resultTitle: 'What fits' },
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      guide: sampleGuide(true),
      table: {
        ...sampleTable,
        questions: sampleTable.questions.map((question, start) => ({
          ...question,
          text: longest(80, start),
          hint: longest(140, start),
          options: question.options.map((option) => ({ ...option, text: longest(70, start) })),
        })),
        regulators: sampleTable.regulators.map((regulator, start) => ({
          ...regulator,
          full: longest(80, start),
          reach: longest(120, start),
        })),
      },
      tableTitles: { title: longest(80), resultTitle: longest(80) },
    },
  },
];
