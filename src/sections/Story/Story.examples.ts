import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { examplePicture } from '../../gallery/picture.ts';
import type { StoryProps } from './Story.tsx';

export const examples: Example<StoryProps>[] = [
  {
    name: 'With a picture',
    props: {
      title: 'The name is older than the company',
      intro: 'A falaj is an agreement about water.',
      paragraphs: ['It is cut by hand, with just enough slope.', 'Water was counted in time.'],
      vision: { title: 'Our vision', text: 'Whoever holds a small share can prove it.' },
      mission: { title: 'Our mission', text: 'We hand the system over with its keys.' },
      picture: examplePicture,
    },
  },
  {
    name: 'Longest',
    note: 'Without a picture the text has the whole width.',
    props: {
      title: longest(80),
      intro: longest(240),
      paragraphs: [0, 1, 2, 3, 4].map((start) => longest(700, start)),
      vision: { title: longest(40), text: longest(320) },
      mission: { title: longest(40, 1), text: longest(320, 1) },
    },
  },
];
