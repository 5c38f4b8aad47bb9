import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { BenefitListProps } from './BenefitList.tsx';

export const examples: Example<BenefitListProps>[] = [
  { name: 'One', props: { items: ['Audited contracts'] } },
  {
    name: 'Several',
    props: {
      items: ['Scored network list', 'Legal note per network', 'Key ceremony and recovery test'],
    },
  },
  {
    name: 'Wide',
    note: 'Two columns where there is room.',
    props: {
      wide: true,
      items: [
        'Price set by supply and demand on the feeder',
        'No clearing house between two meters',
        'Disputes settled from signed readings',
        'Works with the billing system you have',
      ],
    },
  },
  {
    name: 'Longest',
    props: { wide: true, items: [0, 1, 2, 3, 4, 5].map((start) => longest(120, start)) },
  },
  {
    name: 'Arabic',
    note: 'The bend of the bullet mirrors.',
    props: { items: ['عقود مدققة قبل الإطلاق', 'سجل واحد لكل الحائزين'] },
    dir: 'rtl',
  },
];
