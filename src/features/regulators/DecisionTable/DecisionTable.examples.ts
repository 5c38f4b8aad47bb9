import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import { sampleSources, sampleTable, sampleTableMessages } from '../../../gallery/regulators.ts';
import type { DecisionTableProps } from './DecisionTable.tsx';

const answers = { right: 'share', place: 'dubai', buyers: 'residents', behind: 'land' };
const table = { ...sampleTable, sources: sampleSources('2026-11-22') };

export const examples: Example<DecisionTableProps>[] = [
  {
    name: 'The table of the site',
    props: {
      ...sampleTableMessages(false),
      example: { title: 'A flat', text: 'An invented flat.', answers },
      table,
    },
  },
  {
    name: 'Longest',
    props: {
      ...sampleTableMessages(true),
      example: { title: longest(60), text: longest(280), answers },
      table: {
        ...table,
        rows: sampleTable.rows.slice(0, 4).map((row, start) => ({
          ...row,
          title: longest(60, start),
          why: longest(260, start),
          instrument: longest(180, start),
          article: longest(120, start),
          uncertain: longest(180, start),
          ask: longest(160, start),
        })),
      },
    },
  },
];
