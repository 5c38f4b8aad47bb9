import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { HelpProps } from './Help.tsx';

type Props = Omit<HelpProps, 'messages'>;

export const examples: Example<Props>[] = [
  {
    name: 'Forum, chat and support',
    props: {
      title: 'Ask a person',
      items: [
        {
          title: 'Developer Forum',
          description: 'Questions and answers that others can find again.',
          icon: 'users',
          call: { text: 'Open the Forum', href: 'https://forum.falaj.example' },
        },
        {
          title: 'Discord Community',
          description: 'Short questions, quick answers.',
          icon: 'message',
          call: { text: 'Join the Chat', href: 'https://discord.falaj.example' },
        },
        {
          title: 'Technical Support',
          description: 'For clients with a platform in use.',
          icon: 'phone',
          call: { text: 'Contact Support', href: '/contact' },
        },
      ],
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      items: [0, 1, 2].map((start) => ({
        title: longest(40, start),
        description: longest(200, start),
        icon: 'message' as const,
        call: { text: longest(40, start + 1), href: '/contact' },
      })),
    },
  },
];
