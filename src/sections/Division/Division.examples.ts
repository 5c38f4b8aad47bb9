import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { examplePicture } from '../../gallery/picture.ts';
import type { DivisionProps } from './Division.tsx';

type Props = Omit<DivisionProps, 'messages'>;

const props: Props = {
  title: 'Divide a sample building worth $12 million',
  intro: 'Choose a number of shares.',
  label: 'Number of shares',
  each: 'for one of {n} shares',
  risk: 'Can lose all its value.',
  whole: { label: 'sample building', value: 12_000_000, prefix: '$', status: 'sample' },
  chosen: 64,
  cuts: [1, 4, 16, 64, 256].map((shares) => ({ shares, picture: examplePicture })),
};

export const examples: Example<Props>[] = [
  { name: 'Five stops', note: 'Arrow keys move the slider; the price follows.', props },
  {
    name: 'An uneven price',
    props: { ...props, whole: { ...props.whole, value: 1000 }, chosen: 256 },
  },
  {
    name: 'Longest',
    props: {
      ...props,
      title: longest(80),
      intro: longest(240),
      label: longest(40),
      each: `${longest(70)} {n}`,
      note: longest(120),
      risk: longest(320),
    },
  },
];
