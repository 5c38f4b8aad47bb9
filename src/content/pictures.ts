import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { PictureData } from '../lib/picture-data.ts';
import type { PictureContent } from '../schemas/picture.ts';

const FILES = import.meta.glob<ImageMetadata>('/media/reliefs/*.webp', {
  eager: true,
  import: 'default',
});

const HERO = { avif: [480, 800, 1200, 1600, 2000], webp: [800, 1600], sizes: '100vw' } as const;
const QUALITY = { avif: 45, webp: 60 } as const;
const PART = { avif: [480, 800, 1200], webp: [800], quality: QUALITY } as const;

/**
 * Where a picture stands decides its widths in pixels, its `sizes` and its quality. Places share their
 * widths, so that each file is encoded once; few browsers are left that need WebP, so it comes in few
 * sizes. A `poster` lies under a loop that soon takes over, and weighs at most 60 KB (DESIGN.md).
 */
const PLACES = {
  hero: { ...HERO, quality: QUALITY },
  poster: { ...HERO, quality: { avif: 36, webp: 45 } },
  panel: { ...PART, sizes: '(min-width: 60rem) 32rem, 100vw' },
  // About square on a desktop: the picture is as wide as its height asks for, and cut at the side.
  square: { ...PART, sizes: '(min-width: 60rem) 60rem, 100vw' },
} as const;

type Place = keyof typeof PLACES;

/**
 * Finds a picture by name and resizes it for its place.
 * @throws when media/reliefs has no file of that name
 */
export async function findPicture(
  { name, alt, focus }: PictureContent,
  place: Place,
): Promise<PictureData> {
  const source = FILES[`/media/reliefs/${name}.webp`];
  if (!source) throw new Error(`picture.name: there is no media/reliefs/${name}.webp`);
  const { sizes, quality, ...widths } = PLACES[place];
  const make = (format: 'avif' | 'webp') =>
    getImage({
      src: source,
      format,
      widths: [...widths[format]],
      // Without a width of its own the largest size would be that of the master.
      width: widths[format].at(-1),
      sizes,
      quality: quality[format],
    });
  const [avif, webp] = await Promise.all([make('avif'), make('webp')]);
  const fallback = webp.srcSet.values.find(({ url }) => url)?.url ?? webp.src;
  // To read the size of `source` would tell Astro that a page shows the master, and publish it.
  const { width = 0, height = 0 } = avif.options;
  return {
    alt,
    focus,
    sizes,
    src: fallback,
    width,
    height,
    sources: [
      { type: 'image/avif', srcSet: avif.srcSet.attribute },
      { type: 'image/webp', srcSet: webp.srcSet.attribute },
    ],
  };
}
