import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { ConsultationProps } from './Consultation.tsx';

type Props = Omit<ConsultationProps, 'words'>;

export const examples: Example<Props>[] = [
  {
    name: 'Three sessions',
    props: {
      title: 'You meet the people who will build it',
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
    name: 'Right to left',
    dir: 'rtl',
    props: {
      title: 'تلتقي بمن سيبني المنصة',
      sessions: [90, 240, 180].map((minutes) => ({
        title: `جلسة من ${minutes} دقيقة`,
        description: 'يعرف فريقك ما الذي تغيره الأسهم الرقمية.',
        duration: `${minutes} دقيقة`,
        minutes,
        format: 'مع مجلس الإدارة',
      })),
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
    },
  },
];
