import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { SectionHeadProps } from './SectionHead.tsx';

export const examples: Example<SectionHeadProps>[] = [
  { name: 'Claim', props: { title: 'One asset is enough to begin' } },
  {
    name: 'A line each',
    props: { title: 'Change an answer', intro: 'The plan follows.', isLine: true },
  },
  {
    name: 'Claim and sentence',
    props: {
      title: 'From stranded value to flowing value',
      intro: 'What changes once readings and rights share a ledger.',
    },
  },
  {
    name: 'With an id',
    note: 'The section around it is named by this heading.',
    props: { id: 'questions-title', title: 'Most first calls begin with these questions' },
    themes: ['plaster'],
  },
  { name: 'Longest', props: { title: longest(80), intro: longest(240, 1) } },
  {
    name: 'Arabic',
    props: { title: 'أصل واحد يكفي للبدء', intro: 'نقسم الأصل إلى أسهم رقمية منظمة.' },
    dir: 'rtl',
  },
];
