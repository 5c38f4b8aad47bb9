import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { IllustrationPropsOf } from '../IllustrationFrame/IllustrationFrame.tsx';

type Props = Omit<IllustrationPropsOf<'waterfall'>, 'messages'>;

const illustration: Props['illustration'] = {
  kind: 'waterfall',
  context: 'Marina Court, third quarter of 2026, by the register of 30 Sep',
  data: {
    measure: 'USD',
    state: 'paid',
    source: { name: 'Rent collected', amount: 412_000 },
    deductions: [
      { name: 'Operating costs', amount: 96_400 },
      { name: 'Debt service', amount: 118_000 },
      { name: 'Reserve for repairs', amount: 20_600 },
      { name: 'Manager’s fee', amount: 8_240 },
    ],
    paid: { name: 'Paid to holders', amount: 168_760 },
    shares: 40_000,
    unit: 'shares',
    at: '2 Oct 2026',
  },
};

export const examples: Example<Props>[] = [
  { name: 'Paid', props: { illustration } },
  {
    name: 'Forecast',
    note: 'Nothing has come in yet: the channels are dry.',
    props: { illustration: { ...illustration, data: { ...illustration.data, state: 'forecast' } } },
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
          measure: 'AED',
          unit: longest(16),
          at: longest(30),
          source: { name: longest(40), amount: 6_000_000 },
          deductions: [1, 2, 3, 4, 5].map((start) => ({
            name: longest(40, start),
            amount: 1_000_000,
          })),
          paid: { name: longest(40, 6), amount: 1_000_000 },
        },
      },
    },
  },
  { name: 'Without motion', still: true, props: { illustration } },
];
