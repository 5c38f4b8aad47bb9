import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { ServiceGridProps } from './ServiceGrid.tsx';

type Props = Omit<ServiceGridProps, 'messages'>;

const platforms: Props['items'][number] = {
  title: 'Tokenization platforms',
  description: 'We build the platform that issues your asset as shares.',
  features: ['Investor onboarding and a register of holders', 'Your name on every screen'],
  protocols: ['ERC1155', 'ERC3643'],
  timeline: { unit: 'week', min: 8, max: 12 },
  complexity: 'Enterprise',
  href: '/platforms/white-label-tokenization',
};

const consulting: Props['items'][number] = {
  title: 'Strategic consulting',
  description: 'We settle structure, regulator and market before anyone writes code.',
  features: ['A list of the licences you need'],
  protocols: [],
  timeline: { unit: 'ongoing' },
  complexity: 'Strategic',
};

export const examples: Example<Props>[] = [
  { name: 'One', props: { title: 'One service', items: [platforms] } },
  {
    name: 'A link and a plain card',
    note: 'The whole card of the first leads on; the second leads nowhere and has no standards.',
    props: {
      title: 'Everything between the asset and the investor',
      intro: 'One team covers both, so the contract and the regulator’s file agree.',
      items: [platforms, consulting],
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      items: [0, 1, 2, 3, 4, 5].map((start) => ({
        title: longest(50, start),
        description: longest(220, start),
        features: [0, 1, 2, 3, 4, 5].map((line) => longest(90, line)),
        protocols: ['ERC1155' as const, 'ERC3643' as const, 'ERC721' as const, 'ERC20' as const],
        timeline: { unit: 'month' as const, min: 10, max: 12 },
        complexity: 'Enterprise' as const,
        href: '/services',
      })),
    },
  },
];
