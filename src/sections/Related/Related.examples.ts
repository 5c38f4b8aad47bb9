import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { examplePicture } from '../../gallery/picture.ts';
import type { RelatedProps } from './Related.tsx';

export const examples: Example<RelatedProps>[] = [
  {
    name: 'Two pages',
    props: {
      title: 'Related pages',
      items: [
        { href: '/solutions/real-estate', text: 'Real estate', group: 'Solutions' },
        { href: '/use-cases/rwa-tokenization', text: 'RWA tokenization', group: 'Use cases' },
      ],
    },
  },
  {
    name: 'Longest',
    props: {
      title: 'Related pages',
      items: [0, 1, 2].map((start) => ({
        href: `/services/related-${start}`,
        text: longest(40, start),
        group: 'Use cases',
        picture: examplePicture,
      })),
    },
  },
];
