import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { examplePicture } from '../../gallery/picture.ts';
import type { ClosingProps } from './Closing.tsx';

type Props = Omit<ClosingProps, 'messages'>;

export const examples: Example<Props>[] = [
  {
    name: 'One call',
    props: {
      title: 'One asset is enough to begin',
      calls: [{ text: 'Start Your Project', href: '/contact' }],
      social: [],
    },
  },
  {
    name: 'Picture, two calls',
    props: {
      title: 'One asset is enough to begin',
      intro: 'Tell us what you own and who should be able to hold a share of it.',
      calls: [
        { text: 'Start Your Project', href: '/contact' },
        { text: 'Book a Consultation', href: '/contact?interest=strategic-consulting' },
      ],
      picture: examplePicture,
      social: [],
    },
  },
  {
    name: 'Social links',
    props: {
      title: 'Your first message starts the work',
      calls: [{ text: 'Start Your Project Today', href: '/contact#message' }],
      social: [
        { id: 'network', url: 'https://network.falaj.example', label: 'Professional network' },
        { id: 'code', url: 'https://code.falaj.example', label: 'Code' },
      ],
    },
  },
  {
    name: 'Related pages',
    props: {
      title: 'One asset is enough to begin',
      intro: 'Tell us what you own and who should be able to hold a share of it.',
      calls: [{ text: 'Start Your Project', href: '/contact' }],
      picture: examplePicture,
      social: [],
      related: {
        title: 'Related pages',
        items: [0, 1, 2].map((start) => ({
          href: `/services/related-${start}`,
          text: longest(40, start),
          group: 'Use cases',
          picture: examplePicture,
        })),
      },
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240, 1),
      calls: [
        { text: longest(40), href: '/contact' },
        { text: longest(40, 1), href: 'https://code.falaj.example' },
      ],
      picture: examplePicture,
      social: [0, 1, 2].map((start) => ({
        id: `profile-${start}`,
        url: `https://profile-${start}.falaj.example`,
        label: longest(40, start),
      })),
    },
  },
];
