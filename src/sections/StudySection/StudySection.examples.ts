import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { examplePicture } from '../../gallery/picture.ts';
import type { StudySectionProps } from './StudySection.tsx';

type Props = Omit<StudySectionProps, 'messages'>;

const props: Props = {
  title: 'A property trust replaces three registers with one',
  solution: 'The registers were reconciled and reissued as ERC-3643 units.',
  status: 'sample',
  result: { metric: 'to prepare a distribution', value: '2 days', previousValue: '11 days' },
  call: { text: 'Read the case study', href: '/resources/case-studies' },
  picture: examplePicture,
};

export const examples: Example<Props>[] = [
  { name: 'Before and after', props },
  { name: 'A figure alone', props: { ...props, result: { metric: 'holders', value: '1,360' } } },
  {
    name: 'Longest',
    props: {
      ...props,
      title: longest(90),
      solution: longest(420),
      result: { metric: longest(60), value: '21-24 weeks', previousValue: '30-40 weeks' },
      call: { text: longest(40), href: '/resources/case-studies' },
    },
  },
];
