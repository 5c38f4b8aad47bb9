import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { TransferCheckProps } from './TransferCheck.tsx';

type Props = Omit<TransferCheckProps, 'messages'>;

const illustration: Props['illustration'] = {
  kind: 'transferCheck',
  context: 'Six rules run before a share moves',
  data: {
    from: 'H-0412',
    to: 'H-1187',
    shares: 250,
    unit: 'shares',
    asked: '14:02:06',
    answered: '14:02:07',
    rules: [
      { name: 'Receiver is verified', value: 'Identity claim valid to 14 Mar 2027' },
      { name: 'Country is allowed', value: 'GB is on the list of the offer' },
      { name: 'Investor class fits', value: 'Professional, as the offer asks' },
      { name: 'Holding stays under the limit', value: '0.6% after the transfer, limit 10%' },
      { name: 'Holder count stays under the limit', value: '1,360 of at most 2,000' },
      { name: 'Lock-up has ended', value: 'Free since 1 Sep 2026' },
    ],
    outcome: 'passed',
  },
};
const ended = (outcome: 'waiting' | 'refused', at: number): Props => ({
  illustration: { ...illustration, data: { ...illustration.data, outcome, at } },
});

export const examples: Example<Props>[] = [
  { name: 'Passed', note: 'With motion welcome the lamps light in turn.', props: { illustration } },
  { name: 'Waiting for the first rule', props: ended('waiting', 1) },
  { name: 'Three rules have passed', props: ended('waiting', 4) },
  {
    name: 'Refused by the fourth rule',
    note: 'Later rules do not run, and nothing moves.',
    props: ended('refused', 4),
  },
  {
    name: 'Lit by what scrolls past',
    note: 'Lamps follow view timelines; here are none, so all are lit.',
    props: { illustration, follows: true },
  },
  {
    name: 'Longest',
    props: {
      illustration: {
        ...illustration,
        title: longest(40),
        context: longest(90),
        data: {
          ...illustration.data,
          from: longest(24),
          to: longest(24, 1),
          unit: longest(16),
          asked: longest(20),
          answered: longest(20),
          rules: [0, 1, 2, 3, 4, 5].map((start) => ({
            name: longest(40, start),
            value: longest(60, start + 1),
          })),
        },
      },
    },
  },
  { name: 'Without motion', still: true, props: { illustration } },
];
