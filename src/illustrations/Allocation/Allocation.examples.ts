import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { IllustrationPropsOf } from '../IllustrationFrame/IllustrationFrame.tsx';

type Props = Omit<IllustrationPropsOf<'allocation'>, 'messages'>;

const illustration: Props['illustration'] = {
  kind: 'allocation',
  context: 'Marina Court, Dubai. $12.0M of equity in 40,000 equal shares',
  data: {
    total: 40_000,
    unit: 'shares',
    value: 12_000_000,
    measure: 'USD',
    state: 'issued',
    parts: [
      { class: 'Owner keeps', shares: 20_400, fine: false },
      { class: 'Institutions', shares: 10_800, fine: false },
      { class: 'Verified individuals', shares: 8_800, fine: true },
    ],
    smallest: 1,
  },
};

export const examples: Example<Props>[] = [
  { name: 'Issued', props: { illustration } },
  {
    name: 'Planned, by weight',
    note: 'Nothing is issued yet, so the cuts are dry.',
    props: {
      illustration: {
        ...illustration,
        context: 'Bar 84-1172, 1,000 g of fine gold in units of 0.1 g',
        data: {
          total: 10_000,
          unit: 'units',
          value: 1_000,
          measure: 'g',
          state: 'planned',
          parts: [
            { class: 'Dealer keeps', shares: 5_100, fine: false },
            { class: 'Members', shares: 4_900, fine: true },
          ],
        },
      },
    },
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
          unit: longest(16),
          measure: 'AED',
          total: 60_000,
          value: 9_000_000,
          parts: [0, 1, 2, 3, 4, 5].map((start) => ({
            class: longest(40, start),
            shares: 10_000,
            fine: start % 2 === 1,
          })),
        },
      },
    },
  },
  { name: 'Without motion', still: true, props: { illustration } },
];
