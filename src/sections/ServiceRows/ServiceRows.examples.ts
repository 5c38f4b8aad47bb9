import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { examples as registers } from '../../illustrations/Register/Register.examples.ts';
import type { ServiceRowsProps } from './ServiceRows.tsx';

type Props = Omit<ServiceRowsProps, 'messages'>;

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

const props: Props = {
  title: 'Six services, from the title deed to the payout',
  intro: 'Order the whole platform or one service.',
  items: [platforms, consulting, { ...consulting, title: 'Security', href: '/services' }],
};

export const examples: Example<Props>[] = [
  {
    name: 'A platform and two rows',
    note: 'On a phone a row shows its name and weeks; the sign opens the rest.',
    props,
  },
  {
    name: 'With a register',
    note: 'It stands below the first service; on a phone it collapses.',
    props: { ...props, illustration: registers[0]?.props.illustration },
  },
  {
    name: 'With a register, right-to-left',
    dir: 'rtl',
    props: { ...props, illustration: registers[0]?.props.illustration },
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
        protocols: ['ERC1155', 'ERC3643', 'ERC721', 'ERC20'],
        timeline: { unit: 'month' as const, min: 10, max: 12 },
        complexity: 'Enterprise' as const,
        href: '/services',
      })),
    },
  },
];
