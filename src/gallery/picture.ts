import falaj from '/media/reliefs/falaj.webp';
import type { PictureData } from '../lib/picture-data.ts';

/** A relief as a finished picture, in its full size; the site itself resizes (lib/pictures.ts). */
export const relief: PictureData = {
  alt: 'Carved sandstone at dusk, with one channel of lit water that divides into many.',
  src: falaj.src,
  sources: [{ type: 'image/webp', srcSet: `${falaj.src} ${falaj.width}w` }],
  sizes: '100vw',
  width: falaj.width,
  height: falaj.height,
  focus: 'end',
};
