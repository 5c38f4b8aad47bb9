import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { examplePicture } from '../../gallery/picture.ts';
import type { OneShareProps } from './OneShare.tsx';

type Props = Omit<OneShareProps, 'messages'>;

const call = { text: 'Try it', href: '/tools' };

const props: Props = {
  title: 'Follow one share',
  whole: { label: 'sample building', value: 12_000_000, prefix: '$', status: 'sample' },
  deed: { title: 'Deed', text: 'A fund takes the title.', picture: examplePicture },
  cut: {
    title: 'Cut',
    text: 'Every stone is one share.',
    label: 'Number of shares',
    chosen: 64,
    stops: [256, 64, 16, 4, 1].map((shares) => ({
      shares,
      each: `for one of ${shares}`,
      picture: examplePicture,
    })),
  },
  check: {
    title: 'Check',
    text: 'Six rules run before the share moves.',
    rules: ['Identity', 'Country', 'Class', 'Holding', 'Holders', 'Lock-up'],
    result: 'All six passed.',
    call,
  },
  register: {
    title: 'Register',
    text: 'One list says who owns what now.',
    holders: [
      { number: 'H-0001', who: 'Owner', shares: 40, isNew: false },
      { number: 'H-0002', who: 'Fund', shares: 20, isNew: false },
      { number: 'H-0003', who: 'New holder', shares: 1, isNew: true },
      { number: '3 more', who: 'Individuals', shares: 3, isNew: false },
    ],
  },
  payout: {
    title: 'Payout',
    text: 'rent a year for the share',
    whole: { label: 'left for all', value: 640_000, prefix: '$', status: 'sample' },
    call,
  },
};

const long = { title: longest(20), text: longest(90) };

export const examples: Example<Props>[] = [
  { name: 'Five stops', note: 'Arrow keys move the gate; the price follows.', props },
  {
    name: 'An uneven price',
    props: {
      ...props,
      whole: { ...props.whole, value: 1000 },
      cut: { ...props.cut, chosen: 256 },
    },
  },
  {
    name: 'Longest',
    props: {
      ...props,
      title: longest(60),
      deed: { ...props.deed, ...long },
      cut: { ...props.cut, ...long },
      check: {
        ...props.check,
        ...long,
        rules: [1, 2, 3, 4, 5, 6].map((n) => `${longest(10)} ${n}`),
      },
      register: { ...props.register, ...long },
      payout: { ...props.payout, ...long },
    },
  },
];
