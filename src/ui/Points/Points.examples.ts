import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { PointsProps } from './Points.tsx';

export const examples: Example<PointsProps>[] = [
  {
    name: 'An argument',
    props: {
      items: [
        { title: 'Rights', text: 'What a holder has, against which company.' },
        { title: 'Supply', text: 'Month by month, with the addresses that wait.' },
      ],
    },
  },
  {
    name: 'Cautions, longest',
    props: {
      isCaution: true,
      items: [0, 1, 2].map((start) => ({
        title: longest(60, start),
        text: longest(280, start),
      })),
    },
  },
  {
    name: 'In columns',
    props: {
      isGrid: true,
      items: [0, 1, 2, 3].map((start) => ({
        title: longest(30, start),
        text: longest(120, start),
      })),
    },
  },
  {
    name: 'Arabic',
    props: { items: [{ title: 'الحقوق', text: 'ما يملكه حامل السهم.' }] },
    dir: 'rtl',
  },
];
