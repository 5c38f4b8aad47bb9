import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { examplePicture } from '../../gallery/picture.ts';
import type { ProjectsProps } from './Projects.tsx';

type Props = Omit<ProjectsProps, 'words'>;

const homes: Props['items'][number] = {
  name: 'Homes by the share',
  description: 'Residents of a tower buy its shares a square metre at a time.',
  category: 'Real Estate',
  features: ['A register per building', 'Rent paid monthly'],
  status: 'Live',
  url: 'https://homes.example',
  task: {
    text: 'Sell a share to a holder who has too many.',
    shows: 'The contract refuses and says how many are left.',
    call: { text: 'Sell a share', href: '/tools' },
  },
  picture: examplePicture,
};

export const examples: Example<Props>[] = [
  {
    name: 'Two platforms',
    props: {
      title: 'Platforms that clients run',
      items: [
        homes,
        { ...homes, name: 'Orbit', category: 'Space Tech', url: 'https://orbit.example' },
      ],
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      items: [0, 1, 2, 3].map((start) => ({
        ...homes,
        name: longest(50, start),
        description: longest(260, start),
        features: [0, 1, 2, 3, 4, 5].map((line) => longest(60, start + line)),
        task: {
          text: longest(120, start),
          shows: longest(140, start + 1),
          call: { text: longest(40, start), href: '/tools' },
        },
      })),
    },
  },
];
