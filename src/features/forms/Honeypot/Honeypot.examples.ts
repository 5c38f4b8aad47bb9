import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import type { HoneypotProps } from './Honeypot.tsx';

export const examples: Example<HoneypotProps>[] = [
  { name: 'Out of sight', props: { id: 'trap', label: 'Leave this empty' } },
  { name: 'Longest', props: { id: 'trap-longest', label: longest(60) } },
  { name: 'Arabic', props: { id: 'trap-arabic', label: 'اتركه فارغا' }, dir: 'rtl' },
];
