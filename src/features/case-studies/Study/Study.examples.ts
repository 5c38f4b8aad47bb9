import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import { examplePicture } from '../../../gallery/picture.ts';
import type { StudyProps } from './Study.tsx';

type Props = Omit<StudyProps, 'words'>;

const head = { title: 'A screen at work', context: 'One day of an invented company' };
const lists: Props['screen'] = {
  ...head,
  kind: 'lists',
  lists: [
    { name: 'Branch 1', entries: 50 },
    { name: 'Branch 2', entries: 40 },
    { name: 'Branch 3', entries: 20 },
  ],
  double: 10,
  holders: 100,
  total: 1000,
  rows: [
    { id: 'X-1', class: 'Fund, LU', holders: 1, units: 500, lists: [1, 2], isNew: false },
    { id: 'X-2', class: 'Two owners', holders: 1, units: 100, lists: [3], isNew: true },
    { id: 'X-3', class: 'Nominee', holders: 8, units: 50, lists: [1], isNew: false },
  ],
  others: { count: 90, units: 350 },
};
const clearing: Props['screen'] = {
  ...head,
  kind: 'clearing',
  members: ['Hotel', 'Airline', 'Taxi'],
  owes: [
    [0, 4, 2],
    [1, 0, 3],
    [5, 0, 0],
  ],
};
const serials: Props['screen'] = {
  ...head,
  kind: 'serials',
  measure: 'MWh',
  ranges: [
    { name: 'Solar A', first: 1, last: 4000 },
    { name: 'Solar B', first: 4001, last: 9000 },
    { name: 'Wind A', first: 12001, last: 15500 },
  ],
  refused: { name: 'Wind B', first: 8000, last: 11000 },
};
const transfers: Props['screen'] = {
  ...head,
  kind: 'transfers',
  days: [
    { day: 0, text: 'Request' },
    { day: 3, text: 'Consent' },
    { day: 10, text: 'Entry' },
  ],
};

const study: Props = {
  id: 'three-registers',
  title: 'A trust replaces three registers',
  company: 'A listed trust',
  industry: 'Real Estate',
  status: 'sample',
  challenge: 'Three registers disagreed, and each payout took eleven days to reconcile.',
  solution: 'One register on a ledger, with the administrator as its agent.',
  results: [
    { metric: 'to close a payout', value: '1 day', previousValue: '11 days' },
    { metric: 'registers', value: '1' },
  ],
  metrics: { 'assets in the register': '$120M', holders: '100' },
  tags: ['Payouts', 'Registers'],
  decision: { text: 'Joint owners have one identity', because: 'Two names could not sign.' },
  calculation: {
    unit: 'day',
    start: { value: 11, label: 'to close a payout' },
    less: [{ value: 10, label: 'of comparing lists' }],
    leaves: { value: 1, label: 'from one register' },
  },
  screen: lists,
  trial: {
    call: { text: 'Try a transfer', href: '/tools' },
    shows: 'The contract refuses a holder who has too much.',
  },
  picture: examplePicture,
  theme: 'plaster',
};

const numbers: Props['calculation'] = {
  start: { value: 12, label: 'transfers begun' },
  less: [
    { value: 2, label: 'stopped' },
    { value: 1, label: 'without a buyer' },
  ],
  leaves: { value: 9, label: 'completed' },
};

export const examples: Example<Props>[] = [
  { name: 'Three lists', props: study },
  {
    name: 'A clearing table, mirrored',
    props: { ...study, id: 'clearing', screen: clearing, theme: 'dusk', mirrored: true },
  },
  {
    name: 'A ruler of serials',
    props: { ...study, id: 'serials', screen: serials, calculation: numbers, theme: 'mist' },
  },
  {
    name: 'Transfers of a year',
    props: { ...study, id: 'transfers', screen: transfers, calculation: numbers, theme: 'dusk' },
  },
  {
    name: 'Longest',
    props: {
      ...study,
      id: 'longest',
      title: longest(90),
      company: longest(60),
      industry: longest(40),
      challenge: longest(420),
      solution: longest(420, 1),
      results: [0, 1, 2, 3, 4, 5].map((line) => ({
        metric: longest(60, line),
        value: longest(24, line),
        description: longest(140, line),
      })),
      metrics: Object.fromEntries(
        [0, 1, 2, 3].map((line) => [longest(50, line), longest(24, line)]),
      ),
      tags: [0, 1, 2, 3, 4, 5].map((tag) => longest(24, tag)),
      decision: { text: longest(80), because: longest(140, 1) },
      calculation: {
        measure: longest(12),
        start: { value: 1_000_000, label: longest(60) },
        less: [0, 1, 2].map((line) => ({ value: 250_000, label: longest(60, line) })),
        leaves: { value: 250_000, label: longest(60, 3) },
      },
      screen: {
        kind: 'clearing',
        title: longest(40),
        context: longest(100),
        members: [0, 1, 2, 3, 4, 5, 6, 7].map((member) => longest(12, member)),
        owes: [0, 1, 2, 3, 4, 5, 6, 7].map((row) =>
          [0, 1, 2, 3, 4, 5, 6, 7].map((column) => (row === column ? 0 : 70 * (row + column))),
        ),
      },
      trial: { call: { text: longest(40), href: '/tools' }, shows: longest(120) },
    },
  },
];
