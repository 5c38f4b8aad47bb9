import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { RowsProps } from './Rows.tsx';

const cells = (...texts: string[]) => texts.map((text) => <li key={text}>{text}</li>);
const numbers = (count: number) =>
  cells(...Array.from({ length: count }, (_, index) => `Share ${index + 1}`));

export const examples: Example<RowsProps>[] = [
  ...[1, 2, 3, 4, 5, 6, 7].map((count) => ({
    name: `${count} in threes`,
    props: { children: numbers(count) },
  })),
  { name: 'Four short ones', props: { short: true, label: 'Shares', children: numbers(4) } },
  { name: 'Five short ones', props: { short: true, children: numbers(5) } },
  { name: 'Longest', props: { children: cells(longest(80), longest(80, 1), longest(80, 2)) } },
  { name: 'Arabic', props: { children: cells('حصة', 'سجل', 'ماء', 'حجر') }, dir: 'rtl' },
];
