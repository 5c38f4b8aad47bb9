import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { ShortPageProps } from './ShortPage.tsx';

export const examples: Example<ShortPageProps>[] = [
  { name: 'A few words', alone: true, props: { children: <h1>Added to our news</h1> } },
  { name: 'Longest', alone: true, props: { children: <h1>{longest(120)}</h1> } },
];
