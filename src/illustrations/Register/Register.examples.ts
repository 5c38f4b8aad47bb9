import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { IllustrationPropsOf } from '../IllustrationFrame/IllustrationFrame.tsx';

type Props = Omit<IllustrationPropsOf<'register'>, 'messages'>;

const illustration: Props['illustration'] = {
  kind: 'register',
  context: 'Marina Court SPV. 40,000 shares, 1,360 holders',
  data: {
    total: 40_000,
    unit: 'shares',
    holders: [
      { id: 'H-0007', class: 'Owner, AE', shares: 20_400, state: 'normal' },
      { id: 'H-0112', class: 'Pension fund, LU', shares: 6_800, state: 'normal' },
      { id: 'H-0239', class: 'Insurer, SG', shares: 4_000, state: 'normal' },
      { id: 'H-0412', class: 'Individual, AE', shares: 1_150, state: 'frozen' },
      { id: 'H-1187', class: 'Individual, GB', shares: 250, state: 'changed' },
    ],
    others: { count: 1_355, class: 'Individuals', shares: 7_400 },
    change: { shares: 250, at: '14 Nov 2026, 14:02' },
  },
};

export const examples: Example<Props>[] = [
  {
    name: 'One changed, one frozen',
    note: 'The changed row is tinted and named in the foot; the branch of a frozen one is dry.',
    props: { illustration },
  },
  {
    name: 'Longest',
    props: {
      illustration: {
        ...illustration,
        title: longest(40),
        context: longest(90),
        data: {
          total: 900_000_000,
          unit: longest(16),
          holders: [0, 1, 2, 3, 4, 5].map((start) => ({
            id: longest(24, start),
            class: longest(40, start + 1),
            shares: 150_000_000,
            state: start === 2 ? ('changed' as const) : ('frozen' as const),
          })),
          change: { shares: -150_000_000, at: longest(30) },
        },
      },
    },
  },
  { name: 'Without motion', still: true, props: { illustration } },
];
