import falaj from '/media/encoded/falaj-1600.webp?url';
import type { PictureData } from '../lib/picture-data.ts';

/** A relief as a finished picture, in one size; the site itself offers several. */
export const relief: PictureData = {
  alt: 'Carved sandstone at dusk, with one channel of lit water that divides into many.',
  src: falaj,
  sources: [{ type: 'image/webp', srcSet: `${falaj} 1600w` }],
  sizes: '100vw',
  width: 1600,
  height: 900,
  focus: 'end',
};
