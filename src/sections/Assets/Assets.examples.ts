import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { examplePicture } from '../../gallery/picture.ts';
import type { AssetsProps } from './Assets.tsx';

type Props = Omit<AssetsProps, 'messages'>;

const NAMES =
  `Real estate,Bullion,Carbon,Music,Infrastructure,Farmland,Commodities,Solar and wind,Patents,
Private funds,Hotels,Satellites`.split(/,\s*/);

const picture = { ...examplePicture, alt: '' };

const props: Props = {
  title: 'Twelve kinds of asset that our clients issue as shares',
  intro: 'The issuer sets the minimum of each offer.',
  minimum: 'from {amount}',
  open: 'minimum set by the issuer',
  risk: 'You can lose all the money you invest.',
  items: NAMES.map((name, index) => ({
    name,
    href: '/solutions/real-estate',
    minimum: index % 3 ? { amount: '$1,000', status: 'stated' as const } : undefined,
    picture,
  })),
};

export const examples: Example<Props>[] = [
  {
    name: 'Twelve tiles',
    note: 'A tile leads to its offer, and the status of its minimum to the list of figures.',
    props,
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      minimum: `${longest(15)} {amount}`,
      open: longest(32),
      risk: longest(320),
      items: props.items.map((item, start) => ({ ...item, name: longest(24, start) })),
    },
  },
];
