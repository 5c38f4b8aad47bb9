import { highlightLines, readMarkdown } from '../../content/read/markdown.ts';
import type { StageOpening } from './stage-form.ts';

const { tree } = readMarkdown('```solidity\npay(seller, amount);\n```');

/** What a service hands over, with a clause as code. */
export const delivery: StageOpening = {
  title: 'A contract in twelve weeks',
  lines: [
    {
      label: 'Specification',
      text: 'Rules and roles.',
      value: 'By week 2',
      status: 'target',
    },
    { label: 'Source code', text: 'With tests.', value: 'By week 6', status: 'target' },
    { label: 'Audit', value: 'By week 11', status: 'target' },
    { label: 'Live address', value: 'By week 12', status: 'target' },
  ],
  result: { label: 'Typical budget', value: '$50,000 - $100,000', status: 'target' },
  code: {
    tree,
    lines: highlightLines('pay(seller, amount);', 'solidity'),
    caption: 'A clause as code.',
  },
};

/** A whole that is divided; one line is calculated besides. */
export const sums: StageOpening = {
  title: 'A shared register saves a third',
  intro: 'An invented manager.',
  lines: [
    { label: 'Holders', value: '2,500', status: 'sample' },
    { label: 'A register of its own', value: '$300,000', status: 'sample' },
    { label: 'A share of a common one', value: '$200,000', status: 'sample' },
  ],
  result: { label: 'Saved', text: 'In a year.', value: '$100,000', status: 'sample' },
  river: { from: 2, into: [4, 3] },
};

/** A day with and without figures. */
export const park: StageOpening = {
  title: 'A day in a park',
  intro: 'An invented park.',
  lines: [
    { label: '06:40 · First reading', text: 'Meters sign.' },
    {
      label: '13:00 · Export',
      text: 'The rest goes out.',
      value: '1.6 MWh',
      status: 'sample',
    },
  ],
  result: { label: 'Next morning', text: 'The bill.', value: '9.5 MWh', status: 'sample' },
};
