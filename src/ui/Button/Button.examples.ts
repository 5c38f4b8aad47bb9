import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { ButtonProps } from './Button.tsx';

export const examples: Example<ButtonProps>[] = [
  {
    name: 'Primary',
    note: 'The one sand-coloured call of a section, on dusk.',
    props: { href: '/contact', children: 'Start Your Project' },
    themes: ['dusk'],
  },
  {
    name: 'Outline',
    props: { kind: 'outline', href: '#case-studies', children: 'See case studies' },
  },
  {
    name: 'Solid',
    note: 'What primary is on dusk, solid is on plaster.',
    props: { kind: 'solid', href: '/resources/case-studies', children: 'View All Case Studies' },
    themes: ['plaster', 'mist'],
  },
  {
    name: 'Submit',
    note: 'Without an address it sends the form around it.',
    props: { kind: 'solid', children: 'Send Message' },
    themes: ['plaster'],
  },
  {
    name: 'Busy',
    note: 'Its work is under way.',
    props: { kind: 'solid', busy: true, children: 'Sending your message' },
    themes: ['plaster'],
  },
  {
    name: 'New tab',
    props: {
      kind: 'outline',
      href: 'https://code.falaj.example',
      newTabHint: 'opens in a new tab',
      children: 'Read Our Code',
    },
  },
  { name: 'Longest', props: { kind: 'outline', href: '/contact', children: longest(40) } },
  {
    name: 'Arabic',
    props: { kind: 'outline', href: '/contact', children: 'ابدأ مشروعك' },
    dir: 'rtl',
  },
];
