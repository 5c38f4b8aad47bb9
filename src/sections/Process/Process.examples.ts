import type { Example } from '../../gallery/example.ts';
import { longest, longestOf } from '../../gallery/longest.ts';
import { process } from '../../schemas/offer/process.ts';
import type { ProcessProps } from './Process.tsx';

type Props = Omit<ProcessProps, 'messages'>;

const steps: Props['steps'] = [
  {
    title: 'Assessment',
    description: 'We map meters, licences, counterparties and contracts.',
    duration: { unit: 'week', min: 4, max: 6 },
    deliverables: ['Grid data and meter inventory', 'Licence and approvals map'],
    icon: 'map',
  },
  {
    title: 'Pilot',
    description: 'One feeder, real money and daily reconciliation against the old process.',
    duration: { unit: 'week', min: 1, max: 1 },
    deliverables: ['Daily reconciliation report'],
  },
  {
    title: 'Care',
    description: 'We watch the platform after the hand-over.',
    duration: { unit: 'ongoing' },
    deliverables: ['Monitoring and runbooks', 'Incident log'],
  },
];

export const examples: Example<Props>[] = [
  {
    name: 'Total added up',
    props: {
      title: 'Every stage ends with something to hold',
      status: 'stated',
      steps,
      total: { duration: { unit: 'week', min: 5, max: 7 } },
      afterwards: '5–7 weeks plus ongoing support',
    },
  },
  {
    name: 'Total stated',
    note: 'Where the company states another figure, the reason stands below it.',
    props: {
      title: 'Four stages, one of them beside another',
      intro: 'Every stage ends with something you can hold your own people to.',
      status: 'stated',
      steps: steps.map((step, index) => (index === 1 ? { ...step, starts: 5 } : step)),
      total: {
        duration: { unit: 'week', min: 4, max: 6 },
        because: 'The pilot runs during the last week of the assessment.',
      },
    },
  },
  {
    name: 'No total',
    props: { title: 'Steps in days and weeks are not added up', status: 'stated', steps },
  },
  {
    name: 'Longest',
    props: {
      ...longestOf(process),
      status: 'target',
      total: { duration: { unit: 'month', min: 80, max: 96 }, because: longest(240) },
    },
  },
];
