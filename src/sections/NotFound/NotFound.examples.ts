import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { examplePicture } from '../../gallery/picture.ts';
import type { NotFoundProps } from './NotFound.tsx';

const whole: NotFoundProps = {
  code: '404',
  title: 'Oops! Page not found',
  description: 'This channel ends here. The address may be old, mistyped, or not built yet.',
  call: { text: 'Return to Home', href: '/' },
  picture: examplePicture,
  askedFor: 'You asked for',
  suggestion: 'You probably wanted',
  listTitle: 'Pages people look for',
  hints: [
    { asked: '/demo', href: '/contact', text: 'Request a demo' },
    { asked: '/assets', href: '/solutions/real-estate', text: 'Real-estate solutions' },
  ],
};

export const examples: Example<NotFoundProps>[] = [
  { name: 'With two hints', props: whole },
  {
    name: 'The hint of this address',
    note: 'An address that links lead astray: the line names the page that was probably wanted.',
    props: {
      ...whole,
      hints: [
        {
          asked: '/gallery/sections/not-found/the-hint-of-this-address',
          href: '/resources/case-studies',
          text: 'Case studies',
        },
      ],
    },
  },
  {
    name: 'Longest',
    props: {
      ...whole,
      title: longest(60),
      description: longest(200),
      call: { text: longest(40), href: '/' },
      askedFor: longest(60),
      suggestion: longest(60),
      listTitle: longest(60),
      hints: [0, 1, 2, 3, 4, 5].map((start) => ({
        asked: `/asked-${start}`,
        href: '/contact',
        text: longest(40, start),
      })),
    },
  },
];
