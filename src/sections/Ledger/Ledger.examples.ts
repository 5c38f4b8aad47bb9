import { sampleMessages } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { LedgerProps } from './Ledger.tsx';

const columns = {
  figure: 'Figure',
  label: 'What it counts',
  status: 'Status',
  period: 'Period',
  basis: 'Basis',
  counted: 'Counted by',
  date: 'Since',
};

const filter = {
  label: 'Choose',
  page: 'Page',
  allPages: 'All pages',
  status: 'Status',
  allStatuses: 'All',
  count: { one: '1 figure', other: '{n} figures' },
  none: 'None',
  more: 'More',
};

const claims: LedgerProps['pages'][number]['claims'] = [
  {
    figure: '25+',
    label: 'networks',
    status: 'stated',
    period: 'On that day',
    basis: 'Networks on which our contracts were tried.',
    counted: 'The company',
    date: '2026-11-22',
  },
  {
    figure: '$4.5T',
    label: 'energy market',
    status: 'sourced',
    period: 'The year 2025',
    basis: 'Sales to end customers.',
    counted: 'An agency',
    source: 'Energy yearbook, an agency',
    date: '2026-03-01',
  },
];

export const examples: Example<LedgerProps>[] = [
  {
    name: 'Two pages',
    props: {
      title: 'Figures by page',
      columns,
      file: 'As a file',
      filter,
      href: '/figures.json',
      pages: [
        { name: 'Energy', path: '/industries/energy', claims },
        { name: 'Retail', path: '/industries/retail', claims: claims.slice(0, 1) },
      ],
      messages: sampleMessages,
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      columns,
      file: longest(60),
      filter: { ...filter, label: longest(60), more: longest(60) },
      href: '/figures.json',
      pages: [
        {
          name: longest(40),
          path: '/longest',
          claims: [
            {
              figure: longest(140),
              label: longest(60),
              status: 'sourced',
              period: longest(80),
              basis: longest(200),
              counted: longest(80),
              source: longest(160),
              date: '2026-11-22',
            },
          ],
        },
      ],
      messages: sampleMessages,
    },
  },
];
