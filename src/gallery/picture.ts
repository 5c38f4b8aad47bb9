import commodities from '/media/encoded/commodities-near-800.webp?url';
import falaj from '/media/encoded/falaj-1600.webp?url';
import type { PictureData } from '../ui/Picture/picture-data.ts';

/** An encoded picture in one size; the site itself offers several. */
export const examplePicture: PictureData = {
  alt: 'Carved sandstone at dusk, with one channel of lit water that divides into many.',
  src: falaj,
  sources: [{ type: 'image/webp', srcSet: `${falaj} 1600w` }],
  sizes: '100vw',
  width: 1600,
  height: 900,
  focus: 'end',
};

/** A picture that fades into the night on all sides, for callouts. */
export const nearPicture: PictureData = {
  alt: 'Stone bins on both sides of a channel of lit water.',
  src: commodities,
  sources: [],
  sizes: '100vw',
  width: 1050,
  height: 788,
  focus: 'center',
};
