import type { Example } from '../../gallery/example.ts';
import type { SectionProps } from './Section.tsx';

const children = <p>One asset, one register, many holders.</p>;

export const examples: Example<SectionProps>[] = [
  { name: 'Plaster, the default', props: { children }, themes: ['mist'] },
  { name: 'Plaster 2', props: { theme: 'plaster-2', children }, themes: ['plaster'] },
  { name: 'Mist', props: { theme: 'mist', children }, themes: ['plaster'] },
  { name: 'Dusk', props: { theme: 'dusk', children }, themes: ['plaster'] },
  { name: 'Second dusk', props: { theme: 'night-2', children }, themes: ['plaster'] },
  { name: 'Dusk that glows', props: { theme: 'dusk', glow: true, children }, themes: ['plaster'] },
  {
    name: 'With an anchor and a name',
    note: 'Calls such as #audit lead here; the heading names the section for screen readers.',
    props: {
      id: 'audit',
      labelledBy: 'audit-title',
      theme: 'mist',
      children: <h3 id="audit-title">A heading that names the section</h3>,
    },
    themes: ['plaster'],
  },
];
