import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { CardProps } from './Card.tsx';

const short = (
  <>
    <h3>One register of record</h3>
    <p>The offer document names the contract that keeps the count.</p>
  </>
);
const long = (
  <>
    <h3>{longest(60)}</h3>
    <p>{longest(280, 1)}</p>
  </>
);

export const examples: Example<CardProps>[] = [
  { name: 'Plaster, the default', props: { children: short } },
  {
    name: 'Dusk',
    note: 'Keeps its theme on any ground.',
    props: { theme: 'dusk', children: short },
  },
  { name: 'Large', props: { size: 'large', children: short } },
  { name: 'Longest', props: { children: long } },
  { name: 'Longest, large and dusk', props: { size: 'large', theme: 'dusk', children: long } },
  {
    name: 'Arabic',
    note: 'The bend is at the inline end of the top edge.',
    props: { children: <h3>سجل واحد لكل الحائزين</h3> },
    dir: 'rtl',
  },
];
