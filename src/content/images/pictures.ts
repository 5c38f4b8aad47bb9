import type { PictureContent } from '../../schemas/shared/picture.ts';
import { type EncodedFile, pictureManifest } from '../../schemas/shared/picture-manifest.ts';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import { publishPicture } from './published-pictures.ts';

const MANIFEST = '/media/pictures.json';
const read = import.meta.glob<unknown>('/media/pictures.json', { eager: true, import: 'default' });
const PICTURES = pictureManifest.parse(read[MANIFEST] ?? {});

interface Offered {
  /** The least width, and the greatest in each format, in pixels. */
  least?: number;
  avif: number;
  webp: number;
  sizes: string;
}

/**
 * The place of a picture decides its `sizes`, and the widths in which it is offered, in pixels: from `least`,
 * for places that are small on a phone, or from LEAST. A `poster` is soon covered by a video loop, and has
 * lighter files of its own.
 */
const PLACES = {
  hero: { avif: 2000, webp: 1600, sizes: '100vw' },
  poster: { avif: 2000, webp: 1600, sizes: '100vw' },
  panel: { avif: 1200, webp: 800, sizes: '(min-width: 60rem) 32rem, 100vw' },
  // Beside the name of a study, not much larger than an icon.
  study: { least: 240, avif: 480, webp: 800, sizes: '8rem' },
  // At the top of a card, three of which are in a row.
  card: {
    avif: 800,
    webp: 800,
    sizes: '(min-width: 66rem) 25rem, (min-width: 44rem) 50vw, 100vw',
  },
  // The same in lists that are a row to scroll on a phone, or with the picture at the side of the card.
  link: {
    least: 480,
    avif: 800,
    webp: 800,
    sizes: '(min-width: 66rem) 25rem, (min-width: 44rem) 50vw, 14rem',
  },
  article: {
    least: 240,
    avif: 800,
    webp: 800,
    sizes: '(min-width: 66rem) 25rem, (min-width: 44rem) 50vw, 6.5rem',
  },
  // Within a text.
  figure: { avif: 1400, webp: 1050, sizes: '(min-width: 40rem) 36rem, 100vw' },
  // Over eight of twelve columns.
  lead: { avif: 1600, webp: 800, sizes: '(min-width: 60rem) 52rem, 100vw' },
  // A part of it, as high as 36rem and a fifth of the page wide; on a phone an item of a row.
  hour: { least: 480, avif: 1200, webp: 800, sizes: '(min-width: 64rem) 52rem, 17rem' },
  // About square on a desktop: the picture is as wide as its height requires, and cropped at the side.
  square: {
    avif: 1600,
    webp: 800,
    sizes: '(min-width: 96rem) 80rem, (min-width: 60rem) 60rem, 100vw',
  },
  // Two kinds of pictures that are free-standing on the night ground, see encodings.ts.
  stone: { least: 480, avif: 1240, webp: 800, sizes: '(min-width: 60rem) 62rem, 100vw' },
  near: { avif: 1400, webp: 800, sizes: '(min-width: 60rem) 43.75rem, 100vw' },
} satisfies Record<string, Offered>;

/** The least width of files for places that are not small on a phone. */
const LEAST = 800;

type Place = keyof typeof PLACES;

/** Whether media/reliefs has a picture of that name. */
export const hasPicture = (name: string) => name in PICTURES;

/** @throws when media/reliefs has no picture of that name, or it is not encoded yet */
function encoded(name: string) {
  const picture = PICTURES[name];
  if (!picture)
    throw new Error(
      `There is no encoded picture "${name}": put ${name}.webp, .jpg or .png into media/reliefs and run \`npm run pictures\``,
    );
  return picture;
}

/**
 * The address of a picture beside the links of a menu, which is 26rem wide. It is AVIF alone, which every browser that
 * opens popovers reads.
 * @throws when media/reliefs has no picture of that name, or it is not encoded yet
 */
export function findMenuPicture(name: string): string {
  const file = encoded(name).files.find(({ file, width }) => width >= 800 && /avif$/.test(file));
  if (!file) throw new Error(`media/pictures.json: ${name} has no file for the menu`);
  return publishPicture(file);
}

/**
 * Finds a picture by name, in the sizes that `npm run pictures` has made for its place.
 * @throws when media/reliefs has no picture of that name, or it is not encoded yet
 */
export function findPicture({ name, alt, focus }: PictureContent, place: Place): PictureData {
  const picture = encoded(name);
  const { sizes, least = LEAST, ...widest }: Offered = PLACES[place];
  const posters = place === 'poster' ? picture.files.filter(({ poster }) => poster) : [];
  const files = posters.length > 0 ? posters : picture.files.filter(({ poster }) => !poster);
  const pick = (format: 'avif' | 'webp') =>
    files.filter(
      ({ file, width }) => file.endsWith(`.${format}`) && width >= least && width <= widest[format],
    );
  const srcSet = (offered: EncodedFile[]) =>
    offered.map((file) => `${publishPicture(file)} ${file.width}w`).join(', ');
  const [avif, webp] = [pick('avif'), pick('webp')];
  const [smallest, largest] = [webp[0], avif.at(-1)];
  if (!smallest || !largest) throw new Error(`media/pictures.json: ${name} has too few files`);
  return {
    alt,
    focus,
    sizes,
    src: publishPicture(smallest),
    width: largest.width,
    height: largest.height,
    sources: [
      { type: 'image/avif', srcSet: srcSet(avif) },
      { type: 'image/webp', srcSet: srcSet(webp) },
    ],
  };
}
