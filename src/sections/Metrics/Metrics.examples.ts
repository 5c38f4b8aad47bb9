import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { OFFER_GROUPS } from '../../schemas/offer/offer.ts';
import type { MetricsProps } from './Metrics.tsx';

type Props = Omit<MetricsProps, 'messages'>;

const least: Props = {
  group: 'solutions',
  title: 'Small numbers keep a large network honest',
  items: [
    {
      label: 'blockchain networks',
      value: 25,
      suffix: '+',
      animateNumber: true,
      status: 'stated',
    },
    { label: 'support', value: '24/7', animateNumber: false, status: 'stated' },
    { label: 'seconds between counts', value: 60, animateNumber: false, status: 'sample' },
  ],
};

const whole: Props = {
  ...least,
  title: 'What the numbers are made of',
  intro: 'Market size and targets as the company states them; pilot figures are illustrative.',
  items: [
    {
      label: 'energy market addressed',
      value: 4.5,
      prefix: '$',
      suffix: 'T',
      icon: 'globe',
      animateNumber: true,
      status: 'stated',
    },
    {
      label: 'grid efficiency',
      value: 35,
      suffix: '%',
      animateNumber: true,
      trend: { value: 'against a fixed schedule', direction: 'up' },
      status: 'stated',
    },
    {
      label: 'settlement cost',
      value: 40,
      suffix: '%',
      animateNumber: true,
      trend: { value: 'against manual billing', direction: 'down' },
      status: 'stated',
    },
    {
      label: 'days from reading to payout',
      value: 1,
      animateNumber: true,
      previousValue: '45 days',
      status: 'sample',
    },
    { label: 'homes on the market', value: 1200, animateNumber: false, status: 'sample' },
  ],
};

export const examples: Example<Props>[] = [
  ...OFFER_GROUPS.map((group) => ({ name: `Three, ${group}`, props: { ...least, group } })),
  { name: 'Five', props: { ...whole, group: 'features' } },
  {
    name: 'Longest',
    props: {
      group: 'industries',
      title: longest(80),
      intro: longest(240),
      items: [0, 1, 2].map((start) => ({
        label: longest(60, start),
        value: start % 2 ? longest(24, start) : 1_234_567.89,
        prefix: 'AED ',
        suffix: ' million',
        animateNumber: start % 2 === 0,
        trend: { value: longest(24, start), direction: 'up' as const },
        previousValue: longest(24, start),
        status: 'sample' as const,
      })),
    },
  },
];
