import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { ConsultationProps } from './Consultation.tsx';

type Props = Omit<ConsultationProps, 'messages'>;

const teams = 'Their first week';
const groups: Props['groups'] = ['Protocol', 'Compliance', 'Review', 'Platform'].map((name) => ({
  name,
  weekOne: 'Reads your deed and writes the first rules.',
  artefact: { text: `Read the work of ${name}`, href: '/resources/documentation' },
}));

export const examples: Example<Props>[] = [
  {
    name: 'Three sessions',
    props: {
      title: 'You meet the people who will build it',
      teams,
      groups,
      sessions: [
        {
          title: 'Executive briefing',
          description: 'Your leadership hears what digital shares would change for your asset.',
          duration: '90 minutes',
          minutes: 90,
          format: 'With your board, in Dubai or by video',
        },
        {
          title: 'Technical assessment',
          description: 'Engineers mark what can stay, what has to change and what is missing.',
          duration: 'Half-day workshop',
          minutes: 240,
          format: 'With your engineers, on site or by video',
        },
        {
          title: 'Compliance review',
          description: 'We list the regulators, licences and rules that counsel should confirm.',
          duration: '2–3 hours',
          minutes: 180,
          format: 'With your counsel, by video',
        },
      ],
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      teams: longest(60),
      groups: groups.map((_, index) => ({
        name: longest(40, index),
        weekOne: longest(140, index),
        artefact: { text: longest(40, index), href: '/resources/documentation' },
      })),
      sessions: [0, 1, 2].map((start) => ({
        title: longest(40, start),
        description: longest(220, start),
        duration: longest(30, start),
        format: longest(60, start),
      })),
    },
  },
];
