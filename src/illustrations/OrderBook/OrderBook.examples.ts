import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { IllustrationPropsOf } from '../IllustrationFrame/IllustrationFrame.tsx';

type Props = Omit<IllustrationPropsOf<'orderBook'>, 'messages'>;

const illustration: Props['illustration'] = {
  kind: 'orderBook',
  context: 'Marina Court shares. Only verified holders can place an order',
  data: {
    measure: 'USD',
    unit: 'shares',
    bids: [
      { price: 303.2, shares: 180 },
      { price: 302.8, shares: 260 },
      { price: 302.1, shares: 340 },
      { price: 301.5, shares: 500 },
      { price: 300, shares: 900 },
    ],
    asks: [
      { price: 303.8, shares: 120 },
      { price: 304.2, shares: 240 },
      { price: 304.9, shares: 410 },
      { price: 305.6, shares: 380 },
      { price: 306.5, shares: 620 },
    ],
    last: 303.4,
    volume: 1_420,
  },
};
const steps = [0, 1, 2, 3, 4, 5];

export const examples: Example<Props>[] = [
  { name: 'Open', note: 'A still, with or without motion.', props: { illustration } },
  {
    name: 'Halted',
    note: 'The weir is dry, and the foot says why.',
    props: {
      illustration: {
        ...illustration,
        data: { ...illustration.data, halted: 'the valuation is a day late' },
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
          measure: 'AED',
          unit: longest(16),
          bids: steps.map((step) => ({ price: 9_999.25 - step, shares: 10_000 })),
          asks: steps.map((step) => ({ price: 10_000.25 + step, shares: 10_000 })),
          last: 10_000.25,
          volume: 12_000_000,
          halted: longest(60),
        },
      },
    },
  },
  { name: 'Without motion', still: true, props: { illustration } },
];
