import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { CallsProps } from './Calls.tsx';

const primary = { text: 'Bring your credits', href: '/contact' };
const secondary = { text: 'See the market', href: '/marketplace' };

export const examples: Example<CallsProps>[] = [
  { name: 'Two', themes: ['dusk'], props: { primary, secondary, newTabHint: '' } },
  { name: 'One', themes: ['dusk'], props: { primary, newTabHint: '' } },
  {
    name: 'Longest',
    themes: ['dusk'],
    props: {
      primary: { ...primary, text: longest(40) },
      secondary: { ...secondary, text: longest(40, 1) },
      newTabHint: '',
    },
  },
];
