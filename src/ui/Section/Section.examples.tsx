import type { Example } from '../../gallery/example.ts';
import type { SectionProps } from './Section.tsx';

const children = <p>One asset, one register, many holders.</p>;

export const examples: Example<SectionProps>[] = [
  { name: 'Plaster, the default', props: { children }, moods: ['mist'] },
  { name: 'Plaster 2', props: { mood: 'plaster-2', children }, moods: ['plaster'] },
  { name: 'Mist', props: { mood: 'mist', children }, moods: ['plaster'] },
  { name: 'Dusk', props: { mood: 'dusk', children }, moods: ['plaster'] },
  { name: 'Second dusk', props: { mood: 'night-2', children }, moods: ['plaster'] },
  { name: 'Dusk that glows', props: { mood: 'dusk', glow: true, children }, moods: ['plaster'] },
  {
    name: 'With an anchor and a name',
    note: 'Calls such as #audit lead here; the heading names the section for screen readers.',
    props: {
      id: 'audit',
      labelledBy: 'audit-title',
      mood: 'mist',
      children: <h3 id="audit-title">A heading that names the section</h3>,
    },
    moods: ['plaster'],
  },
];
