import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { IllustrationPropsOf } from '../IllustrationFrame/IllustrationFrame.tsx';

type Props = Omit<IllustrationPropsOf<'vintages'>, 'messages'>;

const illustration: Props['illustration'] = {
  kind: 'vintages',
  context: 'Mangrove restoration, Umm Al Quwain. One unit is 1 t CO₂e',
  data: {
    unit: 'units',
    vintages: [
      { year: '2021', issued: 18_400, retired: 18_400 },
      { year: '2022', issued: 21_000, retired: 15_200 },
      { year: '2023', issued: 24_600, retired: 9_850 },
      { year: '2024', issued: 26_200, retired: 3_100 },
      { year: '2025', issued: 15_800, retired: 0 },
    ],
  },
};

export const examples: Example<Props>[] = [
  {
    name: 'Open and closed',
    note: 'Of the first vintage nothing is left.',
    props: { illustration },
  },
  {
    name: 'Points of a programme',
    note: 'Other words for the same ledger.',
    props: {
      illustration: {
        ...illustration,
        title: 'Points by quarter',
        context: 'A coffee chain with 96 branches',
        data: {
          unit: 'points',
          retired: 'Redeemed',
          active: 'Open',
          period: 'Quarter',
          left: 'can still be redeemed',
          vintages: [
            { year: 'Q1 2026', issued: 410_000, retired: 372_000 },
            { year: 'Q2 2026', issued: 455_000, retired: 301_000 },
            { year: 'Q3 2026', issued: 470_000, retired: 122_000 },
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
          unit: longest(16),
          retired: longest(16, 1),
          active: longest(16, 2),
          period: longest(16, 3),
          left: longest(32),
          vintages: [0, 1, 2, 3, 4, 5].map((start) => ({
            year: longest(9, start) + start,
            issued: 900_000,
            retired: 1,
          })),
        },
      },
    },
  },
  { name: 'Without motion', still: true, props: { illustration } },
];
