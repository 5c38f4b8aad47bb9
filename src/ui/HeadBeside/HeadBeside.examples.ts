import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { HeadBesideProps } from './HeadBeside.tsx';

export const examples: Example<HeadBesideProps>[] = [
  {
    name: 'Beside one line',
    props: { title: 'What a register cannot do', children: 'It does not find a buyer.' },
  },
  {
    name: 'Longest',
    props: { title: longest(80), intro: longest(240, 1), children: longest(400, 2) },
  },
  {
    name: 'Arabic',
    props: {
      title: 'ما لا يفعله السجل',
      intro: 'نقسم الأصل إلى أسهم رقمية.',
      children: 'لا يجد مشتريا.',
    },
    dir: 'rtl',
  },
];
