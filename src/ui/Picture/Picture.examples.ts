import type { Example } from '../../gallery/example.ts';
import { relief } from '../../gallery/picture.ts';
import type { PictureProps } from './Picture.tsx';

export const examples: Example<PictureProps>[] = [
  { name: 'Late, the default', props: { picture: relief }, themes: ['plaster'] },
  {
    name: 'First paint',
    note: 'Fetched at once and with priority; one for each page.',
    props: { picture: relief, priority: true },
    themes: ['plaster'],
  },
  {
    name: 'Start in view',
    props: { picture: { ...relief, focus: 'start' } },
    themes: ['plaster'],
  },
  {
    name: 'Centre in view',
    props: { picture: { ...relief, focus: 'center' } },
    themes: ['plaster'],
  },
];
