import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { ConsultationProps } from './Consultation.tsx';

type Props = Omit<ConsultationProps, 'words'>;

export const examples: Example<Props>[] = [
  {
    name: 'Three sessions, three steps',
    props: {
      title: 'You meet the people who will build it',
      sessions: [
        {
          title: 'Executive briefing',
          description: 'Your leadership hears what digital shares would change for your asset.',
          duration: '90 minutes',
          format: 'With your board, in Dubai or by video',
        },
        {
          title: 'Technical assessment',
          description: 'Engineers mark what can stay, what has to change and what is missing.',
          duration: 'Half-day workshop',
          format: 'With your engineers, on site or by video',
        },
        {
          title: 'Compliance review',
          description: 'We list the regulators, licences and rules that counsel should confirm.',
          duration: '2–3 hours',
          format: 'With your counsel, by video',
        },
      ],
      stepsTitle: 'Three steps lead from question to launch',
      steps: [
        {
          title: 'Discovery',
          description: 'We study the asset and its title. If shares are the wrong tool, we say so.',
          duration: { unit: 'week', min: 2, max: 3 },
          deliverables: ['Review of the asset and its title', 'Map of regulators and licences'],
        },
        {
          title: 'Planning',
          description: 'Together we fix the standard, the network, the custody and the budget.',
          duration: { unit: 'week', min: 1, max: 1 },
          deliverables: ['Plan with milestones and budget'],
        },
        {
          title: 'Care',
          description: 'We watch the platform and answer within one hour.',
          duration: { unit: 'ongoing' },
          deliverables: ['Runbooks and a trained team'],
        },
      ],
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      sessions: [0, 1, 2].map((start) => ({
        title: longest(40, start),
        description: longest(220, start),
        duration: longest(30, start),
        format: longest(60, start),
      })),
      stepsTitle: longest(60),
      steps: [0, 1, 2].map((start) => ({
        title: longest(40, start),
        description: longest(220, start),
        duration: { unit: 'month' as const, min: 10, max: 12 },
        deliverables: [0, 1, 2, 3, 4].map((line) => longest(90, line)),
      })),
    },
  },
];
