import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { examplePicture } from '../../gallery/picture.ts';
import type { PictureLinksProps } from './PictureLinks.tsx';

export const examples: Example<PictureLinksProps>[] = [
  {
    name: 'Three pages',
    props: {
      id: 'related-title',
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
