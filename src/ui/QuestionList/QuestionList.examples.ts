import type { Example } from '../../gallery/example.ts';
import type { QuestionListProps } from './QuestionList.tsx';

export const examples: Example<QuestionListProps>[] = [
  {
    name: 'Two, one with a link',
    props: {
      items: [
        { question: 'Who holds the keys?', answer: 'Issuer keys are split.' },
        {
          question: 'How long does a project take?',
          answer: 'A tokenization platform takes 8–12 weeks to build.',
          call: { text: 'How we count', href: '/resources/documentation/project-times' },
        },
      ],
    },
  },
];
