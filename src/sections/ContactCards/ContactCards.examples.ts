import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { ContactCardsProps } from './ContactCards.tsx';

export const examples: Example<ContactCardsProps>[] = [
  {
    name: 'Four ways',
    note: 'Address and number are links; place and hours are not.',
    props: {
      title: 'Get In Touch',
      items: [
        {
          title: 'Email',
          icon: 'mail',
          primary: 'hello@falaj.example',
          href: 'mailto:hello@falaj.example',
          secondary: 'Reply within 24 hours',
          description: 'Best for questions with an attachment.',
          kind: 'email',
        },
        {
          title: 'Phone',
          icon: 'phone',
          primary: '+971 4 000 0000',
          href: 'tel:+97140000000',
          secondary: 'Answered during business hours',
          kind: 'phone',
        },
        {
          title: 'Office location',
          icon: 'building',
          primary: 'Dubai Internet City',
          kind: 'place',
        },
        {
          title: 'Business hours',
          icon: 'clock',
          primary: 'Sunday to Thursday',
          secondary: '9:00 AM to 6:00 PM GST',
          description: 'Clients with a live platform reach support 24/7.',
          kind: 'hours',
        },
      ],
    },
  },
  {
    name: 'Longest',
    props: {
      title: 'Get In Touch',
      items: [0, 1, 2, 3].map((start) => ({
        title: longest(30, start),
        icon: 'mail' as const,
        primary: `${'a'.repeat(44)}${start}@falaj.example`,
        href: 'mailto:hello@falaj.example',
        secondary: longest(80, start),
        description: longest(160, start),
        kind: 'email' as const,
      })),
    },
  },
];
