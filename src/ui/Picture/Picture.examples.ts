import type { Example } from '../../gallery/example.ts';
import { examplePicture } from '../../gallery/picture.ts';
import type { PictureProps } from './Picture.tsx';

export const examples: Example<PictureProps>[] = [
  { name: 'Late, the default', props: { picture: examplePicture }, themes: ['plaster'] },
  {
    name: 'First paint',
    note: 'Fetched at once and with priority; one for each page.',
    props: { picture: examplePicture, priority: true },
    themes: ['plaster'],
  },
  {
    name: 'Start in view',
    props: { picture: { ...examplePicture, focus: 'start' } },
    themes: ['plaster'],
  },
  {
    name: 'Centre in view',
    props: { picture: { ...examplePicture, focus: 'center' } },
    themes: ['plaster'],
  },
];
